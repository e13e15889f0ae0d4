## The line that leads
now-sit = Wähl einen Namen und einen Hasen <b>und setz dich.</b>
now-start = Alles bereit: <b>Starte das Spiel.</b>
now-wait-start = <b>{ $name }</b> kann das Spiel starten.
now-wait-host = Sobald die Spielleitung da ist, geht es los.
now-need = { $count ->
    [one] Eine Person fehlt noch:
   *[other] { $count } Leute fehlen noch:
} <b>Teil den Link oder hol Computer dazu.</b>
now-wait-more = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Leute fehlen noch.
}
now-scan = Scann den Code und setz dich dazu.
now-paused = Das Spiel macht Pause. Die Spielleitung kann es fortsetzen.
now-paused-host = Das Spiel macht Pause. <b>Setz es fort, wenn alle zurück sind.</b>
paused = Pause
paused-words = Karten und Uhren stehen still; nichts geht verloren.
now-claim = Wer hat eine Geschichte? <b>Wer zuerst drückt, erzählt.</b>
now-tell = Du erzählst: Such eine Karte aus und <b>gib einen Hinweis.</b>
now-tell-blind = Gib zuerst deinen Hinweis, <b>dann schauen alle</b> in ihre Karten.
now-tell-passed = Alle haben ihre Karten nach links weitergegeben. <b>Gib einen Hinweis, bevor du schaust.</b>
now-give = Welche deiner Karten <b>passt zum Hinweis?</b>
now-give-two = Welche <b>zwei</b> deiner Karten passen zum Hinweis?
now-give-team = <b>Wer von euch legt eine Karte,</b> du oder { $partner }?
now-vote = Welche Karte ist von <b>{ $name }?</b>
now-vote-two = Welche Karte ist von <b>{ $name }?</b> Eine Stimme oder zwei.
now-vote-team = { $partner } hat gelegt, du stimmst ab: Welche Karte ist von <b>{ $name }?</b>
now-vote-party = Welche Karte <b>passt am besten zum Hinweis?</b>
now-vote-red = Grün für die passendste Karte, <b>Rot verdirbt eine Karte.</b>
now-told-giving = Dein Hinweis ist raus.
now-told-voting = Es war dein Hinweis, also stimmst du nicht ab.
now-gave = Deine Karte liegt.
now-gave-two = Deine Karten liegen.
now-partner-gave = { $partner } hat eine Karte gelegt, also stimmst du ab.
now-voted = Du hast abgestimmt.
now-partner-votes = Du hast eine Karte gelegt, also stimmt { $partner } ab.
now-partner-told = Es war der Hinweis von { $partner }, also stimmst du nicht ab.
now-watching = Du schaust zu.
now-waits = Ab der nächsten Runde spielst du mit; bis dahin sitzt ein Computer auf deinem Platz.
now-removed = Die Spielleitung hat dich von diesem Tisch entfernt. <b>Du kannst nur zuschauen,</b> bis sie dich wieder hereinlässt.
now-watch-idea = Wer hat eine Geschichte? Wer zuerst drückt, erzählt.
now-watch-telling = <b>{ $name }</b> überlegt sich einen Hinweis.
now-watch-telling-party = <b>{ $name }</b> gibt einen Hinweis, dann schauen alle in ihre Karten.
now-watch-telling-passed = Alle haben ihre Karten nach links weitergegeben. <b>{ $name }</b> gibt einen Hinweis, ohne zu schauen.
now-watch-giving = Alle suchen eine Karte aus, die passt.
now-watch-voting-party = Welche Karte passt am besten zum Hinweis?
now-next = <b>Als Nächstes erzählt { $name }.</b>
now-next-me = <b>Als Nächstes erzählst du.</b>
now-points = <b>+{ $points } für dich.</b>
now-last-round = <b>Das war die letzte Runde.</b>
now-wait-again = { $name } kann ein neues Spiel starten.
now-winner = <b>{ $name } gewinnt</b> das Rennen zum Mond.
now-winners-two = <b>{ $first }</b> und <b>{ $second } gewinnen</b> das Rennen zum Mond.
now-winners = <b>Gleichstand:</b> { $count } Leute teilen sich den Mond.

wait-one = { $name } fehlt noch.
wait-two = { $first } und { $second } fehlen noch.
wait-three = { $first }, { $second } und { $third } fehlen noch.
wait-others = Die anderen fehlen noch.
wait-more = { $first }, { $second } und { $count } weitere fehlen noch.

outcome-everyone = Alle haben die Karte gefunden.
outcome-nobody = Niemand hat die Karte gefunden.
outcome-some = { $found } von { $voters } { $found ->
    [one] hat
   *[other] haben
} die Karte gefunden.
outcome-party = Die beste Karte brachte { $points } Punkte.
outcome-party-none = Diesmal brachte keine Karte Punkte.

