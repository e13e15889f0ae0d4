## Alone against computer players
solo = Nobody around?
solo-words = Three computer players are waiting at the table.
solo-play = Play right away
solo-learn = New here? Learn in one round
friendly-name = Firefly

## Hints for somebody new
coach = Hints
coach-off = No more hints
coach-tell = You are the storyteller. Choose a card and say something about it, neither too obvious nor too obscure: you score when <b>some, but not all,</b> find it.
coach-told = Nobody knows your card. Now each of the others adds a card that fits your clue too, to lead the rest astray.
coach-hide = The cards are shuffled, and the others look for yours. You only watch, and keep a straight face.
coach-look = Now { $name } is the storyteller. While you wait, look through your cards; each opens up large.
coach-give = Give the card that { $name } could have meant. Every vote that falls for it is <b>a point for you.</b>
coach-gave = Your card will lie among the others, and nobody knows whose it is.
coach-vote = One of these is { $name }’s. Find it for <b>3 points</b>; your own card does not count.
coach-voted = Votes stay secret until the last one is in. Until then you can take yours back.
coach-told-some = { $found } of { $voters } found your card: some, but not all. <b>3 points for you</b>, and 3 for each who found it.
coach-told-everyone = Everyone found your card, so the clue was too obvious: <b>nothing for you</b>, 2 for each of the others.
coach-told-nobody = Nobody found your card, so the clue was too obscure: <b>nothing for you</b>, 2 for each of the others.
coach-fooled-others = Whose card drew votes gets 1 more for each.
coach-found = You found { $name }’s card, and not everyone did: <b>3 points for you</b>, and 3 for { $name }.
coach-missed = It was another card. Some found it: 3 for each of them and for { $name }, <b>nothing for your vote.</b>
coach-everyone = Everyone found the card, so the clue was too obvious: nothing for { $name }, <b>2 for you</b> and each of the others.
coach-nobody = Nobody found the card, so the clue was too obscure: nothing for { $name }, <b>2 for you</b> and each of the others.
coach-fooled = { $votes ->
    [one] One vote fell for your card: <b>1 more.</b>
   *[other] { $votes } votes fell for your card: <b>{ $points } more.</b>
}
coach-done = Now you know the game. Go on here as long as you like; the first with 30 points wins.
coach-friends = Open a table for friends
