## The rule book: the idea, a round
book-contents = Contents
book-idea = The idea
book-idea-words = Everybody holds dreamlike pictures. Each round one player, <b>the storyteller</b>, gives a clue to one of theirs, and the others add pictures that fit it too. Then the search for the storyteller’s card begins; the best clue is understood by some, but not by all.
book-round = A round in four steps
book-tell = Tell
book-tell-words = The storyteller chooses a card and says something about it: a word, a verse, a sound. Nobody else sees the card. The first round belongs to whoever has an idea first; after that it goes round to the left.
book-tell-picture = { $name } has chosen a card; the others only get the clue.
book-clue = Almost home
book-give = Give
book-give-words = Everybody else secretly gives the card of theirs that fits the clue best. Until the last card is in, it can be taken back.
book-give-picture = They arrive face down; one is still missing.
book-vote = Vote
book-vote-words = The cards are shuffled and laid out on numbered spaces. Everybody but the storyteller secretly votes for the card they think was told about, never for their own.
book-vote-picture = { $name } cannot vote for card { $mine } and chooses card { $space }.
book-score = Points
book-score-words = All votes are shown at once, the storyteller’s card is revealed, and the rabbits hop ahead. Everybody fills up their hand, and the next player to the left tells.
book-score-picture = Every point is a hop towards the moon.

## The end, points
book-end = The end of the game
book-end-classic = <b>Classic</b> ends after the round in which somebody reaches { $points } points.
book-end-others = <b>Party</b> and <b>Team</b> end when everybody has told once.
book-end-words = The highest score wins; equals share the moon. The host can choose a shorter or a longer game.
book-classic = Points in Classic
book-classic-some = Some found the card, but not all: <b>3</b> for the storyteller, <b>3</b> for each who found it.
book-classic-all = All found it, or nobody: <b>0</b> for the storyteller, <b>2</b> for everybody else.
book-classic-fooled = Each vote on your own card: <b>1</b>, three at the most. The storyteller gets none of these.
book-three = Three players
book-three-words = With three players each holds seven cards, and the two who do not tell give two cards each: five lie on the board. Votes on either of your cards bring you points.
book-seven = Seven players and more
book-seven-words = From seven players on you may cast one vote, or two on two different cards. Whoever finds the card with a single vote gets <b>1</b> more.

## Party, Team
book-party-words = For 6 to 12. The clue comes <b>before</b> the storyteller looks at the cards, so it fits none in particular. Then everybody gives a card, the storyteller too, and everybody votes.
book-party-green = Green goes on the card you think most will choose; your own is allowed. You get a point for each green vote on it, 5 at the most, nothing if you stand alone.
book-party-red = The storyteller also places one red vote: whoever voted green there gets nothing.
book-party-pass = After each round everybody passes the whole hand to the left, and the pictures travel on.
book-team-words = For 6, 8, 10 or 12. Partners sit opposite each other and share a rabbit. One of the two gives a card, the other votes. Talk only where all can hear it, and never about the cards in your hand.
book-team-points = The storyteller’s partner gives a card too, and this pair does not vote. Points are counted as in Classic, each pair like one player; votes on that second card count as well. A vote for the own pair’s card may happen, since nobody knows it, but it earns nothing.

## Advice, fair play
book-advice = Bits of advice
book-advice-clue = The best clue is one that some friends understand and others do not: a shared memory, a line of a song.
book-advice-give = Give the card that could have been the storyteller’s, not just a beautiful one.
book-advice-vote = Vote with the storyteller in mind: what would they have seen in this picture?
book-advice-face = Keep a straight face when the cards are turned up: a smile at the wrong moment costs points.
book-fair = Fair play
book-fair-words = Every shuffle follows from one secret number, the seed, whose hash is fixed before the first card is dealt. When the game is over the seed is shown, and anybody can check that nobody helped chance along.

## Examples
book-example = Example
book-example-some = A good clue: { $name } scores, and so does everybody who found the card. A card that led somebody astray brings its owner a point as well.
book-example-everyone = Too plain a clue: { $name } gets nothing, the others do.
book-example-nobody = Too dark a clue: { $name } gets nothing, and votes on the other cards count as ever.
book-example-three = { $name } found the card, and one of the two that { $name } gave led { $other } astray.
book-example-seven = Two votes are safer, a single one is bolder: whoever finds the card with just one gets a point more.
book-example-party = Players who meet on one card get a point for each vote there, their own included. Whoever stands alone gets nothing, nor does anybody on the card that { $name } marked red.
book-example-team = { $name } tells and { $partner } adds a card: what the two earn goes to the rabbit they share.
book-tally = Votes and points of this round
book-player = Player
book-pair = Pair
book-votes = Votes
book-why = Why
book-no-vote = does not vote

## Help at the table: what matters just now
help = What now?
help-more = More in the rule book
help-idea = Whoever has the first idea presses the button and is the storyteller of this round. After that it goes round to the left.
help-idea-party = Whoever has the first idea presses the button and tells. Nobody looks at a card before the clue is said.
help-tell = The storyteller chooses a card and says something about it. The best clue is understood by some, but not by all.
help-tell-party = The storyteller says a clue before seeing any card. It should leave room for many pictures.
help-give = Everybody but the storyteller secretly gives the card that fits the clue best. Each vote it draws will be a point.
help-give-three = The two who do not tell give two cards each. Each vote that these draw will be a point.
help-give-party = Everybody gives the card that fits the clue best, the storyteller too. No card is hidden this time: you will look for the favourite.
help-give-team = In each pair one partner gives a card and the other will vote; the storyteller’s partner gives one too. Talk only where all can hear it, never about cards in hand.
help-vote = Look for the storyteller’s card; your own is out. If some find it, but not all, they get 3 each, and so does the storyteller.
help-vote-seven = Look for the storyteller’s card with one vote or two. Whoever finds it with a single vote gets 1 more.
help-vote-party = Green goes on the card you think most will choose; your own is allowed. Each green vote there is a point, 5 at the most. The storyteller’s red spoils one card.
help-vote-team = In each pair the partner who gave no card votes. The storyteller’s pair does not.
help-points = Found by some: 3 for the storyteller and for each who found it. By all or nobody: 2 for everybody but the storyteller. Each vote on your card: 1, three at the most.
help-points-party = You get a point for each green vote on the card you chose, 5 at the most; nothing if you stood alone or the card was red. Then all hands go to the left.
help-points-team = Found by some: 3 for the storyteller’s pair and for each that found it. By all or nobody: 2 for all other pairs. Each vote of another pair on a pair’s card: 1, three at the most.
help-over = The highest score wins; equals share the moon. All rounds are here to be looked through again.
