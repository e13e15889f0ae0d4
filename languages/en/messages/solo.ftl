## Alone against computer players
solo = Nobody around?
solo-words = Three computer players are waiting at the table.
solo-play = Play right away
solo-learn = New here? Learn as you play
friendly-name = Firefly

## Hints for somebody new
coach = Hints
coach-off = No more hints
coach-tell = You’re the storyteller. Choose a card and say something about it, not too obvious and not too obscure: you score when <b>some, but not all,</b> find it.
coach-told = Nobody knows your card. Now the others each add a card that fits your clue too, to throw everyone off the scent.
coach-hide = The cards are shuffled, and the others look for yours. Just watch, and keep a straight face.
coach-look = Now { $name } is the storyteller. While you wait, look through your cards; open one to see it up close.
coach-give = Give a card that { $name } could have meant. Everyone who falls for it is <b>a point for you.</b>
coach-gave = Your card will lie among the others, and nobody will know whose it is.
coach-vote = One of these is { $name }’s. Find it for <b>3 points</b>; you can’t vote for your own.
coach-voted = Votes stay secret until the last one is in. Until then you can take yours back.
coach-told-some = { $found } of { $voters } found your card: some, but not all. <b>3 points for you</b>, and 3 for everyone who found it.
coach-told-everyone = Everyone found your card, so the clue was too obvious: <b>nothing for you</b>, 2 for everyone else.
coach-told-nobody = Nobody found your card, so the clue was too obscure: <b>nothing for you</b>, 2 for everyone else.
coach-fooled-others = Every vote on another card earns its owner 1 more.
coach-found = You found { $name }’s card, and not everyone did: <b>3 points for you</b>, and 3 for { $name }.
coach-missed = It was another card. Some found it: 3 for each of them and for { $name }, <b>nothing for your vote.</b>
coach-everyone = Everyone found the card, so the clue was too obvious: nothing for { $name }, <b>2 for you</b> and each of the others.
coach-nobody = Nobody found the card, so the clue was too obscure: nothing for { $name }, <b>2 for you</b> and each of the others.
coach-fooled = { $votes ->
    [one] One player fell for your card: <b>1 more.</b>
   *[other] { $votes } players fell for your card: <b>{ $points } more.</b>
}
coach-done = Now you know the game. Keep playing here as long as you like; the first to 30 points wins.
coach-friends = Start a table for friends
