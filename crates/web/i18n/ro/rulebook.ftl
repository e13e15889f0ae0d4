## The rule book: the idea, a round
book-contents = Cuprins
book-idea = Ideea
book-idea-words = Fiecare jucător are în mână imagini ca de vis. În fiecare rundă, <b>povestitorul</b> dă un indiciu despre una dintre ale sale, iar ceilalți adaugă imagini care se potrivesc și ele. Apoi începe căutarea cărții povestitorului; cel mai bun indiciu e cel pe care îl înțeleg unii, dar nu toți.
book-round = O rundă în patru pași
book-tell = Povestea
book-tell-words = Povestitorul alege o carte și spune ceva despre ea: un cuvânt, un vers, un sunet. Nimeni altcineva nu vede cartea. Prima rundă e a celui căruia îi vine întâi o idee; apoi rândul trece la stânga.
book-tell-picture = { $name } a ales o carte; ceilalți primesc doar indiciul.
book-clue = Aproape acasă
book-give = Cărțile
book-give-words = Ceilalți dau în secret cartea din mână care se potrivește cel mai bine cu indiciul. Până vine ultima, cartea poate fi retrasă.
book-give-picture = Sosesc cu fața în jos; mai lipsește una.
book-vote = Votul
book-vote-words = Cărțile se amestecă și se așază pe locuri numerotate. Toți, în afară de povestitor, votează în secret cartea despre care cred că s-a povestit, niciodată pe cea proprie.
book-vote-picture = { $name } nu poate vota cartea { $mine } și alege cartea { $space }.
book-score = Punctele
book-score-words = Toate voturile se arată deodată, se dezvăluie cartea povestitorului, iar iepurașii țopăie înainte. Apoi fiecare își completează mâna și povestește cine stă la stânga.
book-score-picture = Fiecare punct e un salt spre lună.

