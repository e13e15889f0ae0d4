## The rule book: the idea, a round
book-contents = Contents
book-idea = The idea
book-idea-words = Everyone holds a hand of dreamlike pictures. Each round one player, <b>the storyteller</b>, gives a clue for one of theirs, and the others add pictures that fit it too. Then the hunt for the storyteller’s card begins. The best clue is one that some understand, but not all.
book-setup-words = There are 84 pictures, shuffled into a draw pile. You hold six in Classic (3 to 12 players), five in Party (6 to 12) and four in Team (6, 8, 10 or 12). After each round the used cards are discarded and everyone draws back up to a full hand; when the pile runs out, the discards are shuffled and become the new pile. A game takes about half an hour.
book-round = A round in four steps
book-tell = Give a clue
book-tell-words = The storyteller chooses a card and, without showing it, says something about it: a word, a verse, a sound. Whoever has an idea first is the first storyteller; after that, turns go round to the left.
book-tell-picture = { $name } has chosen a card; the others only get the clue.
book-clue = Almost home
book-give = Give a card
book-give-words = Everyone else secretly gives the card in their hand that fits the clue best. Until the last card is in, you can take yours back.
book-give-picture = The cards arrive face down; one is still missing.
book-vote = Vote
book-vote-words = The cards are shuffled and laid out on numbered spaces. Everyone but the storyteller secretly votes for the card they think is the storyteller’s, never for their own. Until the last vote is in, you can take yours back, too.
book-vote-picture = Card { $mine } is { $name }’s own, so the vote goes to card { $space }.
book-score = Points
book-score-words = All votes are shown at once, the storyteller’s card is revealed, and the rabbits hop ahead. Everyone draws back up to a full hand, and the player to the left is the next storyteller.
book-score-picture = Every point is a hop towards the moon.

## The end, points
book-end = The end of the game
book-end-classic = <b>Classic</b> ends after the round in which someone reaches { $points } points.
book-end-others = <b>Party</b> and <b>Team</b> end when everyone has been the storyteller once.
book-end-words = The highest score wins; if it’s a tie, the winners share the moon. The host can choose a shorter or a longer game.
book-classic = Points in Classic
book-classic-some = Some found the card, but not all: <b>3</b> for the storyteller, <b>3</b> for everyone who found it.
book-classic-all = Everyone found it, or nobody did: <b>0</b> for the storyteller, <b>2</b> for everyone else.
book-classic-fooled = Each vote on your card: <b>1</b> more, three at most. The storyteller gets none of these.
book-three = Three players
book-three-words = With three of you, everyone holds seven cards, and the two who aren’t the storyteller give two each, so there are five on the board. You can’t vote for either of your own, and votes on either of them earn you points.
book-seven = Seven players or more
book-seven-words = With seven players or more, you can cast one vote, or two on two different cards; you’ve found the card if either is on it. If you find it with a single vote, you get <b>1</b> more, even when everyone finds it.

## Party, Team
book-party-words = For 6 to 12 players. The storyteller gives the clue <b>before</b> looking at any cards, so it fits none in particular; in the first round nobody looks until it’s said. Then everyone gives a card, the storyteller too, and everyone votes.
book-party-green = Green goes on the card that fits best; your own is allowed. You get a point for each green vote on the card you chose, yours included, 5 at most, but nothing if you’re alone there.
book-party-red = The storyteller also places one red vote, on any card: whoever voted green there gets nothing.
book-party-pass = After each round everyone draws back up to five, then passes the whole hand to the left.
book-team-words = For 6, 8, 10 or 12 players. Partners sit opposite each other and share a rabbit. In each pair one of you gives a card, and the other has one vote. Talk only where everyone can hear you, and never about the cards in your hand.
book-team-points = The storyteller’s partner gives a card too, and that pair doesn’t vote. Points are counted as in Classic, with each pair as one player, but the rules for seven or more never apply; votes on the storyteller’s partner’s card count as well. You don’t know which card is your own partner’s, so you may end up voting for it, but that earns nothing.

