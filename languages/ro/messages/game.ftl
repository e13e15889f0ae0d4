## The line that leads
now-sit = Alege un nume și un iepuraș, <b>apoi ia loc.</b>
now-start = Când vrei tu: <b>pornește jocul.</b>
now-wait-start = Așteptăm ca <b>{ $name }</b> să pornească jocul.
now-wait-host = Ne trebuie o gazdă ca să începem.
now-need = { $count ->
    [one] Mai trebuie un jucător:
    [few] Mai trebuie { $count } jucători:
   *[other] Mai trebuie { $count } de jucători:
} <b>trimite linkul sau adaugă boți.</b>
now-wait-more = { $count ->
    [one] Mai așteptăm un jucător.
    [few] Mai așteptăm { $count } jucători.
   *[other] Mai așteptăm { $count } de jucători.
}
now-scan = Scanează codul și ia loc.
now-paused = Jocul e în pauză. Gazda îl poate relua.
now-paused-host = Jocul e în pauză. <b>Reia-l când se întorc toți.</b>
paused = Pauză
paused-words = Cărțile și ceasurile stau pe loc; nu se pierde nimic.
now-claim = Cine are o poveste? <b>Cine apasă mai repede o spune.</b>
now-tell = Povestești tu: alege o carte și <b>dă un indiciu.</b>
now-tell-blind = Întâi dai indiciul, <b>apoi toți își văd</b> cărțile.
now-tell-passed = Fiecare și-a dat cărțile vecinului din stânga. <b>Dă un indiciu înainte să te uiți.</b>
now-give = Care dintre cărțile tale <b>se potrivește cu indiciul?</b>
now-give-two = Care dintre cărțile tale se potrivesc? <b>Alege două.</b>
now-give-team = Tu sau { $partner }: <b>dați o singură carte.</b>
now-vote = Ce carte a ales <b>{ $name }?</b>
now-vote-two = Ce carte a ales <b>{ $name }?</b> Un vot sau două.
now-vote-team = { $partner } a dat o carte, deci votezi tu: ce carte a ales <b>{ $name }?</b>
now-vote-party = Ce carte <b>se potrivește cel mai bine?</b>
now-vote-red = Verde pe cartea cea mai potrivită, <b>roșu ca să strici una.</b>
now-told-giving = Ai dat indiciul.
now-told-voting = Indiciul a fost al tău, așa că nu votezi.
now-gave = Cartea ta e în joc.
now-gave-two = Cărțile tale sunt în joc.
now-partner-gave = { $partner } a dat o carte, așa că votezi tu.
now-voted = Ai votat.
now-partner-votes = Tu ai dat o carte, așa că votează { $partner }.
now-partner-told = Indiciul a fost de la { $partner }, așa că nu votezi.
now-watching = Privești jocul.
now-waits = Intri de la runda următoare; până atunci, în locul tău joacă un bot.
now-removed = Gazda te-a scos de la masă. <b>Poți doar să privești</b>, până când gazda te primește înapoi.
now-watch-idea = Cine are o poveste? Cine apasă mai repede o spune.
now-watch-telling = <b>{ $name }</b> se gândește la un indiciu.
now-watch-telling-party = <b>{ $name }</b> dă un indiciu, apoi toți își văd cărțile.
now-watch-telling-passed = Fiecare și-a dat cărțile vecinului din stânga. <b>{ $name }</b> dă un indiciu fără să se uite.
now-watch-giving = Fiecare alege o carte care se potrivește.
now-watch-voting-party = Ce carte se potrivește cel mai bine?
now-next = <b>Urmează { $name }.</b>
now-next-me = <b>Urmezi tu.</b>
now-points = <b>+{ $points } pentru tine.</b>
now-last-round = <b>A fost ultima rundă.</b>
now-wait-again = Așteptăm ca { $name } să pornească alt joc.
now-winner = <b>Câștigă { $name }</b> și cucerește luna.
now-winners-two = <b>{ $first }</b> și <b>{ $second } câștigă</b> și împart luna.
now-winners = { $count ->
    [one] <b>Un prieten câștigă</b> și cucerește luna.
    [few] <b>{ $count } prieteni câștigă</b> împreună.
   *[other] <b>{ $count } de prieteni câștigă</b> împreună.
}

