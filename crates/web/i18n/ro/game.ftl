## The line that leads
now-sit = Alege un nume și un iepuraș, <b>apoi ia loc.</b>
now-start = Toată lumea e aici: <b>începe când vrei.</b>
now-wait-start = Începem când vrea <b>{ $name }</b>.
now-wait-host = Ca să începem, ne trebuie o gazdă.
now-need = { $count ->
    [one] Mai e nevoie de un jucător:
    [few] Mai e nevoie de { $count } jucători:
   *[other] Mai e nevoie de { $count } de jucători:
} <b>trimite linkul sau adaugă boți.</b>
now-wait-more = { $count ->
    [one] Mai așteptăm un jucător.
    [few] Mai așteptăm { $count } jucători.
   *[other] Mai așteptăm { $count } de jucători.
}
now-scan = Scanează codul și ia loc.
now-paused = Jocul e în pauză; îl reia gazda.
now-paused-host = Jocul e în pauză. <b>Reia-l când s-a întors toată lumea.</b>
now-claim = Cine are o poveste? <b>Cine apasă primul povestește.</b>
now-tell = Povestești tu: alege o carte și <b>dă un indiciu.</b>
now-tell-blind = Întâi povestești tu, <b>apoi toți își văd cărțile.</b>
now-tell-passed = Mâinile s-au mutat cu un loc spre stânga. <b>Povestești înainte să te uiți.</b>
now-give = Care dintre cărțile tale <b>se potrivește?</b>
now-give-two = Care <b>două</b> cărți ale tale se potrivesc?
now-give-team = Ajunge o carte: <b>de la tine sau de la { $partner }.</b>
now-vote = Care carte e de la <b>{ $name }</b>?
now-vote-two = Care carte e de la <b>{ $name }</b>? Un vot sau două.
now-vote-team = { $partner } a dat o carte, deci votezi tu: care e de la <b>{ $name }</b>?
now-vote-party = Ce carte va alege <b>majoritatea?</b>
now-vote-red = Verde unde crezi că votează ceilalți, <b>roșu ca să strici o carte.</b>
now-told-giving = Cartea ta e pe drum.
now-told-voting = Runda asta povestești tu, așa că nu votezi.
now-gave = Cartea ta e în joc.
now-gave-two = Cărțile tale sunt în joc.
now-partner-gave = { $partner } a dat o carte, așa că tu vei vota.
now-voted = Ai votat.
now-partner-votes = Tu ai dat o carte, așa că votează { $partner }.
now-partner-told = Runda asta povestește { $partner }, așa că nu votezi.
now-watching = Privești.
now-waits = Joci de la runda următoare; până atunci joacă un calculator în locul tău.
now-removed = Gazda te-a scos de la această masă. <b>Poți doar să privești</b> până îți dă voie să intri din nou.
now-watch-idea = Cine are o poveste? Cine apasă primul povestește.
now-watch-telling = <b>{ $name }</b> caută un indiciu.
now-watch-telling-party = <b>{ $name }</b> dă indiciul, apoi toți își văd cărțile.
now-watch-telling-passed = Mâinile s-au mutat cu un loc spre stânga. <b>{ $name }</b> povestește fără să se uite.
now-watch-giving = Fiecare dă o carte care se potrivește.
now-watch-voting-party = Ce carte va alege majoritatea?
now-next = <b>Urmează { $name } cu o poveste.</b>
now-next-me = <b>Urmezi tu cu o poveste.</b>
now-points = <b>+{ $points } pentru tine.</b>
now-last-round = <b>A fost ultima rundă.</b>
now-wait-again = Jucăm din nou când vrea { $name }.
now-winner = <b>{ $name }</b> ajunge la lună înaintea tuturor.
now-winners-two = <b>{ $first }</b> și <b>{ $second }</b> ajung la lună înaintea tuturor.
now-winners = { $count ->
    [one] <b>{ $count } jucător</b> ajunge la lună înaintea tuturor.
    [few] <b>{ $count } jucători</b> ajung împreună la lună.
   *[other] <b>{ $count } de jucători</b> ajung împreună la lună.
}

wait-one = Mai așteptăm un semn de la { $name }.
wait-two = Mai așteptăm un semn de la { $first } și { $second }.
wait-three = Mai așteptăm un semn de la { $first }, { $second } și { $third }.
wait-others = Mai așteptăm un semn de la ceilalți.
wait-many = { $count ->
    [one] Mai așteptăm { $count } jucător.
    [few] Mai așteptăm { $count } jucători.
   *[other] Mai așteptăm { $count } de jucători.
}

