## Why a request came to nothing
problem-no-such-table = There is no table with this code; ask your friends for it once more.
problem-no-such-page = There is nothing here; the table is at /t/ and its code.
problem-not-that-way = This can be asked for, but not with this method.
problem-no-such-sound = There is no such recording at this table.
problem-no-such-picture = There is no such picture.
problem-unreadable = { $what ->
    [json] This is not JSON from line { $line }, column { $column } on.
    [object] A JSON object is needed, like { $like }.
    [address] This address is not written right.
   *[parsed] This could not be understood; /openapi.json says what can be sent here.
}
problem-unknown-field = { $items ->
    [0] “{ $field }” is unknown here; nothing needs to be sent along.
   *[other] “{ $field }” is unknown here; there is: { $known }.
}
problem-missing-field = “{ $field }” is missing.
problem-wrong-kind = { $wanted ->
    [number] “{ $field }” must be a whole number.
    [truth] “{ $field }” must be true or false.
    [list] “{ $field }” must be a list in square brackets.
    [object] “{ $field }” must be an object in braces.
   *[text] “{ $field }” must be text.
}
problem-out-of-range = “{ $field }” goes from { $least } to { $most }.
problem-unknown-word = “{ $field }” can be: { $words }.
problem-too-many-items = “{ $field }” has { $given } entries; { $most } at the most.
problem-unknown-name = “{ $field }” names nothing that is here.
problem-bad-key = An idempotency key has 1 to 200 plain characters.
problem-key-reused = This was sent once already, with something else in it; load the page anew and try again.
problem-too-large = That is too large; { $most } { $unit } at the most.
problem-sound-kind = A recording is WebM, Ogg, MP4 or WAV; this is none of them.
problem-password = { $given ->
    [wrong] That is not the password of this table.
   *[none] This table has a password; enter it first.
}
problem-cross-site = This came from another site, so it was not carried out.
problem-too-many = That was a lot at once; try again in { $seconds } s.
problem-too-many-streams = Too many open pages; close some and try again.
problem-too-much-talk = Everybody talks at once here; say it again in { $seconds } s.
problem-too-many-uploads = Others are bringing decks just now; try again in a minute.
problem-busy = There is a lot to do just now; try again in a few seconds.
problem-full = The server has as many tables as it can carry; those that are open go on. Try again in a few minutes.
problem-disk-full = The disk of this server is almost full, so nothing can be brought just now; tell whoever runs it.
problem-stalled = The rest came too slowly or not at all, so we stopped; try again.
problem-too-many-files = Those are more than { $most } files at once; bring fewer, in several decks.
problem-unavailable = Nothing is lost, but just now this cannot be done; try again.
problem-unwritable = The server’s disk is full or cannot be written to, so this was not kept; tell whoever runs the server.
problem-damaged = What the server stored here is damaged and cannot be read, and trying again does not help; tell whoever runs the server.
problem-data-gone = The server’s data was moved or deleted while it ran, so nothing can be kept; tell whoever runs the server.
problem-bug = Something went wrong on our side; what was done before is kept. Try again.
