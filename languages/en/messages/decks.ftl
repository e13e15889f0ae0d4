decks = Cards
deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-wordless = { $count ->
    [one] One of these cards has no description, so computer players see only its colours and its light. If that’s not enough for you, play without them.
   *[other] { $count } of these cards have no description, so computer players see only their colours and their light. If that’s not enough for you, play without them.
}
deck-no-bots = Play without computer players
deck-looking = An AI model is describing the pictures: { $done } of { $all }.
deck-of = { $name }’s pictures
deck-of-nobody = Custom pictures
card-undescribed = a picture that someone added

bring = Play with your own pictures
bring-hint = JPEG, PNG or WebP, or a zip of them. Only your table sees them, and we remove any record of where and when they were taken.
bring-shape = Pictures that aren’t card-shaped
bring-crop = Fill the card
bring-fit = Whole picture
bring-keep = Keep them for my other tables
bring-drop = Drop pictures or a zip here, or choose files
bring-send = Add them
bring-progress = Progress
bring-waiting = Uploading…
bring-reading = Making cards…
bring-done = { $count ->
    [one] One new card is in the mix.
   *[other] { $count } new cards are in the mix.
}
bring-kept = Kept for your other tables, too.
bring-no-room = Not kept for your other tables: there’s no room for another deck. Delete one first.
bring-left-out = Left out
bring-nothing = None of these files could be made into a card.

## What is wrong with a file
refused-file-not-a-picture = { $file } isn’t a picture we can use; save it as JPEG, PNG or WebP.
refused-file-of-other-kind = { $file } is in { $kind } format, which we can’t read; save it as JPEG or PNG.
refused-file-broken = { $file } is damaged or incomplete; save or copy it again.
refused-file-empty = { $file } is empty; copy it again.
refused-file-too-large = { $file } is larger than { $most } MB; save a smaller version.
refused-file-too-many-pixels = { $file } has { $width } × { $height } pixels, more than { $most } million; save a smaller version.
refused-file-takes-too-much = { $file } takes more than { $most } MB of memory to read; save a smaller version, or an ordinary JPEG.
refused-file-too-small = { $file } is only { $width } × { $height } pixels; a card needs at least { $least } on each side.
refused-file-too-slow = { $file } took too long to read; save it again as an ordinary JPEG.
refused-file-twice = { $file } is the same picture as { $other }, so it was left out.
refused-file-outside = { $file } would end up outside the deck; give it a plain file name.
refused-file-is-a-link = { $file } is a link to somewhere else; put the picture itself in the deck.
refused-file-locked = { $file } is locked with a password; zip the deck without one.
refused-file-packed-otherwise = { $file } is packed in a way we can’t unpack; zip the deck the ordinary way.
refused-zip-broken = { $file } isn’t a zip, or it’s incomplete; zip the deck again.
refused-too-many-files = { $file } holds more than { $most } files; leave out whatever isn’t part of the deck.
refused-too-many-pictures = The deck already has { $most } pictures, so { $file } was left out; make a second deck.
refused-all-too-large = Together the files are larger than { $most } MB, so { $file } and everything after it were left out.
refused-file-unreadable = { $file } can’t be read: { $why }.
refused-manifest-unreadable = We couldn’t make sense of { $file }, so it was left out: { $why }.
refused-manifest-too-long = { $file }: { $field } is too long; { $most } characters at most.
refused-manifest-without-picture = { $file } has words for { $card }, but there’s no such picture in the deck.
refused-and-more = { $more ->
    [one] One more problem was found, in { $file }.
   *[other] { $more } more problems were found, the first in { $file }.
}

shelf = Decks you keep
shelf-hint = A deck you delete disappears from this list. Its pictures are deleted within three days, once no table uses them any more.
shelf-forget = Delete
