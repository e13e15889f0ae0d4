## The rule book: the idea, a round
book-contents = Cuprins
book-idea = Ideea
book-idea-words = Fiecare are în mână imagini ca din vise. În fiecare rundă, cineva e <b>povestitorul</b>: dă un indiciu pentru una dintre imaginile sale, iar ceilalți adaugă imagini care se potrivesc și ele. Apoi începe căutarea: care e cartea povestitorului? Cel mai bun indiciu e cel pe care îl înțeleg unii, dar nu toți.
book-setup-words = Sunt 84 de imagini, amestecate într-un teanc. La Clasic (3–12 jucători) ai în mână șase cărți, la Party (6–12) cinci, iar la Echipe (6, 8, 10 sau 12) patru. După fiecare rundă, cărțile folosite se pun deoparte și fiecare își completează mâna; când se termină teancul, cărțile puse deoparte se amestecă și devin noul teanc. Un joc ține cam o jumătate de oră.
book-round = O rundă în patru pași
book-tell = Dă un indiciu
book-tell-words = Povestitorul alege o carte și, fără s-o arate, spune ceva despre ea: un cuvânt, un vers, un sunet. În prima rundă povestește cine are întâi o idee; apoi rândul trece la stânga.
book-tell-picture = { $name } a ales o carte; ceilalți primesc doar indiciul.
book-clue = Aproape acasă
book-give = Dă o carte
book-give-words = Ceilalți dau în secret cartea din mână care se potrivește cel mai bine cu indiciul. Până vine ultima carte, o poți retrage pe a ta.
book-give-picture = Cărțile sosesc cu fața în jos; mai lipsește una.
book-vote = Votează
book-vote-words = Cărțile se amestecă și se așază pe locuri numerotate. Toți, în afară de povestitor, votează în secret cartea despre care cred că e a povestitorului, niciodată propria carte. Până vine ultimul vot, îl poți retrage și pe al tău.
book-vote-picture = Cartea { $mine } a dat-o chiar { $name }, așa că votul merge pe cartea { $space }.
book-score = Puncte
book-score-words = Toate voturile se arată deodată, se dezvăluie cartea povestitorului, iar iepurașii țopăie înainte. Fiecare își completează mâna, apoi povestește vecinul din stânga.
book-score-picture = Fiecare punct e un salt spre lună.

