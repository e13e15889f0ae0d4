## The rule book: the idea, a round
book-contents = Inhalt
book-idea = Die Idee
book-idea-words = Alle haben Karten mit Bildern wie aus einem Traum auf der Hand. In jeder Runde <b>erzählt</b> jemand von euch und gibt einen Hinweis zu einer der eigenen Karten; die anderen legen Bilder dazu, die auch passen. Dann sucht ihr die richtige Karte: die, von der erzählt wurde. Am besten ist ein Hinweis, den manche verstehen, aber nicht alle.
book-setup-words = 84 Bilder liegen gemischt auf einem Stapel. Auf der Hand hast du bei Klassisch (3 bis 12 Leute) sechs, bei Party (6 bis 12) fünf und bei Team (6, 8, 10 oder 12) vier. Nach jeder Runde kommen die benutzten Karten auf die Ablage, und alle ziehen nach; ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel. Ein Spiel dauert etwa eine halbe Stunde.
book-round = Eine Runde in vier Schritten
book-tell = Hinweis geben
book-tell-words = Wer erzählt, sucht eine Karte aus und sagt etwas dazu, ohne sie zu zeigen: ein Wort, einen Vers, ein Geräusch. Zuerst erzählt, wer als Erstes eine Idee hat; danach geht es reihum nach links.
book-tell-picture = { $name } hat eine Karte ausgesucht; die anderen erfahren nur den Hinweis.
book-clue = Fast daheim
book-give = Karte legen
book-give-words = Alle anderen legen verdeckt die Karte von ihrer Hand dazu, die am besten zum Hinweis passt. Bis die letzte Karte liegt, kannst du deine zurücknehmen.
book-give-picture = Die Karten liegen verdeckt; eine fehlt noch.
book-vote = Abstimmen
book-vote-words = Die Karten werden gemischt und auf nummerierte Felder gelegt. Alle außer der Person, die erzählt, stimmen geheim für die Karte, die sie für die richtige halten, nie für eine eigene. Bis die letzte Stimme da ist, kannst du auch deine zurücknehmen.
book-vote-picture = Karte { $mine } hat { $name } selbst gelegt, also geht die Stimme an Karte { $space }.
book-score = Punkte
book-score-words = Alle Stimmen werden auf einmal gezeigt, ihr erfahrt, welche Karte die richtige war, und die Hasen hoppeln los. Alle ziehen nach, und als Nächstes erzählt, wer links sitzt.
book-score-picture = Jeder Punkt ist ein Hopser Richtung Mond.

## The end, points
book-end = Das Ende des Spiels
book-end-classic = <b>Klassisch</b> endet nach der Runde, in der jemand { $points } Punkte erreicht.
book-end-others = <b>Party</b> und <b>Team</b> enden, wenn alle einmal erzählt haben.
book-end-words = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Mond. Die Spielleitung kann ein kürzeres oder längeres Spiel wählen.
book-classic = Punkte bei Klassisch
book-classic-some = Manche haben die Karte gefunden, aber nicht alle: <b>3</b> fürs Erzählen, <b>3</b> für alle, die sie gefunden haben.
book-classic-all = Alle haben sie gefunden oder niemand: <b>0</b> fürs Erzählen, <b>2</b> für alle anderen.
book-classic-fooled = Jede Stimme auf deiner Karte: <b>1</b> dazu, höchstens drei. Wer erzählt, bekommt davon nichts.
book-three = Zu dritt
book-three-words = Zu dritt haben alle sieben Karten auf der Hand, und die beiden, die nicht erzählen, legen je zwei; so liegen fünf auf dem Brett. Für deine beiden kannst du nicht stimmen, aber Stimmen auf ihnen bringen dir Punkte.
book-seven = Ab sieben Leuten
book-seven-words = Ab sieben Leuten kannst du eine Stimme abgeben oder zwei auf zwei verschiedene Karten; gefunden hast du die Karte, wenn eine deiner Stimmen auf ihr liegt. Findest du sie mit einer einzigen Stimme, bekommst du <b>1</b> dazu, auch wenn alle sie finden.

## Party, Team
book-party-words = Für 6 bis 12 Leute. Wer erzählt, gibt den Hinweis <b>vor</b> dem Blick in die Karten, er passt also zu keiner bestimmten; in der ersten Runde schaut bis dahin überhaupt niemand. Dann legen alle eine Karte, auch wer erzählt, und alle stimmen ab.
book-party-green = Grün kommt auf die Karte, die am besten passt; auch die eigene ist erlaubt. Du bekommst einen Punkt für jede grüne Stimme dort, deine mitgezählt, höchstens 5, aber keinen, wenn du dort allein bist.
book-party-red = Wer erzählt, setzt dazu eine rote Stimme auf irgendeine Karte: Wer dort grün gestimmt hat, geht leer aus.
book-party-pass = Nach jeder Runde ziehen alle nach, bis sie fünf Karten haben, und geben dann alle fünf nach links weiter.
book-team-words = Für 6, 8, 10 oder 12 Leute. Zu zweit seid ihr ein Team, sitzt euch gegenüber und teilt euch einen Hasen. In jedem Team legt eine Person eine Karte, die andere hat eine Stimme. Redet nur so, dass es alle hören, und nie über die Karten auf eurer Hand.
book-team-points = Auch das Gegenüber der Person, die erzählt, legt eine Karte, und dieses Team stimmt nicht ab. Gezählt wird wie bei Klassisch, jedes Team wie eine Person und nie nach den Regeln ab sieben Leuten; auch Stimmen auf der zweiten Karte des erzählenden Teams zählen. Welche Karte dein Gegenüber gelegt hat, weißt du nicht. Vielleicht stimmst du für sie, aber das bringt nichts ein.

