language-name = English

## Home
tagline = A game of pictures and clues, for three to twelve friends.
how-to-play = How to play
help-label = Help and language
join-label = Join friends with a code
join = Join
join-unknown = There’s no table { $code }. Check the code and try again.
open-table = Start a table
my-tables = My tables
more-tables = More tables
open-tables = Open tables
open-tables-all = All open tables
open-tables-none = No open tables right now. Start one and make it public.
more-settings = More settings
bots = Computer players
password-optional = Password (optional)
locked = password
doing-gathering = waiting for players
doing-your-turn = your turn
doing-playing = playing
doing-over = game over

mode-classic = Classic
mode-party = Party
mode-team = Team
mode-classic-sentence = One clue, many pictures: find the storyteller’s card.
mode-party-sentence = The clue comes before the cards. Agree on the best fit.
mode-team-sentence = In pairs: partners sit opposite and share a rabbit.

## Titles
title-lobby = Table { $code }
title-idea = Who has a story?
title-tell = Give a clue
title-give = Give a card
title-vote = Vote
title-round = Round { $round }
title-over = The end

## The bar, the sheets
tools-label = Table
table-label = Table { $code }
chat = Chat
chat-open = Chat
chat-lines = Messages
chat-empty = Everyone at the table can read what you write here.
chat-off = The host has turned the chat off.
chat-switch-off = Turn chat off
chat-switch-on = Turn chat on
say = Send
say-label = Say something
reaction-heart = Love
reaction-laugh = Laughter
reaction-wow = Wow
reaction-clap = Applause
reaction-think = Hmm
reaction-moon = Moon
close = Close
menu = Menu
menu-open = Menu: settings, rules, leave
rounds = Rounds
rounds-open = Rounds so far
rounds-none = No rounds finished yet.
back-to-table = Back to the table
board-open = Big screen
share = Share
share-table = Share link
share-copied = Link copied.
leave = Leave the table
ticket = Continue on another device
ticket-words = Scan this with your other device, or open the link there. Your seat moves with you; from then on, you can only watch on this one. The link works once, within 15 minutes.
ticket-qr = QR code that moves your seat
redeem = Continue here
redeem-words = Your seat at table { $code } moves to this device. From then on, you can only watch on the other one.
redeem-ticket = Link
redeem-hint = Paste the link from the other device here.
redeem-go = Move my seat here

prefs = Your settings
prefs-save = Save
language = Language
theme = Light or dark
theme-system = Match device
theme-light = Light
theme-dark = Dark
pref-sound = Gentle sounds
pref-vibration = Vibrate when it’s my turn
pref-awake = Keep the screen on during a game
pref-motion = Animate cards and rabbits
pref-descriptions = Show descriptions of cards I open
pref-spacing = Wider spacing, easier to read

host-tools = For the host
pause = Pause the game
resume = Resume
stand-in-on = Let a computer player stand in for { $name }
stand-in-off = Let { $name } play again
pass-host = Make { $name } the host
remove = Remove { $name }
remove-ask = Remove { $name }? They can only come back to this table if you let them in again.
remove-yes = Remove
removed-people = Removed
let-in = Let { $name } back in
delete-table = Delete this table
delete-table-ask = Delete table { $code } for everyone, with its game, chat and recordings? This can’t be undone.
delete-table-yes = Delete for good

## Before the game
invite = Invite friends
table-code = Table
qr-label = QR code that opens this table
seats-label = Seats
players-here = { $count ->
    [0] nobody yet
    [one] 1 player
   *[other] { $count } players
}
host = Host
bot = Computer
free-seat = Free seat
add-bot = Computer
add-bot-long = Add a computer player
bot-level = How well it plays
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Computer players speak { $language } at this table.
level-easy = Easy-going
level-normal = Balanced
level-sharp = Sharp
you = You
sit-down = Sit down
sit = Sit down
your-name = Your name
your-rabbit = Your rabbit
dress = Save
table-full = All twelve seats are taken, but you can watch.
order = Seating order
order-hint = Turns go down the list.
order-team = Partners sit opposite each other.
move-up = Move { $name } one seat up
move-down = Move { $name } one seat down
game = The game
you-decide = you decide
mode = Mode
goal = Goal
goal-points = first to { $points }
goal-tellings = { $times ->
    [one] one clue each
   *[other] { $times } clues each
}
choice-points = { $points } points
choice-tellings = { $times ->
    [one] one clue each
   *[other] { $times } clues each
}
limit = Time per step
limit-none = No limit
limit-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
first = Who starts
first-claim = First with an idea
first-random = Random
visibility = Who can find the table
visibility-invited = Friends only
visibility-public = Everyone
apply = Apply
start = Start the game

rabbit-1 = Red, with a heart
rabbit-2 = Orange, with a ring
rabbit-3 = Yellow, with a star
rabbit-4 = Lime, with a leaf
rabbit-5 = Green, with a hill
rabbit-6 = Teal, with waves
rabbit-7 = Sky blue, with a drop
rabbit-8 = Blue, with a moon
rabbit-9 = Violet, with a diamond
rabbit-10 = Pink, with a flower
rabbit-11 = Brown, with a cross
rabbit-12 = White, with bars

## The big screen
board-join = Scan, sit down, play
board-watch = Watch or take a seat
board-fill = Fill the screen

## Password, trouble
password-title = Table { $code }
password-hint = The host has set a password for this table.
password = Password
password-wrong = That’s not it. Ask whoever invited you.
password-enter = Come in
not-found = Nothing here
not-found-words = There’s nothing at this address. Maybe a letter is missing.
no-table = No such table
no-table-words = There’s no table { $code }, or it was closed because nobody had played for a long time.
refused = That didn’t work
busy = One moment
busy-words = It’s crowded here right now. Wait a moment and try again.
broken = That was our fault
broken-words = Something broke on our side. Your game is safe; try again in a moment.
go-on = Continue
to-home = Home
offline = No connection
offline-words = Moonhare can’t be reached: this device is offline, or the server is just starting up. Your seat and your game are safe; as soon as the connection is back, this page carries on by itself.
try-again = Try again
