language-name = Română

## Home
tagline = Un joc cu imagini și indicii, pentru 3–12 prieteni.
how-to-play = Cum se joacă
help-label = Ajutor și limbă
join-label = Intră cu codul de la prieteni
join = Intră
join-unknown = Nu există masa { $code }. Verifică codul și încearcă din nou.
open-table = Deschide o masă
my-tables = Mesele mele
more-tables = Alte mese
open-tables = Mese deschise
open-tables-all = Toate mesele deschise
open-tables-none = Acum nu e nicio masă deschisă. Deschide tu una și fă-o publică.
more-settings = Alte setări
bots = Boți
password-optional = Parolă (opțional)
locked = cu parolă
doing-gathering = așteaptă jucători
doing-your-turn = e rândul tău
doing-playing = se joacă
doing-over = joc încheiat

mode-classic = Clasic
mode-party = Party
mode-team = Echipe
mode-classic-sentence = Un indiciu, multe imagini: găsește cartea povestitorului.
mode-party-sentence = Indiciul vine înaintea cărților. Nimeriți aceeași carte!
mode-team-sentence = În echipe de doi: față în față, cu un singur iepuraș.

## Titles
title-lobby = Masa { $code }
title-idea = Cine are o poveste?
title-tell = Dă un indiciu
title-give = Dă o carte
title-vote = Votează
title-round = Runda { $round }
title-over = Sfârșit

## The bar, the sheets
tools-label = Masa
table-label = Masa { $code }
chat = Chat
chat-open = Chat
chat-lines = Mesaje
chat-empty = Toată masa vede ce scrii aici.
chat-off = Gazda a oprit chatul.
chat-switch-off = Oprește chatul
chat-switch-on = Pornește chatul
say = Trimite
say-label = Spune ceva
reaction-heart = Inimă
reaction-laugh = Râs
reaction-wow = Uau
reaction-clap = Aplauze
reaction-think = Hm
reaction-moon = Lună
close = Închide
menu = Meniu
menu-open = Meniu: setări, reguli, ieșire
rounds = Runde
rounds-open = Rundele jucate
rounds-none = Încă nu s-a terminat nicio rundă.
back-to-table = Înapoi la masă
board-open = Ecran mare
share = Trimite
share-table = Trimite linkul
share-copied = Link copiat.
leave = Pleacă de la masă
ticket = Continuă pe alt dispozitiv
ticket-words = Scanează codul cu celălalt dispozitiv sau deschide linkul acolo. Locul tău se mută cu tine; apoi, aici vei putea doar privi. Linkul merge o singură dată, în următoarele 15 minute.
ticket-qr = Cod QR care îți mută locul
redeem = Continuă aici
redeem-words = Locul tău de la masa { $code } se mută pe acest dispozitiv. Apoi, pe celălalt vei putea doar privi.
redeem-ticket = Link
redeem-hint = Lipește aici linkul de pe celălalt dispozitiv.
redeem-go = Mută-mi locul aici

prefs = Setările tale
prefs-save = Salvează
language = Limba
theme = Aspect
theme-system = Automat
theme-light = Luminos
theme-dark = Întunecat
pref-sound = Sunete discrete
pref-vibration = Vibrează când e rândul meu
pref-awake = Ține ecranul aprins în timpul jocului
pref-motion = Animează cărțile și iepurașii
pref-descriptions = Arată descrierea când deschid o carte
pref-spacing = Spațiere mai mare, mai ușor de citit

host-tools = Pentru gazdă
pause = Pune pauză
resume = Reia
stand-in-on = Pune un bot să joace pentru { $name }
stand-in-off = { $name } joacă din nou
pass-host = { $name } devine gazdă
remove = Scoate: { $name }
remove-ask = Vrei ca { $name } să plece de la masă? Se mai poate întoarce doar dacă îi dai voie.
remove-yes = Scoate
removed-people = Scoși de la masă
let-in = Primește înapoi: { $name }
delete-table = Șterge masa aceasta
delete-table-ask = Ștergi masa { $code } pentru toată lumea, cu tot cu joc, chat și înregistrări? Nu se mai poate recupera nimic.
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
bot-level = Cât de bine joacă
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Limba boților la masa aceasta: { $language }.
level-easy = Relaxat
level-normal = Echilibrat
level-sharp = Isteț
you = Tu
sit-down = Ia loc
sit = Ia loc
your-name = Numele tău
your-rabbit = Iepurașul tău
dress = Salvează
table-full = Toate cele douăsprezece locuri sunt ocupate, dar poți privi.
order = Ordinea la masă
order-hint = Pe rând, de sus în jos.
order-team = Partenerii stau față în față.
move-up = { $name }: un loc mai sus
move-down = { $name }: un loc mai jos
game = Jocul
you-decide = tu hotărăști
mode = Mod
goal = Durata
goal-points = { $points ->
    [one] până la { $points } punct
    [few] până la { $points } puncte
   *[other] până la { $points } de puncte
}
goal-tellings = { $times ->
    [one] câte un indiciu
    [few] câte { $times } indicii
   *[other] câte { $times } de indicii
}
choice-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
choice-tellings = { $times ->
    [one] câte un indiciu
    [few] câte { $times } indicii
   *[other] câte { $times } de indicii
}
limit = Timp pe pas
limit-none = Fără limită
limit-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
first = Cine începe
first-claim = Cine are o idee
first-random = La sorți
visibility = Cine găsește masa
visibility-invited = Doar prietenii
visibility-public = Oricine
apply = Aplică
start = Pornește jocul

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
board-join = Scanează, ia loc, joacă
board-watch = Privește sau ia loc
board-fill = Pe tot ecranul

## Password, trouble
password-title = Masa { $code }
password-hint = Gazda a pus o parolă la masa aceasta.
password = Parolă
password-wrong = Nu asta e. Mai cere parola o dată de la cine te-a invitat.
password-enter = Intră
not-found = Aici nu e nimic
not-found-words = La această adresă nu e nimic. Poate lipsește o literă.
no-table = Masa nu există
no-table-words = Masa { $code } nu există sau a fost închisă fiindcă nu mai juca nimeni de mult.
refused = N-a mers
busy = O clipă
busy-words = E aglomerat acum. Așteaptă puțin și încearcă din nou.
broken = A fost vina noastră
broken-words = Ceva n-a mers la noi. Jocul tău e în siguranță; încearcă din nou peste câteva clipe.
go-on = Continuă
to-home = Acasă
offline = Fără conexiune
offline-words = Nu putem ajunge la Moonhare: dispozitivul tău e offline sau serverul tocmai pornește. Locul și jocul tău sunt în siguranță; când revine conexiunea, pagina continuă singură.
try-again = Mai încearcă
