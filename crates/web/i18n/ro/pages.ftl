language-name = Română

## Home
tagline = Un joc cu imagini și indicii, pentru trei până la doisprezece prieteni.
how-to-play = Cum se joacă
help-label = Ajutor și limbă
join-label = Intră cu codul de la prieteni
join = Intră
join-unknown = Nu există masa { $code }. Mai uită-te o dată la cod.
open-table = Deschide o masă
my-tables = Mesele mele
open-tables = Mese deschise
open-tables-all = Toate mesele deschise
open-tables-none = Acum nu e nicio masă deschisă. Deschide tu una pentru oricine.
more-settings = Mai multe opțiuni
bots = Boți
password-optional = Parolă, dacă vrei
locked = cu parolă
doing-gathering = se strâng jucătorii
doing-your-turn = e rândul tău
doing-playing = se joacă
doing-over = jocul s-a terminat

mode-classic = Clasic
mode-party = Petrecere
mode-team = Echipe
mode-classic-sentence = Un indiciu despre o carte: care să fie?
mode-party-sentence = Întâi indiciul, apoi cărțile. Ghicește favorita tuturor.
mode-team-sentence = Doi câte doi, față în față, cu un singur iepuraș.

## Titles
title-lobby = Masa { $code }
title-idea = Cine are o poveste?
title-tell = Povestești tu
title-give = Dă o carte
title-vote = Votează
title-round = Runda { $round }
title-over = Sfârșit

## The bar, the sheets
tools-label = Masa
table-label = Masa { $code }
chat = Chat
chat-open = Chat
chat-lines = Ce s-a spus
chat-empty = Toată masa citește ce scrii aici.
chat-off = Gazda a închis chatul.
chat-switch-off = Închide chatul
chat-switch-on = Deschide chatul
say = Trimite
say-label = Spune ceva
reaction-heart = Drag
reaction-laugh = Râs
reaction-wow = Uimire
reaction-clap = Aplauze
reaction-think = Îndoială
reaction-moon = Lună
close = Închide
menu = Meniu
menu-open = Meniu: opțiuni, reguli, ieșire
rounds = Rundele
rounds-open = Rundele jucate
rounds-none = Nu s-a terminat încă nicio rundă.
back-to-table = Înapoi la masă
board-open = Ecran mare
share = Trimite
share-table = Trimite linkul
share-copied = Linkul e copiat.
leave = Pleacă de la masă
ticket = Continuă pe alt dispozitiv
ticket-words = Scanează codul cu celălalt dispozitiv sau deschide linkul acolo. Locul tău se mută cu tine; ecranul acesta rămâne doar să privească. Linkul e bun 15 minute, o singură dată.
ticket-qr = Cod QR care îți mută locul
redeem = Continuă aici
redeem-words = Locul tău de la masa { $code } se mută pe acest dispozitiv. Celălalt rămâne doar să privească.
redeem-go = Mută-mi locul aici

prefs = Ecranul tău
prefs-save = Păstrează
language = Limba
theme = Luminos sau întunecat
theme-system = Ca dispozitivul
theme-light = Luminos
theme-dark = Întunecat
pref-sound = Sunete blânde
pref-vibration = Vibrează când e rândul meu
pref-motion = Cărțile și iepurașii se mișcă
pref-descriptions = Imagini descrise în cuvinte

host-tools = Pentru gazdă
pause = Pune pauză
resume = Reia jocul
stand-in-on = Pune un bot să joace pentru { $name }
stand-in-off = { $name } joacă din nou
pass-host = { $name } devine gazdă
remove = Scoate de la masă: { $name }