## The reveal, beat by beat
beat-votes = Alle Stimmen sind da.
beat-who = Wer hat welche Karte gewählt?
beat-card = Und die Karte von <b>{ $name }</b> ist …
beat-givers = Und diese kamen von …
beat-green = Die grünen Stimmen sammeln sich.
beat-red = Und die rote Stimme trifft …
beat-struck = Karte { $number } ist gestrichen.
beat-hop = Und los hoppeln sie …
beat-skip = Tippen überspringt
leaves-label = Was du sehen willst

clock-label = Restzeit

## Buttons
claim = Ich erzähle!
tell = Hinweis geben
give = Diese Karte legen
give-two = Diese zwei legen
vote = Abstimmen
take-back-card = Karte zurücknehmen
take-back-cards = Karten zurücknehmen
take-back-vote = Stimme zurücknehmen
next-round = Weiter
play-again = Noch ein Spiel
take-seat = Freien Platz nehmen
take-seat-words = Wenn es vorher nicht deiner war, spielst du ab der nächsten Runde mit.
seat-of = Platz von
token-label = Welche Stimme setzt du?
token-green = Grün
token-red = Rot

## The clue
how-label = Wie willst du den Hinweis geben?
how-text = Text
how-sound = Aufnahme
how-aloud = Laut sagen
clue-label = Dein Hinweis
clue-placeholder = Wort, Vers, Lied …
clue-tells = Hinweis von { $name }
clue-told = Hinweis von { $name }
clue-aloud = laut gesagt
clue-says = sagt den Hinweis laut. Hör zu und frag ruhig noch einmal nach.
clue-said = hat den Hinweis laut gesagt.
clue-open = Hinweis groß zeigen
clue-recorded = eine Aufnahme
clue-sound = Aufnahme von { $name }
aloud-hint = Sag deinen Hinweis laut, im Raum oder im Videoanruf, dann drück auf den Knopf.
record-start = Aufnehmen
record-stop = Stopp
record-play = Anhören
record-hint = Summ, sing oder flüstere, bis zu 15 Sekunden.
record-insecure = Aufnehmen geht nur über eine sichere Adresse (https). Schreib den Hinweis oder sag ihn laut.
record-denied = Diese Seite darf das Mikrofon nicht benutzen. Schreib den Hinweis oder sag ihn laut.

## Cards
cards-label = Karten
card-number = Karte { $number }
card-words = Karte { $number }: { $words }
card-look = Karte { $number } ansehen
card-mine = Deine Karte
card-mine-label = { $card }, deine
card-green = Grün für { $card }
card-red = Rot für { $card }
card-of = Karte von { $name }
card-given = { $card }, von { $name }
card-voted = { $card }. Stimmen: { $names }
card-from = von { $name }
card-votes = Stimmen: { $names }
card-together = { $count } gemeinsam
card-spoilt = rote Stimme
viewer-label = Bilder
viewer-close = Bild schließen
viewer-pick = Diese Karte nehmen
viewer-unpick = Doch nicht
viewer-previous = Voriges Bild
viewer-next = Nächstes Bild

## Players
players-label = Alle am Tisch
state-tells = erzählt
state-due = wählt
state-done = fertig
state-away = weg

## Points
points = Punkte
track-label = Punkteleiste
why-nothing = diesmal keine Punkte
why-join = , { "" }
why-everyone-found = von allen gefunden +{ $points }
why-everyone-found-teller = von allen gefunden
why-nobody-found = von niemandem gefunden +{ $points }
why-nobody-found-teller = von niemandem gefunden
why-found-by-some = von einigen gefunden +{ $points }
why-found = gefunden +{ $points }
why-single-vote = mit einer Stimme +{ $points }
why-fooled = { $votes ->
    [one] eine Stimme bekommen +{ $points }
   *[other] { $votes } Stimmen bekommen +{ $points }
}
why-agreed = { $together } waren sich einig +{ $points }
why-alone = allein auf einer Karte
why-red = auf der roten Karte

## The rounds, the end
round-number = Runde { $round }
round-of = Runde { $round } von { $last }
round-line = Runde { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Nach einer Runde
   *[other] Nach { $rounds } Runden
}
podium-label = Podest
place-first = Platz 1
place-second = Platz 2
place-third = Platz 3
download = Spiel herunterladen
fairness = Wurde fair gemischt?
fairness-seed = Dieses Spiel wurde mit dem Startwert { $seed } gemischt; dessen Prüfsumme stand fest, bevor die erste Karte ausgeteilt war.

## The end, place by place
names-two = { $first } und { $second }
names-many = { $count } Leute
show-open = Die Geschichte ist erzählt.
show-table = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $players } Freunde, ein Mond
show-third = Platz drei: <b>{ $names }</b> mit { $points }.
show-second = Platz zwei: <b>{ $names }</b> mit { $points }.
show-breath = Und zuerst am Mond …