wait-one = Așteptăm după { $name }.
wait-two = Așteptăm după { $first } și { $second }.
wait-three = Așteptăm după { $first }, { $second } și { $third }.
wait-others = Îi așteptăm pe ceilalți.
wait-more = Așteptăm după { $first }, { $second } și încă { $count }.

outcome-everyone = Au găsit-o toți.
outcome-nobody = N-a găsit-o nimeni.
outcome-some = { $found ->
    [one] A găsit-o { $found } din { $voters }.
    [few] Au găsit-o { $found } din { $voters }.
   *[other] Au găsit-o { $found } din { $voters }.
}
outcome-party = Cea mai valoroasă carte a adus { $points ->
    [one] câte { $points } punct
    [few] câte { $points } puncte
   *[other] câte { $points } de puncte
}.
outcome-party-none = Nicio carte n-a adus puncte.

## The reveal, beat by beat
beat-votes = Toate voturile sunt aici.
beat-who = Cine a ales ce carte?
beat-card = Iar cartea de la <b>{ $name }</b> este …
beat-givers = Iar acestea erau de la …
beat-green = Voturile verzi se adună.
beat-red = Iar votul roșu cade pe …
beat-struck = Cartea { $number } iese din joc.
beat-hop = Și hop, hop, mai departe …
beat-skip = Atinge ca să sari peste
leaves-label = Ce vrei să vezi

clock-label = Timp rămas

## Buttons
claim = Am o poveste!
tell = Dă indiciul
give = Dă cartea asta
give-two = Dă-le pe astea
vote = Votează
take-back-card = Retrage cartea
take-back-cards = Retrage cărțile
take-back-vote = Retrage votul
next-round = Continuă
play-again = Încă un joc
take-seat = Ia un loc liber
take-seat-words = Dacă locul n-a fost al tău înainte, intri de la runda următoare.
seat-of = Preia locul de la
token-label = Ce vot pui
token-green = Verde
token-red = Roșu

## The clue
how-label = Cum vrei să dai indiciul?
how-text = Scris
how-sound = Sunet
how-aloud = Cu voce tare
clue-label = Indiciul tău
clue-placeholder = Cuvânt, vers, cântec…
clue-tells = Indiciul de la { $name }
clue-told = Indiciul de la { $name }
clue-aloud = cu voce tare
clue-says = spune indiciul cu voce tare. Ascultă și, dacă e nevoie, cere să-l repete.
clue-said = a spus indiciul cu voce tare.
clue-open = Arată indiciul mare
clue-recorded = o înregistrare
clue-sound = Înregistrarea de la { $name }
aloud-hint = Spune-l tuturor, pe viu sau în apel, apoi apasă butonul.
record-start = Înregistrează
record-stop = Oprește
record-play = Ascultă
record-hint = Fredonează, cântă sau șoptește: cel mult 15 secunde.
record-insecure = Pentru înregistrare e nevoie de o adresă sigură (https). Scrie indiciul sau spune-l cu voce tare.
record-denied = Pagina nu are voie să folosească microfonul. Scrie indiciul sau spune-l cu voce tare.

## Cards
cards-label = Cărți
card-number = Cartea { $number }
card-words = Cartea { $number }: { $words }
card-look = Vezi cartea { $number }
card-mine = Cartea ta
card-mine-label = { $card }, a ta
card-green = Verde pentru { $card }
card-red = Roșu pentru { $card }
card-of = De la { $name }
card-given = { $card }, de la { $name }
card-voted = { $card }. Voturi: { $names }
card-from = de la { $name }
card-votes = Voturi: { $names }
card-together = { $count } împreună
card-spoilt = vot roșu
viewer-label = Imagini
viewer-close = Închide imaginea
viewer-pick = Alege cartea asta
viewer-unpick = Nu asta
viewer-previous = Imaginea anterioară
viewer-next = Imaginea următoare

## Players
players-label = Jucători
state-tells = povestește
state-due = alege
state-done = gata
state-away = lipsește

