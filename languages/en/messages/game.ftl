## The line that leads
now-sit = Pick a name and a rabbit, <b>then sit down.</b>
now-start = Ready when you are: <b>start the game.</b>
now-wait-start = Waiting for <b>{ $name }</b> to start.
now-wait-host = Waiting for a host to start.
now-need = { $count ->
    [one] One more player needed:
   *[other] { $count } more players needed:
} <b>share the link or add computer players.</b>
now-wait-more = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
now-scan = Scan the code and sit down.
now-paused = The game is paused. The host can resume it.
now-paused-host = The game is paused. <b>Resume when everyone’s back.</b>
paused = Paused
paused-words = Cards and clocks stand still; nothing is lost.
now-claim = Who has a story? <b>First to press tells it.</b>
now-tell = You’re the storyteller: pick a card and <b>give a clue.</b>
now-tell-blind = Give your clue first, <b>then everyone looks</b> at their cards.
now-tell-passed = All hands have moved one seat left. <b>Give a clue before you look.</b>
now-give = Which of your cards <b>fits the clue?</b>
now-give-two = Which <b>two</b> of your cards fit the clue?
now-give-team = You or { $partner }: <b>one of you gives a card.</b>
now-vote = Which card is <b>{ $name }’s?</b>
now-vote-two = Which card is <b>{ $name }’s?</b> One vote, or two.
now-vote-team = { $partner } gave a card, so you vote: which one is <b>{ $name }’s?</b>
now-vote-party = Which card <b>fits the clue best?</b>
now-vote-red = Green for the card that fits best, <b>red to spoil one card.</b>
now-told-giving = Your clue is out.
now-told-voting = It was your clue, so you don’t vote.
now-gave = Your card is in.
now-gave-two = Your cards are in.
now-partner-gave = { $partner } gave a card, so you’ll vote.
now-voted = Your vote is in.
now-partner-votes = You gave a card, so { $partner } votes.
now-partner-told = It was { $partner }’s clue, so you don’t vote.
now-watching = You’re watching.
now-waits = You’re in from the next round; until then a computer player has your seat.
now-removed = The host has removed you from this table. <b>You can only watch</b> unless the host lets you back in.
now-watch-idea = Who has a story? First to press tells it.
now-watch-telling = <b>{ $name }</b> is thinking of a clue.
now-watch-telling-party = <b>{ $name }</b> gives a clue, then everyone looks at their cards.
now-watch-telling-passed = All hands have moved one seat left. <b>{ $name }</b> gives a clue without looking.
now-watch-giving = Everyone’s choosing a card that fits.
now-watch-voting-party = Which card fits the clue best?
now-next = <b>{ $name } is up next.</b>
now-next-me = <b>You’re up next.</b>
now-points = <b>+{ $points } for you.</b>
now-last-round = <b>That was the last round.</b>
now-wait-again = Waiting for { $name } to start another game.
now-winner = <b>{ $name } wins:</b> first to the moon.
now-winners-two = <b>{ $first }</b> and <b>{ $second } win:</b> first to the moon.
now-winners = <b>{ $count } friends win</b> together.

wait-one = Waiting for { $name }.
wait-two = Waiting for { $first } and { $second }.
wait-three = Waiting for { $first }, { $second } and { $third }.
wait-others = Waiting for the others.
wait-more = Waiting for { $first }, { $second } and { $count } more.

outcome-everyone = Everyone found it.
outcome-nobody = Nobody found it.
outcome-some = { $found } of { $voters } found it.
outcome-party = The top card was worth { $points } points.
outcome-party-none = No card scored this time.

## The reveal, beat by beat
beat-votes = All votes are in.
beat-who = Who chose which card?
beat-card = And <b>{ $name }’s</b> card is …
beat-givers = And these were from …
beat-green = The green votes gather.
beat-red = And the red vote falls on …
beat-struck = Card { $number } is struck out.
beat-hop = Off they hop …
beat-skip = Tap to skip
leaves-label = What to look at

clock-label = Time left

## Buttons
claim = I have a story!
tell = Give clue
give = Give this card
give-two = Give these two
vote = Vote
take-back-card = Take my card back
take-back-cards = Take my cards back
take-back-vote = Take my vote back
next-round = Continue
play-again = Play again
take-seat = Take a free seat
take-seat-words = If it wasn’t your seat before, you’re in from the next round.
seat-of = Take over from
token-label = Vote to place
token-green = Green
token-red = Red

## The clue
how-label = How do you want to give the clue?
how-text = Write
how-sound = Record
how-aloud = Say it aloud
clue-label = Your clue
clue-placeholder = A word, a verse, a song…
clue-tells = { $name }’s clue
clue-told = { $name }’s clue
clue-aloud = said aloud
clue-says = says the clue aloud. Listen, and ask to hear it again.
clue-said = said the clue aloud.
clue-open = Show the clue large
clue-recorded = a recording
clue-sound = { $name }’s recording
aloud-hint = Say it in the room or on your call, then press the button.
record-start = Record
record-stop = Stop
record-play = Listen
record-hint = Hum, sing or whisper, up to 15 seconds.
record-insecure = Recording needs a secure address (https). Write the clue or say it aloud.
record-denied = This page isn’t allowed to use the microphone. Write the clue or say it aloud.

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
card-from = from { $name }
card-votes = Votes: { $names }
card-together = { $count } together
card-spoilt = red vote
viewer-label = Pictures
viewer-close = Close the picture
viewer-pick = Choose this card
viewer-unpick = Not this one
viewer-previous = Previous picture
viewer-next = Next picture

