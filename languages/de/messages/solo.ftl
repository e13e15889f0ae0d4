## Alone against computer players
solo = Gerade niemand da?
solo-words = Drei Computer warten schon am Tisch.
solo-play = Gleich losspielen
solo-learn = Neu hier? Lern’s beim Spielen
friendly-name = Glühwürmchen

## Hints for somebody new
coach = Tipps
coach-off = Keine Tipps mehr
coach-tell = Du erzählst. Such eine Karte aus und sag etwas dazu, nicht zu leicht und nicht zu rätselhaft: Punkte bekommst du, wenn <b>manche, aber nicht alle,</b> sie finden.
coach-told = Niemand kennt deine Karte. Jetzt legen die anderen Karten dazu, die auch zu deinem Hinweis passen, um alle auf eine falsche Fährte zu locken.
coach-hide = Die Karten sind gemischt, und die anderen suchen deine. Schau nur zu und verzieh keine Miene.
coach-look = Jetzt erzählt { $name }. Schau dir inzwischen deine Karten an; öffne eine, um sie groß zu sehen.
coach-give = Leg eine Karte, die { $name } gemeint haben könnte. Wer darauf hereinfällt, bringt dir <b>einen Punkt.</b>
coach-gave = Deine Karte liegt gleich zwischen den anderen, und niemand weiß, wem sie gehört.
coach-vote = Eine von diesen ist von { $name }. Wenn du sie findest, gibt es <b>3 Punkte</b>; für deine eigene kannst du nicht stimmen.
coach-voted = Die Stimmen bleiben geheim, bis die letzte da ist. So lange kannst du deine zurücknehmen.
coach-told-some = { $found } von { $voters } { $found ->
    [one] hat
   *[other] haben
} deine Karte gefunden: manche, aber nicht alle. <b>3 Punkte für dich</b> und 3 für alle, die sie gefunden haben.
coach-told-everyone = Alle haben deine Karte gefunden, der Hinweis war also zu leicht: <b>nichts für dich</b>, 2 für alle anderen.
coach-told-nobody = Niemand hat deine Karte gefunden, der Hinweis war also zu rätselhaft: <b>nichts für dich</b>, 2 für alle anderen.
coach-fooled-others = Wer eine andere Karte gelegt hat, bekommt für jede Stimme darauf 1 dazu.
coach-found = Du hast die Karte von { $name } gefunden, und nicht alle haben es geschafft: <b>3 Punkte für dich</b> und 3 für { $name }.
coach-missed = Es war eine andere Karte. Manche haben sie gefunden: je 3 für sie und für { $name }, <b>nichts für deine Stimme.</b>
coach-everyone = Alle haben die Karte gefunden, der Hinweis war also zu leicht: nichts für { $name }, <b>2 für dich</b> und alle anderen.
coach-nobody = Niemand hat die Karte gefunden, der Hinweis war also zu rätselhaft: nichts für { $name }, <b>2 für dich</b> und alle anderen.
coach-fooled = { $votes ->
    [one] Deine Karte hat eine Stimme bekommen: <b>1 dazu.</b>
   *[other] Deine Karte hat { $votes } Stimmen bekommen: <b>{ $points } dazu.</b>
}
coach-done = Jetzt kennst du das Spiel. Spiel hier weiter, solange du magst; wer zuerst 30 Punkte hat, gewinnt.
coach-friends = Eigenen Tisch eröffnen
