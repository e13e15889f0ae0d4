language-name = English

## Home
tagline = A game of pictures and hints, for three to twelve friends.
how-to-play = How to play
help-label = Help and language
join-label = Join friends with a code
join = Join
join-unknown = There is no table { $code }. Look at the code once more.
open-table = Start a table
my-tables = My tables
more-tables = More tables
open-tables = Open tables
open-tables-all = All open tables
open-tables-none = Nobody has an open table just now. Start one and make it public.
more-settings = More settings
bots = Computer players
password-optional = Password, if you like
locked = password
doing-gathering = people are sitting down
doing-your-turn = your turn
doing-playing = playing
doing-over = the game is over

mode-classic = Classic
mode-party = Party
mode-team = Team
mode-classic-sentence = A clue for one of your pictures: find the teller’s card.
mode-party-sentence = A clue before anyone looks. Find the same favourite.
mode-team-sentence = Two and two, one rabbit, partners opposite.

## Titles
title-lobby = Table { $code }
title-idea = Who has a story?
title-tell = You tell
title-give = Give a card
title-vote = Vote
title-round = Round { $round }
title-over = The end

## The bar, the sheets
tools-label = Table
table-label = Table { $code }
chat = Chat
chat-open = Chat
chat-lines = What was said
chat-empty = Everybody at the table reads what you write here.
chat-off = The host has switched the chat off.
chat-switch-off = Switch the chat off
chat-switch-on = Switch the chat on
say = Say it
say-label = Say something
reaction-heart = Love
reaction-laugh = Laughter
reaction-wow = Wonder
reaction-clap = Applause
reaction-think = Doubt
reaction-moon = Moon
close = Close
menu = Menu
menu-open = Menu: settings, rules, leave
rounds = The rounds
rounds-open = Rounds so far
rounds-none = No round is over yet.
back-to-table = Back to the table
board-open = Big screen
share = Share
share-table = Share link
share-copied = The link is copied.
leave = Leave the table
ticket = Go on with another device
ticket-words = Scan this with the other device, or open the link there. Your seat moves with it; this screen only watches from then on. The link is good for 15 minutes and for one use.
ticket-qr = QR code that moves your seat
redeem = Play on here
redeem-words = Your seat at table { $code } moves to this device. The other one only watches from then on.
redeem-ticket = Ticket
redeem-hint = Paste the link from the other device here.
redeem-go = Take my seat here

prefs = Your screen
prefs-save = Keep these
language = Language
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
pref-sound = Gentle sounds
pref-vibration = Vibrate when it is my turn
pref-motion = Cards and rabbits move
pref-descriptions = Describe pictures in words
pref-spacing = Wider spacing, easier to read

host-tools = For the host
pause = Pause the game
resume = Go on
stand-in-on = Let a computer player stand in for { $name }
stand-in-off = { $name } plays again
pass-host = Make { $name } the host
remove = Send { $name } away
remove-ask = Send { $name } away? They can only come back to this table if you let them in again.
remove-yes = Send away
removed-people = Sent away
let-in = Let { $name } in again
delete-table = Delete this table
delete-table-ask = Delete table { $code } for everybody, with its game, its chat and its recordings? This cannot be undone.
delete-table-yes = Delete it for good

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
level-easy = Easy-going
level-normal = Even
level-sharp = Sharp
you = You
sit-down = Sit down
sit = Sit down
your-name = Your name
your-rabbit = Your rabbit
dress = Change
table-full = All twelve seats are taken. You can watch.
order = Seats and people
order-hint = Who sits below tells next.
order-team = Partners sit opposite each other.
move-up = Move { $name } one seat up
move-down = Move { $name } one seat down
game = The game
you-decide = you decide
mode = Mode
goal = The game ends
goal-points = first to { $points }
goal-tellings = { $times ->
    [one] everyone tells once
   *[other] everyone tells { $times } times
}
choice-points = at { $points } points
choice-tellings = { $times ->
    [one] all tell once
   *[other] all tell { $times } times
}
limit = Time for each step
limit-none = No limit
limit-seconds = { $seconds } seconds
first = Who tells first
first-claim = First idea
first-random = By chance
visibility = Who finds the table
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

## Password, trouble
password-title = Table { $code }
password-hint = The host has set a password for this table.
password = Password
password-wrong = That was not it. Ask whoever invited you.
password-enter = Come in
not-found = Nothing here
not-found-words = There is nothing at this address. Perhaps a letter is missing.
no-table = No such table
no-table-words = There is no table { $code }, or it was cleared away after a long rest.
refused = That did not work
busy = One moment
busy-words = Many people are here just now. Wait a little and try again.
broken = That was our fault
broken-words = Something broke on our side. The game is safe; try again in a moment.
go-on = Go on
to-home = To the first page
offline = No line just now
offline-words = Moonhare cannot be reached: this device has no connection, or the server is just starting. Your seat and your game are safe; as soon as the line is back, this page goes on by itself.
try-again = Try again