## The end, points
book-end = Sfârșitul jocului
book-end-classic = <b>Clasic</b>: jocul se termină cu runda în care cineva ajunge la { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
book-end-others = <b>Petrecere</b> și <b>Echipe</b>: jocul se termină când fiecare a povestit o dată.
book-end-words = Câștigă cine are cele mai multe puncte; la egalitate, luna se împarte. Gazda poate alege un joc mai scurt sau mai lung.
book-classic = Punctele în Clasic
book-classic-some = Unii ghicesc, dar nu toți: <b>3</b> pentru povestitor și <b>3</b> pentru fiecare dintre cei care au ghicit.
book-classic-all = Ghicesc toți sau nimeni: <b>0</b> pentru povestitor și <b>2</b> pentru fiecare dintre ceilalți.
book-classic-fooled = Fiecare vot pe cartea ta: <b>1</b>, cel mult trei. Povestitorul nu primește aceste puncte.
book-three = În trei
book-three-words = În trei, fiecare are șapte cărți în mână, iar cine nu povestește dă două: pe masă stau cinci. Voturile de pe oricare dintre cele două cărți ale tale îți aduc puncte.
book-seven = De la șapte în sus
book-seven-words = De la șapte jucători în sus poți folosi un vot sau două, pe cărți diferite. Dacă ghicești cu unul singur, mai primești <b>1</b>.

## Party, Team
book-party-words = Pentru 6–12 jucători. Indiciul vine <b>înainte</b> ca povestitorul să-și vadă cărțile, așa că nu pornește de la niciuna. Apoi toți dau câte o carte, și povestitorul, și toți votează.
book-party-green = Votul verde merge pe cartea pe care crezi că o va alege majoritatea; poate fi și a ta. Primești un punct pentru fiecare vot verde de pe ea, cel mult 5; dacă e doar al tău, nimic.
book-party-red = Povestitorul mai pune și un vot roșu: cine a votat verde acolo nu primește nimic.
book-party-pass = După fiecare rundă, fiecare își dă toată mâna la stânga, iar imaginile călătoresc mai departe.
book-team-words = Pentru 6, 8, 10 sau 12 jucători. Cei doi dintr-o echipă stau față în față și împart un iepuraș. Unul dă o carte, celălalt votează. Se vorbește doar unde aude toată masa și niciodată despre cărțile din mână.
book-team-points = Partenerul povestitorului dă și el o carte, iar echipa lor nu votează. Punctele se numără ca la Clasic, fiecare echipă ca un singur jucător; contează și voturile de pe această a doua carte. Se poate vota, fără să știi, cartea propriei echipe, dar votul acela nu aduce puncte.

## Advice, fair play
book-advice = Câteva sfaturi
book-advice-clue = Cel mai bun indiciu e cel pe care unii prieteni îl înțeleg, iar alții nu: o amintire comună, un vers dintr-un cântec.
book-advice-give = Dă cartea care ar fi putut fi a povestitorului, nu doar una frumoasă.
book-advice-vote = Votează cu gândul la povestitor: ce o fi văzut în imaginea asta?
book-advice-face = Păstrează-ți fața serioasă când se întorc cărțile: un zâmbet la momentul nepotrivit costă puncte.
book-fair = Joc cinstit
book-fair-words = Cărțile se amestecă după un singur număr secret, sămânța, al cărei hash e fixat înainte de prima carte. La sfârșitul jocului sămânța se arată, iar oricine poate verifica dacă norocul a fost lăsat în pace.

## Examples
book-example = Exemplu
book-example-some = Un indiciu bun: { $name } primește puncte, la fel și cine a ghicit. O carte care a păcălit pe cineva îi aduce un punct și celui care a dat-o.
book-example-everyone = Un indiciu prea limpede: { $name } rămâne fără puncte, iar ceilalți primesc.
book-example-nobody = Un indiciu prea încâlcit: { $name } rămâne fără puncte, iar voturile de pe celelalte cărți contează ca întotdeauna.
book-example-three = { $name } a ghicit; în plus, una dintre cele două cărți date de { $name } a atras votul pus de { $other }.
book-example-seven = Două voturi sunt mai sigure, unul singur e mai curajos: cine ghicește doar cu unul primește un punct în plus.
book-example-party = Cei care se întâlnesc pe o carte primesc câte un punct pentru fiecare vot de pe ea, inclusiv al lor. Cine rămâne singur pe o carte nu primește nimic, nici cine a votat cartea unde { $name } a pus votul roșu.
book-example-team = { $name } povestește, iar { $partner } adaugă o carte: ce câștigă cei doi merge la iepurașul lor comun.
book-tally = Voturile și punctele acestei runde
book-player = Jucător
book-pair = Echipă
book-votes = Voturi
book-why = De ce
book-no-vote = nu votează

## Help at the table: what matters just now
help = Și acum?
help-more = Mai multe în reguli
help-idea = Cine are primul o idee apasă butonul și e povestitorul acestei runde. Apoi rândul trece la stânga.
help-idea-party = Cine are primul o idee apasă butonul și povestește. Nimeni nu-și vede cărțile înainte de indiciu.
help-tell = Povestitorul alege o carte și spune ceva despre ea. Cel mai bun indiciu e cel pe care îl înțeleg unii, dar nu toți.
help-tell-party = Povestitorul dă un indiciu înainte să vadă vreo carte. E bine să lase loc pentru multe imagini.
help-give = Toți, în afară de povestitor, dau în secret cartea care se potrivește cel mai bine cu indiciul. Fiecare vot pe care îl atrage va fi un punct.
help-give-three = Cine nu povestește dă două cărți. Fiecare vot pe care îl atrag va fi un punct.
help-give-party = Toți dau cartea care se potrivește cel mai bine cu indiciul, și povestitorul. De data asta nu e nicio carte ascunsă: se caută favorita.
help-give-team = În fiecare echipă unul dă o carte, iar celălalt va vota; și partenerul povestitorului dă una. Se vorbește doar unde aude toată masa, niciodată despre cărțile din mână.
help-vote = Caută cartea povestitorului; a ta nu se pune. Dacă ghicesc unii, dar nu toți, ei primesc câte 3 puncte, iar povestitorul la fel.
help-vote-seven = Caută cartea povestitorului cu un vot sau cu două. Dacă ghicești cu unul singur, mai primești 1.
help-vote-party = Verdele merge pe cartea pe care crezi că o va alege majoritatea; poate fi și a ta. Fiecare vot verde de pe ea e un punct, cel mult 5. Roșul povestitorului strică o carte.
help-vote-team = În fiecare echipă votează cine n-a dat o carte. Echipa povestitorului nu votează.
help-points = Au ghicit unii: 3 pentru povestitor și pentru fiecare care a ghicit. Toți sau nimeni: 2 pentru toți, în afară de povestitor. Fiecare vot pe cartea ta: 1, cel mult trei.
help-points-party = Primești un punct pentru fiecare vot verde de pe cartea aleasă, cel mult 5; nimic dacă votul tău e singur acolo sau cartea are votul roșu. Apoi toate mâinile trec la stânga.
help-points-team = Au ghicit unele echipe: 3 pentru echipa povestitorului și pentru fiecare care a ghicit. Toate sau niciuna: 2 pentru celelalte. Fiecare vot al altei echipe pe cartea unei echipe: 1, cel mult trei.
help-over = Câștigă cine are cele mai multe puncte; la egalitate, luna se împarte. Aici poți revedea toate rundele.