## Advice, fair play
book-advice = Tips
book-advice-clue = The best clue is one that some friends get and others don’t: a shared memory, a line from a song.
book-advice-give = Give a card that could have been the storyteller’s, not just a beautiful one.
book-advice-vote = Vote with the storyteller in mind: what would they have seen in this picture?
book-advice-face = Keep a straight face when the cards are laid out: a smile at the wrong moment costs points.
book-fair = Fair play
book-fair-words = Every shuffle comes from one secret number, the seed, whose hash is fixed before the first card is dealt. When the game is over, the seed is shown, and anyone can check that nobody gave luck a helping hand.

## Examples
book-example = Example
book-example-some = A good clue: { $name } scores, and so does everyone who found the card. A card that fooled someone earns its owner a point as well.
book-example-everyone = Too obvious a clue: { $name } gets nothing, and the others get 2 each.
book-example-nobody = Too obscure a clue: { $name } gets nothing, and votes on the other cards count as usual.
book-example-three = { $name } found the card, and one of the two that { $name } gave fooled { $other }.
book-example-seven = Two votes are safer, one is bolder: find the card with just one and you get an extra point.
book-example-party = Players who agree on a card get a point for each vote there, their own included. Anyone alone on a card gets nothing, and neither does anyone on the card that { $name } marked red.
book-example-team = { $name } gives the clue and { $partner } adds a card: what the two of them earn goes to the rabbit they share.
book-tally = Votes and points in this round
book-player = Player
book-pair = Pair
book-votes = Votes
book-why = Why
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = storyteller
book-no-vote = doesn’t vote

## Help at the table: what matters just now
help = What now?
help-more = More in the rule book
help-idea = Whoever has the first idea presses the button and is this round’s storyteller. After that, turns go round to the left.
help-idea-party = Whoever has the first idea presses the button and gives a clue. Nobody looks at their cards until it’s said.
help-tell = The storyteller chooses a card and says something about it. The best clue is one that some understand, but not all.
help-tell-party = The storyteller gives a clue before seeing any cards. It should leave room for many pictures.
help-give = Everyone but the storyteller secretly gives the card that fits the clue best. Each vote it gets will be a point.
help-give-three = The two who aren’t the storyteller give two cards each. Each vote on one of these will be a point.
help-give-party = Everyone gives the card that fits the clue best, the storyteller too. There’s no storyteller’s card to find in Party: you’ll vote for the best fit.
help-give-team = In each pair one partner gives a card and the other will vote; the storyteller’s partner gives one too. Talk only where everyone can hear you, and never about the cards in your hand.
help-vote = Look for the storyteller’s card; you can’t vote for your own. If some find it, but not all, they and the storyteller get 3 each.
help-vote-seven = Look for the storyteller’s card with one vote or two. If you find it with a single vote, you get 1 more.
help-vote-party = Green goes on the card that fits best; your own is allowed. You get a point for each green vote on the card you choose, 5 at most, but nothing if you’re alone there. The storyteller’s red spoils one card.
help-vote-team = In each pair the partner who gave no card has one vote. The storyteller’s pair doesn’t vote.
help-points = If some found it: 3 for the storyteller and for everyone who did. If everyone did, or nobody: 2 for all but the storyteller. Each vote on your card: 1, three at most.
help-points-seven = If some found it: 3 for the storyteller and for everyone who did. If everyone did, or nobody: 2 for all but the storyteller. Found with a single vote: 1 more. Each vote on your card: 1, three at most.
help-points-party = You get a point for each green vote on the card you chose, 5 at most; nothing if you were alone there or the card was red. Then everyone draws back up to five and passes their hand to the left.
help-points-team = If some found it: 3 for the storyteller’s pair and for every pair that did. If everyone did, or nobody: 2 for all other pairs. Each vote from another pair on your card: 1, three at most.
help-over = The highest score wins; if it’s a tie, the winners share the moon. You can look back through all the rounds here.