outcome-everyone = Toți au ghicit.
outcome-nobody = N-a ghicit nimeni.
outcome-some = { $found ->
    [one] A ghicit { $found } din { $voters }.
    [few] Au ghicit { $found } din { $voters }.
   *[other] Au ghicit { $found } din { $voters }.
}
outcome-party = Cartea favorită a adus { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
outcome-party-none = De data asta nicio carte n-a adus puncte.

clock-label = Timp rămas

## Buttons
claim = Am o poveste!
tell = Povestește
give = Dă cartea asta
give-two = Dă aceste două cărți
vote = Votează
take-back-card = Retrage cartea
take-back-cards = Retrage cărțile
take-back-vote = Retrage votul
next-round = Mai departe
play-again = Încă un joc
take-seat = Ia un loc liber
take-seat-words = Dacă locul n-a fost al tău, joci de la runda următoare.
seat-of = Locul lăsat de
token-label = Culoarea votului
token-green = Verde
token-red = Roșu

## The clue
how-label = Cum dai indiciul?
how-text = Scris
how-sound = Sunet
how-aloud = Cu voce tare
clue-label = Indiciul tău
clue-placeholder = Un cuvânt, un vers, un cântec…
clue-tells = { $name } povestește
clue-told = { $name } a povestit
clue-aloud = cu voce tare
clue-recorded = o înregistrare
clue-sound = Înregistrare de la { $name }
aloud-hint = Spune indiciul în cameră sau la apel, apoi apasă butonul.
record-start = Înregistrează
record-stop = Oprește
record-play = Ascultă
record-hint = Fredonează, cântă sau șoptește: cel mult 15 secunde.
record-insecure = Înregistrarea cere o adresă sigură (https). Scrie indiciul sau spune-l cu voce tare.
record-denied = Pagina nu are voie să folosească microfonul. Scrie indiciul sau spune-l cu voce tare.

## Cards
cards-label = Cărți
card-number = Cartea { $number }
card-words = Cartea { $number }: { $words }
card-look = Vezi cartea { $number }
card-mine = Cartea ta
card-mine-label = { $card }, a ta
card-green = Verde: { $card }
card-red = Roșu: { $card }
card-of = De la { $name }
card-given = { $card }, de la { $name }
card-voted = { $card }. Voturi: { $names }
card-spoilt = vot roșu
viewer-label = Imagini
viewer-close = Închide imaginea
viewer-pick = Alege cartea asta
viewer-unpick = Nu pe asta
viewer-previous = Imaginea dinainte
viewer-next = Imaginea următoare

## Players
players-label = Jucători
state-tells = povestește
state-due = alege
state-done = gata
state-away = lipsește

## Points
points = Puncte
track-label = Traseul de scor
why-nothing = de data asta, niciun punct
why-join = , { "" }
why-everyone-found = toți au ghicit +{ $points }
why-everyone-found-teller = toți au ghicit
why-nobody-found = n-a ghicit nimeni +{ $points }
why-nobody-found-teller = n-a ghicit nimeni
why-found-by-some = au ghicit unii +{ $points }
why-found = a ghicit +{ $points }
why-single-vote = cu un singur vot +{ $points }
why-fooled = { $votes ->
    [one] a atras un vot +{ $points }
    [few] a atras { $votes } voturi +{ $points }
   *[other] a atras { $votes } de voturi +{ $points }
}
why-agreed = { $together } pe aceeași carte +{ $points }
why-alone = nimeni altcineva pe carte
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
download = Descarcă partida
fairness = S-au amestecat cinstit cărțile?
fairness-seed = Cărțile s-au amestecat după sămânța { $seed }; hash-ul ei a fost fixat înainte de prima carte.

## Table talk
notice-sat-down = { $name } a luat loc.
notice-left = { $name } a plecat.
notice-removed = { $name } a plecat la cererea gazdei.
notice-hosts = { $name } e acum gazda.
notice-stand-in = Un bot joacă pentru { $name }.
notice-plays-again = { $name } joacă din nou.
notice-paused = { $name } a pus pauză.
notice-resumed = { $name } a reluat jocul.
notice-limits = { $name } a schimbat timpul pentru fiecare pas.

## The line to the server
line-lost = S-a întrerupt conexiunea. Nu se pierde nimic; încercăm din nou.
line-waits = Serverul nu răspunde acum. Ce ai trimis se păstrează și se trimite din nou.
line-failed = N-a ajuns la noi. Nu se pierde nimic; mai încearcă o dată.
line-gone = Masa aceasta a fost strânsă.
refuse-no-pick = Alege întâi o carte.
refuse-no-clue = Scrie întâi un indiciu.
