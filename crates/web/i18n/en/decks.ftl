decks = The cards
deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-wordless = { $count ->
    [one] Nobody has described one of these cards: computer players know only its colours and its light. If that is too little, play without them.
   *[other] Nobody has described { $count } of these cards: computer players know only their colours and their light. If that is too little, play without them.
}
deck-no-bots = Play without computer players
deck-looking = A vision model is describing the pictures: { $done } of { $all }.
deck-of = Pictures of { $name }
deck-of-nobody = Own pictures
card-undescribed = a picture that somebody brought

bring = Play with your own pictures
bring-hint = JPEG, PNG or WebP, or a zip of them. They are shown to your table only, without the place and time they were taken.
bring-shape = Pictures of another shape
bring-crop = Fill the card
bring-fit = Show all of it
bring-keep = Keep them for my other tables
bring-drop = Drop pictures or a zip here, or choose them
bring-send = Bring them
bring-progress = Progress
bring-waiting = Sending…
bring-reading = Making cards…
bring-done = { $count ->
    [one] One picture became a card and is mixed in.
   *[other] { $count } pictures became cards and are mixed in.
}
bring-kept = They are kept for your other tables.
bring-no-room = They are not kept for your other tables: you keep as many decks as there is room for. Delete one first.
bring-left-out = Left out
bring-nothing = None of these files became a card.

## What is wrong with a file
refused-file-not-a-picture = { $file } is not a picture that can be used; save it as JPEG, PNG or WebP.
refused-file-of-other-kind = { $file } is a { $kind } picture, which cannot be read here; save it as JPEG or PNG.
refused-file-broken = { $file } is broken or not whole; save or copy it once more.
refused-file-empty = { $file } is empty; copy it once more.
refused-file-too-large = { $file } is larger than { $most } MB; save it smaller.
refused-file-too-many-pixels = { $file } has { $width } × { $height } pixels, more than { $most } million; save it smaller.
refused-file-takes-too-much = { $file } takes more than { $most } MB of memory to read; save it smaller, or as an ordinary JPEG.
refused-file-too-small = { $file } has only { $width } × { $height } pixels; a card needs at least { $least } on each side.
refused-file-too-slow = { $file } took too long to read; save it anew as an ordinary JPEG.
refused-file-twice = { $file } is the same picture as { $other }, so it was left out.
refused-file-outside = { $file } would lie outside of the deck; give it a plain name inside.
refused-file-is-a-link = { $file } is a link to somewhere else; put the picture itself into the deck.
refused-file-locked = { $file } is locked with a password; pack the deck without one.
refused-file-packed-otherwise = { $file } is packed in a way that cannot be unpacked here; pack the deck as an ordinary zip.
refused-zip-broken = { $file } is not a zip, or it is not whole; pack the deck once more.
refused-too-many-files = { $file } holds more than { $most } files; leave out what does not belong to the deck.
refused-too-many-pictures = The deck has { $most } pictures already, so { $file } was left out; make a second deck.
refused-all-too-large = All files together are larger than { $most } MB, so { $file } and what follows was left out.
refused-file-unreadable = { $file } cannot be read: { $why }.
refused-manifest-unreadable = { $file } cannot be understood, so it was left out: { $why }.
refused-manifest-too-long = { $file }: { $field } is too long; { $most } characters at the most.
refused-manifest-without-picture = { $file } has words for { $card }, but there is no such picture in the deck.
refused-and-more = { $more ->
    [one] One more problem was found, in { $file }.
   *[other] { $more } more problems were found, the first in { $file }.
}

shelf = Decks you keep
shelf-hint = A deck you delete is gone from this list. Its pictures go within a day, or with the last table that still plays with them.
shelf-forget = Delete
