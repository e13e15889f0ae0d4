## Why a request came to nothing
problem-no-such-table = Einen Tisch mit diesem Code gibt es nicht; frag noch einmal nach.
problem-no-such-page = Hier gibt es nichts; die Adresse eines Tisches ist /t/ und sein Code.
problem-not-that-way = Hier gibt es etwas, aber nicht für diese Methode.
problem-no-such-sound = Diese Aufnahme gibt es an diesem Tisch nicht.
problem-no-such-picture = Dieses Bild gibt es nicht.
problem-unreadable = { $what ->
    [json] Ab Zeile { $line }, Spalte { $column } ist das kein JSON mehr.
    [object] Hier wird ein JSON-Objekt gebraucht, etwa { $like }.
    [address] Diese Adresse ist falsch geschrieben.
   *[parsed] Das haben wir nicht verstanden; /openapi.json sagt, was man hierher schicken kann.
}
problem-unknown-field = { $items ->
    [0] „{ $field }“ ist hier unbekannt; es muss nichts geschickt werden.
   *[other] „{ $field }“ ist hier unbekannt; möglich ist: { $known }.
}
problem-missing-field = „{ $field }“ fehlt.
problem-wrong-kind = { $wanted ->
    [number] „{ $field }“ muss eine ganze Zahl sein.
    [truth] „{ $field }“ muss true oder false sein.
    [list] „{ $field }“ muss eine Liste in eckigen Klammern sein.
    [object] „{ $field }“ muss ein Objekt in geschweiften Klammern sein.
   *[text] „{ $field }“ muss ein Text sein.
}
problem-out-of-range = „{ $field }“ muss zwischen { $least } und { $most } liegen.
problem-unknown-word = „{ $field }“ kann sein: { $words }.
problem-too-many-items = „{ $field }“ hat { $given } Einträge; höchstens { $most } sind möglich.
problem-unknown-name = „{ $field }“ verweist auf etwas, das es hier nicht gibt.
problem-bad-key = Ein Idempotenzschlüssel hat 1 bis 200 einfache Zeichen.
problem-key-reused = Das wurde schon einmal geschickt, mit anderem Inhalt; lad die Seite neu und versuch es noch einmal.
problem-too-large = Das ist zu groß; höchstens { $most } { $unit }.
problem-sound-kind = Eine Aufnahme muss WebM, Ogg, MP4 oder WAV sein; das hier ist nichts davon.
problem-password = { $given ->
    [wrong] Das ist nicht das Passwort für diesen Tisch.
   *[none] Dieser Tisch hat ein Passwort; gib es zuerst ein.
}
problem-cross-site = Das kam von einer anderen Website und wurde deshalb nicht ausgeführt.
problem-too-many = Das war viel auf einmal; versuch es in { $seconds } s noch einmal.
problem-too-many-streams = Zu viele Seiten sind offen; schließ ein paar und versuch es noch einmal.
problem-too-much-talk = Hier reden alle durcheinander; sag es in { $seconds } s noch einmal.
problem-too-many-uploads = Gerade laden andere ihre Decks hoch; versuch es in einer Minute noch einmal.
problem-busy = Hier ist gerade viel los; versuch es in ein paar Sekunden noch einmal.
problem-full = Mehr Tische schafft der Server nicht; die offenen laufen weiter. Versuch es in ein paar Minuten noch einmal.
problem-disk-full = Der Speicher dieses Servers ist fast voll, deshalb kann gerade nichts dazukommen; sag der Person Bescheid, die den Server betreibt.
problem-stalled = Der Rest kam zu langsam oder gar nicht, deshalb haben wir abgebrochen; versuch es noch einmal.
problem-too-many-files = Das sind mehr als { $most } Dateien auf einmal; verteil sie auf mehrere Decks.
problem-unavailable = Das geht gerade nicht, aber nichts ist verloren; versuch es noch einmal.
problem-unwritable = Der Speicher des Servers ist voll oder nicht beschreibbar, deshalb wurde das nicht gespeichert; sag der Person Bescheid, die den Server betreibt.
problem-damaged = Was der Server hier gespeichert hat, ist beschädigt und nicht lesbar, und ein neuer Versuch hilft nicht; sag der Person Bescheid, die den Server betreibt.
problem-data-gone = Die Daten des Servers wurden im laufenden Betrieb verschoben oder gelöscht, deshalb kann nichts gespeichert werden; sag der Person Bescheid, die den Server betreibt.
problem-bug = Bei uns ist etwas schiefgegangen; was vorher war, ist sicher. Versuch es noch einmal.