## Advice, fair play
book-advice = Tipps
book-advice-clue = Am besten ist ein Hinweis, den manche verstehen und andere nicht: eine gemeinsame Erinnerung, eine Zeile aus einem Lied.
book-advice-give = Leg eine Karte, die die richtige sein könnte, nicht bloß eine schöne.
book-advice-vote = Denk beim Abstimmen an die Person, die erzählt: Was hätte sie in diesem Bild gesehen?
book-advice-face = Verzieh keine Miene, wenn die Karten aufgedeckt werden: Ein Lächeln im falschen Moment kostet Punkte.
book-fair = Faires Spiel
book-fair-words = Gemischt wird immer mit einer einzigen geheimen Zahl, dem Startwert. Seine Prüfsumme steht fest, bevor die erste Karte ausgeteilt ist. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass niemand dem Glück nachgeholfen hat.

## Examples
book-example = Beispiel
book-example-some = Ein guter Hinweis: { $name } bekommt Punkte und ebenso alle, die die Karte gefunden haben. Auch wer mit der eigenen Karte jemanden getäuscht hat, bekommt einen Punkt.
book-example-everyone = Ein zu leichter Hinweis: { $name } geht leer aus, und die anderen bekommen je 2 Punkte.
book-example-nobody = Ein zu rätselhafter Hinweis: { $name } geht leer aus, und Stimmen auf den anderen Karten zählen wie immer.
book-example-three = { $name } hat die Karte gefunden, und auf eine der beiden Karten von { $name } ist { $other } hereingefallen.
book-example-seven = Zwei Stimmen sind sicherer, eine ist mutiger: Wer die Karte mit nur einer findet, bekommt einen Punkt extra.
book-example-party = Alle, die sich auf einer Karte treffen, bekommen einen Punkt für jede Stimme dort, die eigene mitgezählt. Wer allein auf einer Karte ist, geht leer aus, und ebenso, wer auf der Karte ist, die { $name } rot markiert hat.
book-example-team = { $name } gibt den Hinweis, { $partner } legt eine Karte dazu: Was die beiden verdienen, bekommt ihr gemeinsamer Hase.
book-tally = Stimmen und Punkte dieser Runde
book-player = Wer
book-pair = Team
book-votes = Stimmen
book-why = Warum
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = am Erzählen
book-no-vote = ohne Stimme

## Help at the table: what matters just now
help = Was jetzt?
help-more = Mehr in den Spielregeln
help-idea = Wer zuerst eine Idee hat, drückt auf den Knopf und erzählt in dieser Runde. Danach geht es reihum nach links.
help-idea-party = Wer zuerst eine Idee hat, drückt auf den Knopf und gibt einen Hinweis. Vorher schaut niemand in die Karten.
help-tell = Wer erzählt, sucht eine Karte aus und sagt etwas dazu. Am besten ist ein Hinweis, den manche verstehen, aber nicht alle.
help-tell-party = Wer erzählt, gibt einen Hinweis, ohne eine Karte gesehen zu haben. Er sollte zu vielen Bildern passen.
help-give = Alle außer der Person, die erzählt, legen verdeckt die Karte, die am besten zum Hinweis passt. Jede Stimme, die sie bekommt, ist ein Punkt.
help-give-three = Die beiden, die nicht erzählen, legen je zwei Karten. Jede Stimme, die diese bekommen, ist ein Punkt.
help-give-party = Alle legen die Karte, die am besten zum Hinweis passt, auch wer erzählt. Bei Party gibt es keine richtige Karte: Ihr sucht die passendste.
help-give-team = In jedem Team legt eine Person eine Karte, die andere stimmt ab; auch das Gegenüber der Person, die erzählt, legt eine. Redet nur so, dass es alle hören, und nie über die Karten auf eurer Hand.
help-vote = Such die richtige Karte; für deine eigene kannst du nicht stimmen. Wenn manche sie finden, aber nicht alle, gibt es dafür je 3 Punkte und fürs Erzählen auch 3.
help-vote-seven = Such die richtige Karte mit einer oder zwei Stimmen. Findest du sie mit einer einzigen, bekommst du 1 dazu.
help-vote-party = Grün kommt auf die Karte, die am besten passt; auch die eigene ist erlaubt. Jede grüne Stimme dort ist ein Punkt, höchstens 5, aber allein bekommst du nichts. Wer erzählt, verdirbt mit Rot eine Karte.
help-vote-team = In jedem Team hat die Person eine Stimme, die keine Karte gelegt hat. Das Team, das erzählt, stimmt nicht ab.
help-points = Manche haben die Karte gefunden: 3 fürs Erzählen und für alle, die es geschafft haben. Alle oder niemand: 2 für alle, die nicht erzählt haben. Jede Stimme auf deiner Karte: 1, höchstens drei.
help-points-seven = Manche haben die Karte gefunden: 3 fürs Erzählen und für alle, die es geschafft haben. Alle oder niemand: 2 für alle, die nicht erzählt haben. Mit einer einzigen Stimme gefunden: 1 dazu. Jede Stimme auf deiner Karte: 1, höchstens drei.
help-points-party = Du bekommst einen Punkt für jede grüne Stimme auf der Karte, die du gewählt hast, höchstens 5; nichts, wenn du dort allein warst oder die Karte rot war. Dann ziehen alle nach, bis sie fünf Karten haben, und geben sie nach links weiter.
help-points-team = Manche haben die Karte gefunden: 3 für das Team, das erzählt hat, und für jedes Team, das es geschafft hat. Alle oder niemand: 2 für alle anderen Teams. Jede Stimme eines anderen Teams auf eurer Karte: 1, höchstens drei.
help-over = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Mond. Hier kannst du dir alle Runden noch einmal ansehen.