## Awards
awards = Preise
awards-note = gezählt in diesem Spiel
wall = Für alle etwas
tale = Alle Runden
tale-note = und alle Punkte
tale-teller = Ein Punkt zeigt, wer erzählt hat.
tale-earlier = Runden { $first } bis { $last }
award-number = Preis { $number } von { $all }
award-mine = deiner
award-told = Hinweis von { $name }, Runde { $round }
award-half = Genau die Mitte
award-half-why = { $found ->
    [one] { $found } von { $voters } hat sie gefunden: nicht zu klar, nicht zu dunkel.
   *[other] { $found } von { $voters } haben sie gefunden: nicht zu klar, nicht zu dunkel.
}
award-bluffer = Der größte Bluff
award-bluffer-why = { $votes ->
    [one] Eine Stimme, die einer anderen Karte galt.
   *[other] { $votes } Stimmen, die anderen Karten galten; diese zog { $best } an.
}
award-listener = Das feinste Ohr
award-listener-why = { $times ->
    [one] Einmal die richtige Karte gefunden.
   *[other] { $times }-mal die richtige Karte gefunden.
}
award-daring = Der mutigste Hinweis
award-daring-why = { $found ->
    [one] Nur { $found } von { $voters } hat sie gesehen, und das genügte.
   *[other] Nur { $found } von { $voters } haben sie gesehen, und das genügte.
}
award-alike = Zwei, ein Gedanke
award-alike-why = { $times }-mal dieselbe Karte.
award-leap = Der weiteste Sprung
award-leap-why = { $points ->
    [one] Ein Punkt in einer Runde.
   *[other] { $points } Punkte in einer Runde.
}
award-gathering = Der Hinweis, der eint
award-gathering-why = { $together } von { $voters } trafen sich auf einer Karte.
award-favourite = Das Lieblingsbild
award-favourite-why = { $votes } andere haben es gewählt.
award-chorus = Die Stimme des Tisches
award-chorus-why = { $times ->
    [one] Einmal dieselbe Karte wie andere gewählt.
   *[other] { $times }-mal dieselbe Karte wie andere gewählt.
}
award-strike = Die rote Pfote
award-strike-why = { $votes ->
    [one] Die rote Stimme strich eine grüne.
   *[other] Die rote Stimme strich { $votes } grüne.
}
award-disguise = Gut verkleidet
award-disguise-why = { $votes ->
    [one] Jemand hat dieser Karte geglaubt.
   *[other] { $votes } haben dieser Karte geglaubt.
}
award-chosen = Ein Bild, das sprach
award-chosen-why = { $votes ->
    [one] Noch jemand hat es gewählt.
   *[other] { $votes } andere haben es gewählt.
}
award-finish = Stark am Schluss
award-finish-why = { $points ->
    [one] Ein Punkt in den letzten { $rounds } Runden.
   *[other] { $points } Punkte in den letzten { $rounds } Runden.
}
award-faithful = Treue Freundschaft
award-faithful-why = { $times } Stimmen für Karten von { $name }.
award-riddle = Das Rätsel
award-riddle-why = Von { $voters } hat es niemand gelöst.
award-open-book = Das offene Buch
award-open-book-why = Alle { $voters } haben sie gefunden.
award-ear = Ein gutes Ohr
award-trust = Ein Herz voll Vertrauen
award-trust-why = { $times ->
    [one] Einmal einer fremden Karte geglaubt.
   *[other] { $times }-mal fremden Karten geglaubt.
}
award-own-mind = Ein eigener Kopf
award-own-mind-why = { $times ->
    [one] Einmal gesehen, was sonst niemand sah.
   *[other] { $times }-mal gesehen, was sonst niemand sah.
}
award-company = In guter Gesellschaft
award-struck = Mut unter Rot
award-struck-why = { $times ->
    [one] Einmal auf der gestrichenen Karte.
   *[other] { $times }-mal auf der gestrichenen Karte.
}
award-giver = Ein Händchen für Bilder
award-giver-why = { $cards ->
    [one] Ein Bild für die Geschichte.
   *[other] { $cards } Bilder für die Geschichte.
}

## Table talk
notice-sat-down = { $name } hat sich dazugesetzt.
notice-left = { $name } ist gegangen.
notice-removed = Die Spielleitung hat { $name } entfernt.
notice-hosts = { $name } übernimmt die Spielleitung.
notice-stand-in = Für { $name } spielt jetzt ein Computer.
notice-plays-again = { $name } spielt wieder selbst.
notice-paused = { $name } hat das Spiel angehalten.
notice-resumed = { $name } hat das Spiel fortgesetzt.
notice-limits = { $name } hat das Zeitlimit geändert.

## The line to the server
line-lost = Verbindung weg. Dein Spiel ist sicher; wir versuchen es weiter.
line-waits = Der Server antwortet gerade nicht. Was du geschickt hast, ist sicher und wird noch einmal gesendet.
line-failed = Das kam nicht an. Nichts ist verloren; versuch es noch einmal.
line-gone = Dieser Tisch wurde geschlossen.
refuse-no-pick = Such erst eine Karte aus.
refuse-no-clue = Schreib erst einen Hinweis.
