## The line that leads
now-sit = Choose a name and a rabbit, <b>then sit down.</b>
now-start = Everyone is here: <b>start when you like.</b>
now-wait-start = We wait for <b>{ $name }</b> to start.
now-wait-host = We wait for a host to start.
now-need = { $count ->
    [one] One more player is needed:
   *[other] { $count } more players are needed:
} <b>share the link or add computer players.</b>
now-wait-more = { $count ->
    [one] We wait for one more player.
   *[other] We wait for { $count } more players.
}
now-scan = Scan the code and sit down.
now-paused = The game is paused. The host goes on with it.
now-paused-host = The game is paused. <b>Go on when all are back.</b>
now-claim = Who has a story? <b>The first to press tells.</b>
now-tell = You tell: choose a card and <b>give it a clue.</b>
now-tell-blind = You tell first, <b>then everyone looks</b> at their cards.
now-tell-passed = The hands moved one seat to the left. <b>You tell before you look.</b>
now-give = Which of your cards <b>fits the clue?</b>
now-give-two = Which <b>two</b> of your cards fit the clue?
now-give-team = You or { $partner }: <b>one of you gives a card.</b>
now-vote = Which card is <b>{ $name }’s?</b>
now-vote-two = Which card is <b>{ $name }’s?</b> One vote, or two.
now-vote-team = { $partner } gave, so you vote: which card is <b>{ $name }’s?</b>
now-vote-party = Which card will <b>most of you</b> choose?
now-vote-red = Green where you expect the others, <b>red to spoil one card.</b>
now-told-giving = Your card is on its way.
now-told-voting = You told this round, so you do not vote.
now-gave = Your card is in.
now-gave-two = Your cards are in.
now-partner-gave = { $partner } gave a card, so you will vote.
now-voted = Your vote is in.
now-partner-votes = You gave a card, so { $partner } votes.
now-partner-told = { $partner } told this round, so you do not vote.
now-watching = You are watching.
now-waits = You play from the next round on; until then a computer player plays your seat.
now-removed = The host has sent you away from this table. <b>You can only watch</b> until the host lets you in again.
now-watch-idea = Who has a story? The first to press tells.
now-watch-telling = <b>{ $name }</b> is thinking of a clue.
now-watch-telling-party = <b>{ $name }</b> says the clue, then everyone looks at their cards.
now-watch-telling-passed = The hands moved one seat to the left. <b>{ $name }</b> tells without looking.
now-watch-giving = Everyone gives a card that fits.
now-watch-voting-party = Which card will most choose?
now-next = <b>{ $name } tells next.</b>
now-next-me = <b>You tell next.</b>
now-points = <b>+{ $points } for you.</b>
now-last-round = <b>That was the last round.</b>
now-wait-again = We wait for { $name } to play again.
now-winner = <b>{ $name } wins:</b> first at the moon.
now-winners-two = <b>{ $first }</b> and <b>{ $second } win:</b> first at the moon.
now-winners = <b>{ $count } friends win</b> together.

wait-one = We wait for { $name }.
wait-two = We wait for { $first } and { $second }.
wait-three = We wait for { $first }, { $second } and { $third }.
wait-others = We wait for the others.
wait-many = We wait for { $count } more.

outcome-everyone = Everyone found it.
outcome-nobody = Nobody found it.
outcome-some = { $found } of { $voters } found it.
outcome-party = The most liked card brought { $points } points.
outcome-party-none = No card brought points this time.

clock-label = Time left

## Buttons
claim = I have a story!
tell = Tell
give = Give this card
give-two = Give these two
vote = Vote
take-back-card = Take my card back
take-back-cards = Take my cards back
take-back-vote = Take my vote back
next-round = Go on
play-again = Play again
take-seat = Take a free seat
take-seat-words = If the seat was not yours before, you play from the next round on.
seat-of = In the seat of
token-label = Token to place
token-green = Green
token-red = Red

## The clue
how-label = How do you give the clue?
how-text = Write
how-sound = Record
how-aloud = Say it aloud
clue-label = Your clue
clue-placeholder = A word, a verse, a song…
clue-tells = { $name } tells
clue-told = { $name } told
clue-aloud = said aloud
clue-recorded = a recording
clue-sound = What { $name } recorded
aloud-hint = Say it in the room or on your call, then press the button.
record-start = Record
record-stop = Stop
record-play = Listen
record-hint = Hum, sing or whisper: 15 seconds at the most.
record-insecure = Recording needs a secure address (https). Write the clue or say it aloud.
record-denied = This page may not use the microphone. Write the clue or say it aloud.

## Cards
cards-label = Cards
card-number = Card { $number }
card-words = Card { $number }: { $words }
card-look = Look at card { $number }
card-mine = Your card
card-mine-label = { $card }, yours
card-green = Green for { $card }
card-red = Red for { $card }
card-of = { $name }’s card
card-given = { $card }, from { $name }
card-voted = { $card }. Votes: { $names }
card-spoilt = red vote
viewer-label = Pictures
viewer-close = Close the picture
viewer-pick = Choose this card
viewer-unpick = Not this one
viewer-previous = Previous picture
viewer-next = Next picture

## Players
players-label = Players
state-tells = tells
state-due = choosing
state-done = ready
state-away = away

## Points
points = Points
track-label = Score track
why-nothing = no points this time
why-join = , { "" }
why-everyone-found = everyone found it +{ $points }
why-everyone-found-teller = everyone found it
why-nobody-found = nobody found it +{ $points }
why-nobody-found-teller = nobody found it
why-found-by-some = found by some +{ $points }
why-found = found it +{ $points }
why-single-vote = with one vote +{ $points }
why-fooled = { $votes ->
    [one] drew a vote +{ $points }
   *[other] drew { $votes } votes +{ $points }
}
why-agreed = { $together } on one card +{ $points }
why-alone = alone on a card
why-red = on the red card

## The rounds, the end
round-number = Round { $round }
round-of = Round { $round } of { $last }
round-line = Round { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
podium-label = Podium
place-first = first
place-second = second
place-third = third
download = Download this game’s story
fairness = Was it shuffled fairly?
fairness-seed = This game was shuffled by the seed { $seed }; its hash was fixed before the first card.

## Table talk
notice-sat-down = { $name } sat down.
notice-left = { $name } left.
notice-removed = { $name } was sent away by the host.
notice-hosts = { $name } is the host now.
notice-stand-in = A computer player stands in for { $name }.
notice-plays-again = { $name } plays again.
notice-paused = { $name } paused the game.
notice-resumed = { $name } goes on with the game.
notice-limits = { $name } changed the time for each step.

## The line to the server
line-lost = The line is down. Nothing is lost; we are trying again.
line-waits = The server is not there just now. What you sent is kept and sent again.
line-failed = That did not get through. Nothing is lost; try once more.
line-gone = This table was cleared away.
refuse-no-pick = Choose a card first.
refuse-no-clue = Write a clue first.