## The end, points
book-end = Sfârșitul jocului
book-end-classic = <b>Clasic</b> se termină după runda în care cineva ajunge la { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
book-end-others = <b>Party</b> și <b>Echipe</b> se termină când fiecare a fost o dată povestitor.
book-end-words = Câștigă cine are cele mai multe puncte; la egalitate, câștigătorii împart luna. Gazda poate alege un joc mai scurt sau mai lung.
book-classic = Punctele la Clasic
book-classic-some = Unii au găsit cartea, dar nu toți: <b>3</b> pentru povestitor, <b>3</b> pentru fiecare dintre cei care au găsit-o.
book-classic-all = Au găsit-o toți sau nimeni: <b>0</b> pentru povestitor, <b>2</b> pentru fiecare dintre ceilalți.
book-classic-fooled = Fiecare vot pe cartea ta: încă <b>1</b>, cel mult trei. Povestitorul nu primește aceste puncte.
book-three = Trei jucători
book-three-words = În trei, fiecare are șapte cărți în mână, iar cei doi care nu povestesc dau câte două: pe masă stau cinci. N-ai voie s-o votezi pe niciuna dintre ale tale, iar voturile pe oricare dintre ele îți aduc puncte.
book-seven = Șapte jucători sau mai mulți
book-seven-words = De la șapte jucători în sus, ai un vot sau două, pe două cărți diferite; ai găsit cartea dacă măcar unul e pe ea. Dacă o găsești cu un singur vot, primești încă <b>1</b>, chiar și când o găsesc toți.

## Party, Team
book-party-words = Pentru 6–12 jucători. Povestitorul dă indiciul <b>înainte</b> să-și vadă cărțile, deci nu pentru una anume; în prima rundă, nimeni nu se uită până nu aude indiciul. Apoi toți, chiar și povestitorul, dau câte o carte și votează.
book-party-green = Votul verde merge pe cartea care se potrivește cel mai bine; poate fi și a ta. Primești un punct pentru fiecare vot verde de pe ea, cu tot cu al tău, cel mult 5, dar nimic dacă acolo e numai votul tău.
book-party-red = Povestitorul mai pune și un vot roșu, pe orice carte: cine a votat verde acolo nu primește nimic.
book-party-pass = După fiecare rundă, fiecare își completează mâna până la cinci cărți, apoi o dă toată vecinului din stânga.
book-team-words = Pentru 6, 8, 10 sau 12 jucători. Cei doi dintr-o echipă stau față în față și au același iepuraș. Unul dintre ei dă o carte, celălalt are un vot. Se vorbește doar în auzul tuturor și niciodată despre cărțile din mână.
book-team-points = Partenerul povestitorului dă și el o carte, iar echipa lor nu votează. Punctele se numără ca la Clasic, fiecare echipă ca un singur jucător, și niciodată după regulile de la șapte în sus; contează și voturile pe cartea partenerului povestitorului. Nu știi care carte e a partenerului tău, așa că s-ar putea s-o votezi, dar votul acela nu aduce nimic.

## Advice, fair play
book-advice = Sfaturi
book-advice-clue = Cel mai bun indiciu e cel pe care unii prieteni îl prind, iar alții nu: o amintire comună, un vers dintr-un cântec.
book-advice-give = Dă o carte care ar fi putut fi a povestitorului, nu doar una frumoasă.
book-advice-vote = Votează cu gândul la povestitor: ce-o fi văzut în imaginea asta?
book-advice-face = Nu te da de gol când se întorc cărțile: un zâmbet la momentul nepotrivit costă puncte.
book-fair = Joc cinstit
book-fair-words = Fiecare amestecare pornește de la un singur număr secret, sămânța, al cărei hash e fixat înainte să se împartă prima carte. La sfârșitul jocului sămânța se arată și oricine poate verifica: nimeni n-a ajutat norocul.

## Examples
book-example = Exemplu
book-example-some = Un indiciu bun: { $name } primește puncte, la fel și cine a găsit cartea. O carte care a păcălit pe cineva îi aduce și ea un punct celui care a dat-o.
book-example-everyone = Un indiciu prea limpede: { $name } nu primește nimic, iar ceilalți primesc câte 2.
book-example-nobody = Un indiciu prea încâlcit: { $name } nu primește nimic, iar voturile de pe celelalte cărți contează ca de obicei.
book-example-three = { $name } a găsit cartea, iar una dintre cele două cărți ale sale a primit votul de la { $other }.
book-example-seven = Două voturi sunt mai sigure, unul singur e mai curajos: dacă găsești cartea doar cu unul, primești un punct în plus.
book-example-party = Cei care se întâlnesc pe o carte primesc câte un punct pentru fiecare vot de pe ea, cu tot cu al lor. Un vot rămas singur pe o carte nu aduce nimic, și nici cele de pe cartea pe care { $name } a pus roșu.
book-example-team = { $name } dă indiciul, iar { $partner } adaugă o carte: ce câștigă cei doi merge la iepurașul lor.
book-tally = Voturile și punctele acestei runde
book-player = Jucător
book-pair = Echipă
book-votes = Voturi
book-why = De ce
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = povestitor
book-no-vote = nu votează

## Help at the table: what matters just now
help = Și acum?
help-more = Mai multe în reguli
help-idea = Cine are întâi o idee apasă butonul și e povestitorul acestei runde. Apoi rândul trece la stânga.
help-idea-party = Cine are întâi o idee apasă butonul și dă un indiciu. Până atunci, nimeni nu-și vede cărțile.
help-tell = Povestitorul alege o carte și spune ceva despre ea. Cel mai bun indiciu e cel pe care îl înțeleg unii, dar nu toți.
help-tell-party = Povestitorul dă un indiciu înainte să vadă vreo carte. Un indiciu bun lasă loc pentru multe imagini.
help-give = Toți, în afară de povestitor, dau în secret cartea care se potrivește cel mai bine cu indiciul. Fiecare vot pe care îl atrage va fi un punct.
help-give-three = Cei doi care nu povestesc dau câte două cărți. Fiecare vot pe care îl atrag va fi un punct.
help-give-party = Toți dau cartea care se potrivește cel mai bine cu indiciul, și povestitorul. La Party nu se caută cartea povestitorului: se votează cea mai potrivită.
help-give-team = În fiecare echipă, unul dă o carte, iar celălalt va vota; și partenerul povestitorului dă una. Se vorbește doar în auzul tuturor și niciodată despre cărțile din mână.
help-vote = Caută cartea povestitorului; pe a ta n-o poți vota. Dacă o găsesc unii, dar nu toți, ei primesc câte 3, iar povestitorul la fel.
help-vote-seven = Caută cartea povestitorului cu un vot sau cu două. Dacă o găsești cu unul singur, primești încă 1.
help-vote-party = Votul verde merge pe cartea care se potrivește cel mai bine; poate fi și a ta. Fiecare vot verde de pe ea e un punct, cel mult 5, dar nimic dacă e numai al tău. Roșul povestitorului strică o carte.
help-vote-team = În fiecare echipă, cine n-a dat carte are un vot. Echipa povestitorului nu votează.
help-points = Au găsit-o unii: câte 3 pentru ei și pentru povestitor. Au găsit-o toți sau nimeni: câte 2 pentru toți, în afară de povestitor. Fiecare vot pe cartea ta: 1, cel mult trei.
help-points-seven = Au găsit-o unii: câte 3 pentru ei și pentru povestitor. Au găsit-o toți sau nimeni: câte 2 pentru toți, în afară de povestitor. Găsită cu un singur vot: încă 1. Fiecare vot pe cartea ta: 1, cel mult trei.
help-points-party = Primești un punct pentru fiecare vot verde de pe cartea aleasă, cel mult 5; nimic dacă votul tău a rămas singur acolo sau dacă e cartea cu vot roșu. Apoi fiecare își completează mâna până la cinci cărți și o dă vecinului din stânga.
help-points-team = Au găsit-o unele echipe: câte 3 pentru ele și pentru echipa povestitorului. Au găsit-o toate sau niciuna: câte 2 pentru toate, în afară de echipa povestitorului. Fiecare vot al altei echipe pe cartea voastră: 1, cel mult trei.
help-over = Câștigă cine are cele mai multe puncte; la egalitate, câștigătorii împart luna. Aici poți revedea toate rundele.