## Before the game
invite = Invită prieteni
table-code = Masa
qr-label = Cod QR care deschide această masă
seats-label = Locuri
players-here = { $count ->
    [0] încă nimeni
    [one] 1 jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
host = Gazdă
bot = Bot
free-seat = Loc liber
add-bot = Bot
add-bot-long = Adaugă un bot
you = Tu
sit-down = Ia loc la masă
sit = Ia loc
your-name = Numele tău
your-rabbit = Iepurașul tău
dress = Schimbă
table-full = Toate cele douăsprezece locuri sunt ocupate. Poți privi.
order = Locuri și oameni
order-hint = Se povestește pe rând, de sus în jos.
order-team = Cei din aceeași echipă stau față în față.
move-up = { $name }: un loc mai sus
move-down = { $name }: un loc mai jos
game = Jocul
you-decide = tu hotărăști
mode = Mod
goal = Jocul ține
goal-points = { $points ->
    [one] până la { $points } punct
    [few] până la { $points } puncte
   *[other] până la { $points } de puncte
}
goal-tellings = { $times ->
    [one] câte o poveste de fiecare
    [few] câte { $times } povești de fiecare
   *[other] câte { $times } de povești de fiecare
}
choice-points = { $points ->
    [one] până la { $points } punct
    [few] până la { $points } puncte
   *[other] până la { $points } de puncte
}
choice-tellings = { $times ->
    [one] câte o poveste de fiecare
    [few] câte { $times } povești de fiecare
   *[other] câte { $times } de povești de fiecare
}
limit = Timp pentru fiecare pas
limit-none = Fără limită
limit-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
first = Cine povestește primul
first-claim = Cine are o idee
first-random = La întâmplare
visibility = Cine vede masa
visibility-invited = Doar cu invitație
visibility-public = Oricine
apply = Aplică
start = Începe jocul

rabbit-1 = Roșu, cu o inimă
rabbit-2 = Portocaliu, cu un inel
rabbit-3 = Galben, cu o stea
rabbit-4 = Verde-lămâie, cu o frunză
rabbit-5 = Verde, cu un deal
rabbit-6 = Turcoaz, cu valuri
rabbit-7 = Bleu, cu o picătură
rabbit-8 = Albastru, cu o lună
rabbit-9 = Violet, cu un romb
rabbit-10 = Roz, cu o floare
rabbit-11 = Maro, cu o cruce
rabbit-12 = Alb, cu dungi

## The big screen
board-join = Scanează, ia loc și joacă
board-watch = Privește sau ia loc

## Password, trouble
password-title = Masa { $code }
password-hint = Masa aceasta are parolă.
password = Parolă
password-wrong = Nu e asta. Întreabă persoana care te-a invitat.
password-enter = Intră
not-found = Aici nu e nimic
not-found-words = La această adresă nu e nimic. Poate lipsește o literă.
no-table = Masa nu există
no-table-words = Masa { $code } nu există sau a fost strânsă după ce a stat mult timp goală.
refused = N-a mers
busy = O clipă
busy-words = E multă lume aici acum. Așteaptă puțin și încearcă din nou.
broken = A fost vina noastră
broken-words = Ceva s-a stricat la noi. Jocul e în siguranță; încearcă din nou peste o clipă.
go-on = Mai departe
offline = Fără conexiune
offline-words = Dispozitivul nu are conexiune. Locul și jocul tău sunt în siguranță pe server; când revine conexiunea, continui de unde ai rămas.
try-again = Încearcă din nou

## How to play
rules-lead = Fiecare jucător are în mână imagini ca de vis. În fiecare rundă, <b>povestitorul</b> dă un indiciu despre una dintre ale sale, iar ceilalți o caută printre altele care îi seamănă.
rules-tell = <b>Povestea.</b> Povestitorul alege o carte și spune ceva despre ea: un cuvânt, un vers, un sunet. Nici prea limpede, nici prea încâlcit.
rules-give = <b>Cărțile.</b> Ceilalți dau în secret cartea din mână care se potrivește cel mai bine cu indiciul.
rules-vote = <b>Votul.</b> Cărțile se amestecă și se așază pe masă. Toți, în afară de povestitor, votează cartea despre care cred că s-a povestit, niciodată pe cea proprie.
rules-score = <b>Punctele.</b> Se arată voturile, se dezvăluie cartea, iar iepurașii țopăie înainte. Apoi povestește cine stă la stânga.
rules-points = Puncte
rules-points-some = Unii ghicesc, dar nu toți: <b>3</b> pentru povestitor și <b>3</b> pentru fiecare dintre cei care au ghicit.
rules-points-all = Ghicesc toți sau nimeni: <b>0</b> pentru povestitor și <b>2</b> pentru fiecare dintre ceilalți.
rules-points-fooled = Fiecare vot pe cartea ta: <b>1</b>, cel mult trei. Povestitorul nu primește aceste puncte.
rules-points-end = Jocul se termină cu runda în care cineva ajunge la 30.
rules-numbers = În trei, apoi de la șapte în sus
rules-three = În trei, fiecare are șapte cărți în mână, iar cine nu povestește dă două.
rules-seven = De la șapte jucători în sus poți folosi un vot sau două. Dacă ghicești cu unul singur, mai primești <b>1</b>.
rules-party = Pentru 6–12 jucători. Indiciul vine <b>înainte</b> ca povestitorul să-și vadă cărțile, așa că nu pornește de la niciuna. Apoi toți dau câte o carte, și povestitorul, și toți votează.
rules-party-green = Votul verde merge pe cartea care crezi că va plăcea cel mai mult; poate fi și a ta. Primești un punct pentru fiecare vot verde de pe ea, cel mult 5; dacă e doar al tău, nimic.
rules-party-red = Povestitorul mai pune și un vot roșu: cine a votat verde acolo nu primește nimic.
rules-team = Pentru 6, 8, 10 sau 12 jucători. Cei doi dintr-o echipă stau față în față și împart un iepuraș. Unul dă o carte, celălalt votează. Se vorbește doar unde aude toată masa și niciodată despre cărțile din mână.
bot-level = Cât de bine joacă
level-easy = Relaxat
level-normal = Potrivit
level-sharp = Isteț