## Points
points = Puncte
track-label = Pista de punctaj
why-nothing = de data asta, niciun punct
why-join = , { "" }
why-everyone-found = au găsit-o toți +{ $points }
why-everyone-found-teller = au găsit-o toți
why-nobody-found = n-a găsit-o nimeni +{ $points }
why-nobody-found-teller = n-a găsit-o nimeni
why-found-by-some = au găsit-o unii +{ $points }
why-found = a găsit-o +{ $points }
why-single-vote = cu un singur vot +{ $points }
why-fooled = { $votes ->
    [one] a atras un vot +{ $points }
    [few] a atras { $votes } voturi +{ $points }
   *[other] a atras { $votes } de voturi +{ $points }
}
why-agreed = { $together } pe aceeași carte +{ $points }
why-alone = niciun alt vot pe carte
why-red = pe cartea cu vot roșu

## The rounds, the end
round-number = Runda { $round }
round-of = Runda { $round } din { $last }
round-line = Runda { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] După o rundă
    [few] După { $rounds } runde
   *[other] După { $rounds } de runde
}
podium-label = Podium
place-first = locul 1
place-second = locul 2
place-third = locul 3
download = Salvează jocul
fairness = S-a amestecat cinstit?
fairness-seed = Cărțile au fost amestecate pornind de la sămânța { $seed }; hashul ei a fost fixat înainte să se împartă prima carte.

