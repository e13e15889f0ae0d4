## Of the table
refused-host-only = Only the host can do that.
refused-players-only = Only players can do that; sit down first.
refused-removed = The host has removed you from this table; only the host can let you back in.
refused-next-round = You’re in from the next round; until then a computer player has your seat.
refused-not-removed = Nobody with that number was removed.
refused-too-many-people = There are too many people at this table already.
refused-seated-already = You’re already sitting at this table.
refused-here-already = This device is already at the table; open the link on another one.
refused-no-free-seat = The game has begun and no seat is free, but you can watch.
refused-seat-kept = Someone’s already playing in that seat.
refused-bot-host = A computer player can’t be the host.
refused-no-person = There’s no person in that seat.
refused-paused = The game is paused; the host can resume it.
refused-not-paused = The game isn’t paused.
refused-chat-off = The host has turned the chat off.
refused-line-too-long = That’s too much for one message; split it in two.
refused-not-a-bots-move = A computer player can’t make that move.
refused-ticket-gone = That link has been used, has expired or is incomplete; make a new one on the other device.
refused-no-recording = That recording isn’t here; record your clue again.
refused-no-such-deck = There’s no such deck here; add it to the table first.
refused-no-deck = A table needs a deck; choose at least one.
refused-cards-are-counted = A game has as many cards as its decks hold; choose decks, not a number.
refused-too-many-decks = That’s too many decks; { $most } at most.

## Of the rules
refused-no-table = There’s no table yet; start one first.
refused-table-exists = This table already exists.
refused-begun = The game has begun, so this can’t be changed any more.
refused-not-begun = The game hasn’t begun yet.
refused-over = The game is over.
refused-not-over = The game isn’t over yet.
refused-table-full = All twelve seats are taken.
refused-no-such-seat = There’s no such seat.
refused-no-such-rabbit = There are twelve rabbits, 1 to 12; choose one of them.
refused-rabbit-taken = Someone already has that rabbit; choose another.
refused-order = The new order must list every seat once.
refused-players = { $mode ->
    [party] Party is for 6 to 12 players;
    [team] Team is for 6, 8, 10 or 12 players;
   *[classic] Classic is for 3 to 12 players;
} { $players ->
    [0] nobody’s here yet.
    [one] there’s only one of you.
   *[other] there are { $players } of you.
}
refused-goal = { $mode ->
    [classic] In Classic the goal is 5 to 200 points.
   *[other] In Party and Team everyone gives 1 to 10 clues.
}
refused-deck-too-small = { $players } players need a deck of at least { $needed } cards; this one has { $cards }.
refused-deck-too-large = A deck has { $most } cards at most; this one has { $cards }.
refused-blank-text = Write something first.
refused-text-too-long = That’s too long; { $most } characters at most.
refused-wrong-step = { $step ->
    [idea] We’re still waiting for the first idea.
    [telling] We’re still waiting for the storyteller’s clue.
    [giving] Right now everyone’s giving cards.
    [voting] Right now everyone’s voting.
   *[reveal] This round is over; continue to the next.
}
refused-not-storyteller = Someone else is the storyteller this round.
refused-card-needed = Choose the card your clue is for.
refused-no-card-with-clue = In Party the clue comes before the cards, so no card goes with it.
refused-not-in-hand = That card isn’t in your hand.
refused-gift-size = { $wanted ->
    [2] With three players you give two cards.
   *[other] { $given ->
        [0] Choose a card first, then give it.
       *[other] You give just one card.
    }
}
refused-same-card-twice = Choose two different cards.
refused-storyteller-gave = It’s your clue, so your card is already in.
refused-partner-gave = Your partner has given a card; one of you is enough.
refused-nothing-to-take-back = There’s nothing to take back.
refused-storyteller-votes = It was your clue, so you don’t vote.
refused-partner-votes = It was your partner’s clue, so you don’t vote.
refused-giver-votes = You gave a card, so your partner votes.
refused-no-such-space = There’s no space { $space } on this board; it has 1 to { $spaces }.
refused-own-card = Card { $space } is your own; vote for another.
refused-same-space-twice = Two votes go on two different cards.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Choose one or two cards first, then vote.
       *[other] You have two votes at most.
    }
   *[other] { $given ->
        [0] Choose a card first, then vote.
       *[other] You have only one vote.
    }
}
refused-red-missing = Place your red vote, too.
refused-red-not-allowed = Only the storyteller in Party has a red vote.
refused-pressed-on-already = You’ve already pressed Continue.
