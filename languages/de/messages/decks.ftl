decks = Karten
deck-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
deck-wordless = { $count ->
    [one] Eine dieser Karten hat keine Beschreibung, deshalb sehen die Computer davon nur Farben und Licht. Wenn dir das nicht reicht, spiel ohne Computer.
   *[other] { $count } dieser Karten haben keine Beschreibung, deshalb sehen die Computer davon nur Farben und Licht. Wenn dir das nicht reicht, spiel ohne Computer.
}
deck-no-bots = Ohne Computer spielen
deck-looking = Ein KI-Modell beschreibt die Bilder: { $done } von { $all }.
deck-of = Bilder von { $name }
deck-of-nobody = Eigene Bilder
card-undescribed = ein Bild, das jemand mitgebracht hat

bring = Mit eigenen Bildern spielen
bring-hint = JPEG, PNG oder WebP, auch als Zip. Nur euer Tisch sieht sie, und Ort und Zeit der Aufnahme werden entfernt.
bring-shape = Bilder, die kein Kartenformat haben
bring-crop = Karte füllen
bring-fit = Ganzes Bild
bring-keep = Für meine anderen Tische behalten
bring-drop = Bilder oder Zip hier ablegen oder Dateien wählen
bring-send = Hinzufügen
bring-progress = Fortschritt
bring-waiting = Lädt hoch …
bring-reading = Karten entstehen …
bring-done = { $count ->
    [one] Eine neue Karte ist im Spiel.
   *[other] { $count } neue Karten sind im Spiel.
}
bring-kept = Auch für deine anderen Tische gespeichert.
bring-no-room = Nicht für deine anderen Tische gespeichert: Für noch ein Deck ist kein Platz. Lösch erst eins.
bring-left-out = Weggelassen
bring-nothing = Aus keiner dieser Dateien ließ sich eine Karte machen.

## What is wrong with a file
refused-file-not-a-picture = Mit { $file } können wir nichts anfangen; speichere das Bild als JPEG, PNG oder WebP.
refused-file-of-other-kind = { $file } hat das Format { $kind }, das wir nicht lesen können; speichere es als JPEG oder PNG.
refused-file-broken = { $file } ist beschädigt oder unvollständig; speichere oder kopiere die Datei noch einmal.
refused-file-empty = { $file } ist leer; kopiere die Datei noch einmal.
refused-file-too-large = { $file } ist größer als { $most } MB; verkleinere das Bild.
refused-file-too-many-pixels = { $file } hat { $width } × { $height } Pixel, mehr als { $most } Millionen; verkleinere das Bild.
refused-file-takes-too-much = { $file } braucht zum Lesen mehr als { $most } MB Speicher; verkleinere das Bild oder speichere es als gewöhnliches JPEG.
refused-file-too-small = { $file } hat nur { $width } × { $height } Pixel; eine Karte braucht in Breite und Höhe mindestens { $least }.
refused-file-too-slow = { $file } zu lesen hat zu lange gedauert; speichere das Bild noch einmal als gewöhnliches JPEG.
refused-file-twice = { $file } ist dasselbe Bild wie { $other } und wurde deshalb weggelassen.
refused-file-outside = { $file } würde außerhalb des Decks landen; gib der Datei einen einfachen Namen.
refused-file-is-a-link = { $file } verweist nur auf einen anderen Ort; leg das Bild selbst ins Deck.
refused-file-locked = { $file } ist mit einem Passwort gesperrt; pack das Deck ohne Passwort.
refused-file-packed-otherwise = { $file } lässt sich nicht entpacken; pack das Deck als gewöhnliches Zip.
refused-zip-broken = { $file } ist kein Zip oder unvollständig; pack das Deck noch einmal.
refused-too-many-files = { $file } enthält mehr als { $most } Dateien; lass weg, was nicht zum Deck gehört.
refused-too-many-pictures = Das Deck hat schon { $most } Bilder, deshalb wurde { $file } weggelassen; mach ein zweites Deck.
refused-all-too-large = Zusammen sind die Dateien größer als { $most } MB, deshalb wurde ab { $file } alles weggelassen.
refused-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
refused-manifest-unreadable = Aus { $file } werden wir nicht schlau, deshalb wurde die Datei weggelassen: { $why }.
refused-manifest-too-long = { $file }: { $field } ist zu lang; höchstens { $most } Zeichen.
refused-manifest-without-picture = { $file } beschreibt { $card }, aber dieses Bild ist nicht im Deck.
refused-and-more = { $more ->
    [one] Es gab noch ein Problem, in { $file }.
   *[other] Es gab noch { $more } Probleme, das erste in { $file }.
}

shelf = Deine Decks
shelf-hint = Ein gelöschtes Deck verschwindet aus dieser Liste. Seine Bilder werden innerhalb von drei Tagen gelöscht, aber erst, wenn kein Tisch sie mehr benutzt.
shelf-forget = Löschen
