## Of the table
refused-host-only = Das kann nur die Spielleitung.
refused-players-only = Das geht nur, wenn du mitspielst; setz dich zuerst.
refused-removed = Die Spielleitung hat dich von diesem Tisch entfernt; nur sie kann dich wieder hereinlassen.
refused-next-round = Ab der nächsten Runde spielst du mit; bis dahin sitzt ein Computer auf deinem Platz.
refused-not-removed = Unter dieser Nummer wurde niemand entfernt.
refused-too-many-people = An diesem Tisch sind schon zu viele Leute.
refused-seated-already = Du sitzt schon an diesem Tisch.
refused-here-already = Dieses Gerät ist schon am Tisch; öffne den Link auf einem anderen.
refused-no-free-seat = Das Spiel hat begonnen und kein Platz ist frei, aber du kannst zuschauen.
refused-seat-kept = Auf diesem Platz spielt schon jemand.
refused-bot-host = Ein Computer kann die Spielleitung nicht übernehmen.
refused-no-person = Auf diesem Platz sitzt kein Mensch.
refused-paused = Das Spiel macht Pause; die Spielleitung kann es fortsetzen.
refused-not-paused = Das Spiel macht gar keine Pause.
refused-chat-off = Die Spielleitung hat den Chat ausgeschaltet.
refused-line-too-long = Das ist zu viel für eine Nachricht; mach zwei daraus.
refused-not-a-bots-move = Diesen Zug kann ein Computer nicht machen.
refused-ticket-gone = Dieser Link ist schon benutzt, abgelaufen oder unvollständig; mach auf dem anderen Gerät einen neuen.
refused-no-recording = Diese Aufnahme gibt es hier nicht; nimm deinen Hinweis noch einmal auf.
refused-no-such-deck = Dieses Deck gibt es hier nicht; füg es zuerst dem Tisch hinzu.
refused-no-deck = Ein Tisch braucht ein Deck; wähl mindestens eins.
refused-cards-are-counted = Ein Spiel hat so viele Karten wie seine Decks; wähl Decks, keine Zahl.
refused-too-many-decks = Das sind zu viele Decks; höchstens { $most }.

## Of the rules
refused-no-table = Es gibt noch keinen Tisch; eröffne zuerst einen.
refused-table-exists = Diesen Tisch gibt es schon.
refused-begun = Das Spiel hat begonnen, das lässt sich nicht mehr ändern.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-table-full = Alle zwölf Plätze sind besetzt.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-rabbit = Es gibt zwölf Hasen, 1 bis 12; such dir einen davon aus.
refused-rabbit-taken = Diesen Hasen hat schon jemand; such dir einen anderen aus.
refused-order = In der neuen Sitzordnung muss jeder Platz genau einmal stehen.
refused-players = { $mode ->
    [party] Party ist für 6 bis 12 Leute;
    [team] Team ist für 6, 8, 10 oder 12 Leute;
   *[classic] Klassisch ist für 3 bis 12 Leute;
} { $players ->
    [0] noch ist niemand da.
    [one] hier ist erst eine Person.
   *[other] ihr seid { $players }.
}
refused-goal = { $mode ->
    [classic] Bei Klassisch liegt das Ziel zwischen 5 und 200 Punkten.
   *[other] Bei Party und Team erzählen alle 1- bis 10-mal.
}
refused-deck-too-small = { $players } Leute brauchen ein Deck mit mindestens { $needed } Karten; dieses hat { $cards }.
refused-deck-too-large = Ein Deck hat höchstens { $most } Karten; dieses hat { $cards }.
refused-blank-text = Schreib erst etwas.
refused-text-too-long = Das ist zu lang; höchstens { $most } Zeichen.
refused-wrong-step = { $step ->
    [idea] Noch fehlt die erste Idee.
    [telling] Noch fehlt der Hinweis.
    [giving] Gerade werden Karten gelegt.
    [voting] Gerade wird abgestimmt.
   *[reveal] Diese Runde ist vorbei; mach mit der nächsten weiter.
}
refused-not-storyteller = In dieser Runde erzählt jemand anders.
refused-card-needed = Such die Karte aus, zu der dein Hinweis gehört.
refused-no-card-with-clue = Bei Party kommt der Hinweis vor den Karten, er gehört also zu keiner.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-gift-size = { $wanted ->
    [2] Zu dritt legst du zwei Karten.
   *[other] { $given ->
        [0] Such erst eine Karte aus, dann leg sie.
       *[other] Du legst nur eine Karte.
    }
}
refused-same-card-twice = Such zwei verschiedene Karten aus.
refused-storyteller-gave = Es ist dein Hinweis, deine Karte liegt schon.
refused-partner-gave = Dein Team hat schon eine Karte gelegt; eine reicht.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-storyteller-votes = Es war dein Hinweis, also stimmst du nicht ab.
refused-partner-votes = Der Hinweis kam aus deinem Team, also stimmst du nicht ab.
refused-giver-votes = Du hast eine Karte gelegt, also stimmt dein Gegenüber ab.
refused-no-such-space = Feld { $space } gibt es auf diesem Brett nicht; es hat die Felder 1 bis { $spaces }.
refused-own-card = Karte { $space } ist deine eigene; stimm für eine andere.
refused-same-space-twice = Zwei Stimmen gehören auf zwei verschiedene Karten.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Such erst eine oder zwei Karten aus, dann stimm ab.
       *[other] Du hast höchstens zwei Stimmen.
    }
   *[other] { $given ->
        [0] Such erst eine Karte aus, dann stimm ab.
       *[other] Du hast nur eine Stimme.
    }
}
refused-red-missing = Setz auch deine rote Stimme.
refused-red-not-allowed = Eine rote Stimme hat nur, wer bei Party erzählt.
refused-pressed-on-already = Du hast schon auf „Weiter“ gedrückt.
