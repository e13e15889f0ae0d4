## Of the table
refused-host-only = Only the host can do that.
refused-players-only = Only players can do that; sit down first.
refused-removed = The host has sent you away from this table; only the host can let you in again.
refused-next-round = You play from the next round on; until then a computer player plays your seat.
refused-not-removed = Nobody of that number was sent away.
refused-too-many-people = There are too many people at this table already.
refused-seated-already = You sit at this table already.
refused-here-already = This device is at the table already; open the link on another one.
refused-no-free-seat = The game has begun and no seat is free; you can watch.
refused-seat-kept = Somebody plays at that seat.
refused-bot-host = A computer player cannot host.
refused-no-person = No person plays at that seat.
refused-paused = The game is paused; the host can go on with it.
refused-not-paused = The game is not paused.
refused-chat-off = The host has switched the chat off.
refused-line-too-long = That line is made of too many signs; say it in two.
refused-not-a-bots-move = That is no move of a computer player.
refused-ticket-gone = That link was used already, is too old or is not whole; make a new one on the other device.
refused-no-recording = That recording is not here; record your clue again.
refused-no-such-deck = There is no such deck here; bring it to the table first.
refused-no-deck = A table needs a deck; choose at least one.
refused-cards-are-counted = A game has as many cards as its decks hold; choose decks instead of a number.
refused-too-many-decks = Those are too many decks; { $most } at the most.

## Of the rules
refused-no-table = There is no table yet; start one first.
refused-table-exists = This table exists already.
refused-begun = The game has begun, so this cannot be changed any more.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-table-full = All twelve seats are taken.
refused-no-such-seat = There is no such seat.
refused-no-such-rabbit = There are twelve rabbits, 1 to 12; choose one of them.
refused-rabbit-taken = Somebody has that rabbit already; choose another.
refused-order = The new order must name every seat once.
refused-players = { $mode ->
    [party] Party is for 6 to 12 players;
    [team] Team is for 6, 8, 10 or 12 players;
   *[classic] Classic is for 3 to 12 players;
} { $players ->
    [0] nobody is here yet.
    [one] here is one.
   *[other] here are { $players }.
}
refused-goal = { $mode ->
    [classic] Classic is played to a score of 5 to 200 points.
   *[other] The game ends when everyone has told 1 to 10 times.
}
refused-deck-too-small = { $players } players need a deck of at least { $needed } cards; this one has { $cards }.
refused-deck-too-large = A deck has at most { $most } cards; this one has { $cards }.
refused-blank-text = Write something first.
refused-text-too-long = That is too long; { $most } characters at the most.
refused-wrong-step = { $step ->
    [idea] We wait for somebody to have the first idea.
    [telling] We wait for the storyteller’s clue.
    [giving] Cards are being given now.
    [voting] We are voting now.
   *[reveal] This round is over; go on to the next.
}
refused-not-storyteller = Somebody else tells this round.
refused-card-needed = Choose the card your clue is for.
refused-no-card-with-clue = In Party the clue comes before the cards, so it goes with none.
refused-not-in-hand = That card is not in your hand.
refused-gift-size = { $wanted ->
    [2] With three players you give two cards.
   *[other] { $given ->
        [0] Choose a card first, then give it.
       *[other] You give one card, no more.
    }
}
refused-same-card-twice = Choose two different cards.
refused-storyteller-gave = You told this round, so your card is on its way already.
refused-partner-gave = Your partner has given a card; one of you is enough.
refused-nothing-to-take-back = There is nothing to take back.
refused-storyteller-votes = You told this round, so you do not vote.
refused-partner-votes = Your partner told this round, so you do not vote.
refused-giver-votes = You gave a card, so your partner votes.
refused-no-such-space = There is no space { $space } on this board; it has 1 to { $spaces }.
refused-own-card = Card { $space } is your own; vote for another.
refused-same-space-twice = Two votes go on two different cards.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Choose a card first, or two, then vote.
       *[other] You have two votes at the most.
    }
   *[other] { $given ->
        [0] Choose a card first, then vote.
       *[other] You have one vote only.
    }
}
refused-red-missing = Place your red vote too.
refused-red-not-allowed = Only the storyteller in Party has a red vote.
refused-pressed-on-already = You have gone on already.
