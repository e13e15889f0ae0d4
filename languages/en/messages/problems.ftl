## Why a request came to nothing
problem-no-such-table = There’s no table with this code; ask your friends for it again.
problem-no-such-page = There’s nothing here; a table’s address is /t/ followed by its code.
problem-not-that-way = There’s something here, but not for this method.
problem-no-such-sound = There’s no such recording at this table.
problem-no-such-picture = There’s no such picture.
problem-unreadable = { $what ->
    [json] This stops being JSON at line { $line }, column { $column }.
    [object] A JSON object is needed, like { $like }.
    [address] This address isn’t written correctly.
   *[parsed] We couldn’t understand this; /openapi.json says what can be sent here.
}
problem-unknown-field = { $items ->
    [0] “{ $field }” is unknown here; nothing needs to be sent.
   *[other] “{ $field }” is unknown here; you can send: { $known }.
}
problem-missing-field = “{ $field }” is missing.
problem-wrong-kind = { $wanted ->
    [number] “{ $field }” must be a whole number.
    [truth] “{ $field }” must be true or false.
    [list] “{ $field }” must be a list in square brackets.
    [object] “{ $field }” must be an object in braces.
   *[text] “{ $field }” must be text.
}
problem-out-of-range = “{ $field }” must be between { $least } and { $most }.
problem-unknown-word = “{ $field }” can be: { $words }.
problem-too-many-items = “{ $field }” has { $given } entries; { $most } at most.
problem-unknown-name = “{ $field }” refers to something that isn’t here.
problem-bad-key = An idempotency key has 1 to 200 plain characters.
problem-key-reused = This was already sent once, with something else in it; reload the page and try again.
problem-too-large = That’s too large; { $most } { $unit } at most.
problem-sound-kind = A recording must be WebM, Ogg, MP4 or WAV; this is none of them.
problem-password = { $given ->
    [wrong] That’s not the password for this table.
   *[none] This table has a password; enter it first.
}
problem-cross-site = This came from another website, so it wasn’t carried out.
problem-too-many = That was a lot at once; try again in { $seconds } s.
problem-too-many-streams = Too many pages are open; close some and try again.
problem-too-much-talk = Everyone’s talking at once here; say it again in { $seconds } s.
problem-too-many-uploads = Others are adding decks right now; try again in a minute.
problem-busy = It’s busy here right now; try again in a few seconds.
problem-full = The server has as many tables as it can handle; those already open carry on. Try again in a few minutes.
problem-disk-full = This server’s disk is almost full, so nothing can be added right now; tell whoever runs it.
problem-stalled = The rest came too slowly or not at all, so we stopped; try again.
problem-too-many-files = That’s more than { $most } files at once; spread them over several decks.
problem-unavailable = That can’t be done right now, but nothing is lost; try again.
problem-unwritable = The server’s disk is full or can’t be written to, so this wasn’t saved; tell whoever runs the server.
problem-damaged = What the server stored here is damaged and can’t be read, and trying again won’t help; tell whoever runs the server.
problem-data-gone = The server’s data was moved or deleted while it was running, so nothing can be saved; tell whoever runs the server.
problem-bug = Something went wrong on our side; what was done before is safe. Try again.