## The end, place by place
names-two = { $first } și { $second }
names-many = { $count ->
    [one] o persoană
    [few] { $count } persoane
   *[other] { $count } de persoane
}
show-open = Povestea s-a spus.
show-table = { $rounds ->
    [one] O rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, { $players } prieteni, o lună
show-third = Pe locul trei: <b>{ $names }</b>, cu { $points }.
show-second = Pe locul doi: <b>{ $names }</b>, cu { $points }.
show-breath = Iar pe lună ajunge …

## Awards
awards = Premii
awards-note = numărate din jocul acesta
wall = Câte ceva pentru fiecare
tale = Toate rundele
tale-note = și toate punctele
tale-teller = Un punct arată cine a povestit.
tale-earlier = Rundele { $first }–{ $last }
award-number = Premiul { $number } din { $all }
award-mine = al tău
award-told = indiciu de la { $name }, runda { $round }
award-half = Cel mai aproape de jumătate
award-half-why = { $found ->
    [one] A găsit-o { $found } din { $voters }: nici prea clar, nici prea ascuns.
    [few] Au găsit-o { $found } din { $voters }: nici prea clar, nici prea ascuns.
   *[other] Au găsit-o { $found } din { $voters }: nici prea clar, nici prea ascuns.
}
award-bluffer = Cea mai bună păcăleală
award-bluffer-why = { $votes ->
    [one] Un vot menit altei cărți.
    [few] { $votes } voturi menite altor cărți; aceasta a atras { $best }.
   *[other] { $votes } de voturi menite altor cărți; aceasta a atras { $best }.
}
award-listener = Cea mai fină ureche
award-listener-why = { $times ->
    [one] A găsit o dată cartea povestitorului.
    [few] A găsit de { $times } ori cartea povestitorului.
   *[other] A găsit de { $times } de ori cartea povestitorului.
}
award-daring = Cel mai curajos indiciu
award-daring-why = { $found ->
    [one] A văzut-o doar { $found } din { $voters }, și a fost de ajuns.
    [few] Au văzut-o doar { $found } din { $voters }, și a fost de ajuns.
   *[other] Au văzut-o doar { $found } din { $voters }, și a fost de ajuns.
}
award-alike = Doi cu același gând
award-alike-why = { $times ->
    [one] Aceeași carte o dată.
    [few] Aceeași carte de { $times } ori.
   *[other] Aceeași carte de { $times } de ori.
}
award-leap = Cel mai lung salt
award-leap-why = { $points ->
    [one] Un punct într-o rundă.
    [few] { $points } puncte într-o rundă.
   *[other] { $points } de puncte într-o rundă.
}
award-gathering = Indiciul care a unit
award-gathering-why = { $together } din { $voters } s-au întâlnit pe o carte.
award-favourite = Imaginea preferată
award-favourite-why = { $votes ->
    [one] A mai ales-o cineva.
    [few] Au mai ales-o { $votes }.
   *[other] Au mai ales-o { $votes }.
}
award-chorus = Vocea mesei
award-chorus-why = { $times ->
    [one] O dată pe aceeași carte cu alții.
    [few] De { $times } ori pe aceeași carte cu alții.
   *[other] De { $times } de ori pe aceeași carte cu alții.
}
award-strike = Lăbuța roșie
award-strike-why = { $votes ->
    [one] Votul roșu a scos din joc unul verde.
    [few] Votul roșu a scos din joc { $votes } voturi verzi.
   *[other] Votul roșu a scos din joc { $votes } de voturi verzi.
}
award-disguise = O deghizare reușită
award-disguise-why = { $votes ->
    [one] Cineva a crezut cartea aceasta.
    [few] { $votes } au crezut cartea aceasta.
   *[other] { $votes } au crezut cartea aceasta.
}
award-chosen = O imagine care a vorbit
award-chosen-why = { $votes ->
    [one] A mai ales-o cineva.
    [few] Au mai ales-o { $votes }.
   *[other] Au mai ales-o { $votes }.
}
award-finish = Final puternic
award-finish-why = { $points ->
    [one] Un punct în ultimele { $rounds } runde.
    [few] { $points } puncte în ultimele { $rounds } runde.
   *[other] { $points } de puncte în ultimele { $rounds } runde.
}
award-faithful = Prietenie fidelă
award-faithful-why = { $times ->
    [one] Un vot pentru cărți de la { $name }.
    [few] { $times } voturi pentru cărți de la { $name }.
   *[other] { $times } de voturi pentru cărți de la { $name }.
}
award-riddle = Enigma
award-riddle-why = Din { $voters }, n-a găsit-o nimeni.
award-open-book = Cartea deschisă
award-open-book-why = Au găsit-o toți: { $voters } din { $voters }.
award-ear = O ureche bună
award-trust = O inimă încrezătoare
award-trust-why = { $times ->
    [one] A crezut o dată cartea altcuiva.
    [few] A crezut de { $times } ori cărțile altora.
   *[other] A crezut de { $times } de ori cărțile altora.
}
award-own-mind = Un gând aparte
award-own-mind-why = { $times ->
    [one] A văzut o dată ce n-a văzut nimeni altcineva.
    [few] A văzut de { $times } ori ce n-a văzut nimeni altcineva.
   *[other] A văzut de { $times } de ori ce n-a văzut nimeni altcineva.
}
award-company = În bună companie
award-struck = Curaj sub roșu
award-struck-why = { $times ->
    [one] O dată pe cartea scoasă din joc.
    [few] De { $times } ori pe cartea scoasă din joc.
   *[other] De { $times } de ori pe cartea scoasă din joc.
}
award-giver = Mână bună la imagini
award-giver-why = { $cards ->
    [one] O imagine pentru poveste.
    [few] { $cards } imagini pentru poveste.
   *[other] { $cards } de imagini pentru poveste.
}

## Table talk
notice-sat-down = { $name } a luat loc.
notice-left = { $name } a plecat.
notice-removed = { $name } nu mai e la masă: așa a hotărât gazda.
notice-hosts = { $name } e acum gazda.
notice-stand-in = Un bot joacă pentru { $name }.
notice-plays-again = { $name } joacă din nou.
notice-paused = { $name } a pus pauză.
notice-resumed = { $name } a reluat jocul.
notice-limits = { $name } a schimbat limita de timp.

## The line to the server
line-lost = S-a pierdut conexiunea. Jocul tău e în siguranță; încercăm din nou.
line-waits = Serverul nu răspunde acum. Ce ai trimis e în siguranță și se trimite din nou.
line-failed = N-a ajuns la server. Nu s-a pierdut nimic; încearcă din nou.
line-gone = Masa aceasta a fost închisă.
refuse-no-pick = Alege întâi o carte.
refuse-no-clue = Scrie întâi un indiciu.