## Players
players-label = Players
state-tells = storyteller
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
why-found-by-some = some found it +{ $points }
why-found = found it +{ $points }
why-single-vote = with one vote +{ $points }
why-fooled = { $votes ->
    [one] got a vote +{ $points }
   *[other] got { $votes } votes +{ $points }
}
why-agreed = { $together } agreed +{ $points }
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
download = Download this game
fairness = Was the shuffle fair?
fairness-seed = This game was shuffled from the seed { $seed }; its hash was fixed before the first card was dealt.

## The end, place by place
names-two = { $first } and { $second }
names-many = { $count } friends
show-open = The tale is told.
show-table = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $players } friends, one moon
show-third = Third: <b>{ $names }</b>, with { $points }.
show-second = Second: <b>{ $names }</b>, with { $points }.
show-breath = And first at the moon …

## Awards
awards = Awards
awards-note = counted from this game
wall = Something for everybody
tale = Every round
tale-note = and every point
tale-teller = A dot marks the storyteller.
tale-earlier = Rounds { $first } to { $last }
award-number = Award { $number } of { $all }
award-mine = yours
award-told = told by { $name } in round { $round }
award-half = Closest to half
award-half-why = { $found } of { $voters } found it: neither too plain nor too dark.
award-bluffer = Greatest bluffer
award-bluffer-why = { $votes ->
    [one] One vote that was meant for another card.
   *[other] { $votes } votes that were meant for other cards; this one drew { $best }.
}
award-listener = Sharpest listener
award-listener-why = { $times ->
    [one] Found the storyteller’s card once.
   *[other] Found the storyteller’s card { $times } times.
}
award-daring = Most daring clue
award-daring-why = Only { $found } of { $voters } saw it, and that was enough.
award-alike = Two who think alike
award-alike-why = The same card { $times } times.
award-leap = The longest leap
award-leap-why = { $points ->
    [one] One point in one round.
   *[other] { $points } points in one round.
}
award-gathering = The clue that united
award-gathering-why = { $together } of { $voters } met on one card.
award-favourite = The favourite picture
award-favourite-why = { $votes } others chose it.
award-chorus = Voice of the table
award-chorus-why = { $times ->
    [one] Chose the same card as others once.
   *[other] Chose the same card as others { $times } times.
}
award-strike = The red paw
award-strike-why = { $votes ->
    [one] The red vote struck out a friend’s green one.
   *[other] The red vote struck out { $votes } green ones.
}
award-disguise = A fine disguise
award-disguise-why = { $votes ->
    [one] Somebody believed this card.
   *[other] { $votes } friends believed this card.
}
award-chosen = A picture that spoke
award-chosen-why = { $votes ->
    [one] Somebody else chose it.
   *[other] { $votes } others chose it.
}
award-finish = Strong at the end
award-finish-why = { $points ->
    [one] One point in the last { $rounds } rounds.
   *[other] { $points } points in the last { $rounds } rounds.
}
award-faithful = A faithful friend
award-faithful-why = { $times } votes for cards from { $name }.
award-riddle = The riddle
award-riddle-why = None of { $voters } found it.
award-open-book = The open book
award-open-book-why = All { $voters } found it.
award-ear = A good ear
award-trust = A trusting heart
award-trust-why = { $times ->
    [one] Believed a friend’s card once.
   *[other] Believed friends’ cards { $times } times.
}
award-own-mind = A mind of its own
award-own-mind-why = { $times ->
    [one] Saw once what nobody else saw.
   *[other] Saw { $times } times what nobody else saw.
}
award-company = In good company
award-struck = Brave under red
award-struck-why = { $times ->
    [one] Stood once on the card that was struck out.
   *[other] Stood { $times } times on a card that was struck out.
}
award-giver = Finder of pictures
award-giver-why = { $cards ->
    [one] Brought one picture to the tale.
   *[other] Brought { $cards } pictures to the tale.
}

## Table talk
notice-sat-down = { $name } sat down.
notice-left = { $name } left.
notice-removed = The host removed { $name }.
notice-hosts = { $name } is the host now.
notice-stand-in = A computer player is standing in for { $name }.
notice-plays-again = { $name } is back in the game.
notice-paused = { $name } paused the game.
notice-resumed = { $name } resumed the game.
notice-limits = { $name } changed the time limit.

## The line to the server
line-lost = Connection lost. Your game is safe; we’re trying again.
line-waits = The server isn’t answering right now. What you sent is safe and will be sent again.
line-failed = That didn’t get through. Nothing is lost; try again.
line-gone = This table has been closed.
refuse-no-pick = Choose a card first.
refuse-no-clue = Write a clue first.
