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
more-tables = Mai multe mese
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
redeem-ticket = Bilet
redeem-hint = Lipește aici linkul de pe celălalt dispozitiv.
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
pref-spacing = Mai mult spațiu între litere și rânduri

host-tools = Pentru gazdă
pause = Pune pauză
resume = Reia jocul
stand-in-on = Pune un bot să joace pentru { $name }
stand-in-off = { $name } joacă din nou
pass-host = { $name } devine gazdă
remove = Scoate de la masă: { $name }
remove-ask = Scoți de la masă pe { $name }? Se poate întoarce doar dacă îi dai voie din nou.
remove-yes = Scoate de la masă
removed-people = Scoși de la masă
let-in = Lasă să intre din nou: { $name }
delete-table = Șterge masa aceasta
delete-table-ask = Ștergi masa { $code } pentru toți, cu jocul, chatul și înregistrările ei? Nu se poate anula.
delete-table-yes = Șterge definitiv

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
to-home = La prima pagină
offline = Fără conexiune
offline-words = Moonhare nu poate fi găsit: dispozitivul nu are conexiune sau serverul tocmai pornește. Locul și jocul tău sunt în siguranță; când revine conexiunea, pagina continuă singură.
try-again = Încearcă din nou
bot-level = Cât de bine joacă
level-easy = Relaxat
level-normal = Echilibrat
level-sharp = Isteț
