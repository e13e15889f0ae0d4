## Of the table
refused-host-only = Doar gazda poate face asta.
refused-players-only = Doar cine joacă poate face asta; ia întâi loc.
refused-removed = Gazda te-a scos de la această masă; doar gazda îți poate da voie să intri din nou.
refused-next-round = Joci de la runda următoare; până atunci joacă un calculator în locul tău.
refused-not-removed = Nimeni cu acest număr n-a fost scos de la masă.
refused-too-many-people = E deja prea multă lume la masa aceasta; încearcă mai târziu.
refused-seated-already = Ai deja un loc la masa aceasta.
refused-here-already = Dispozitivul acesta e deja la masă; deschide linkul pe altul.
refused-no-free-seat = Jocul a început și nu mai e niciun loc liber; poți privi.
refused-seat-kept = Locul acela e ocupat; alege altul.
refused-bot-host = Un bot nu poate fi gazdă; alege o persoană.
refused-no-person = Pe locul acela nu joacă nicio persoană.
refused-paused = Jocul e în pauză; îl reia gazda.
refused-not-paused = Jocul nu e în pauză.
refused-chat-off = Gazda a închis chatul.
refused-line-too-long = Rândul acela are prea multe semne; spune-l în două.
refused-not-a-bots-move = Un bot nu poate face mutarea aceasta.
refused-ticket-gone = Linkul a fost deja folosit, a expirat sau nu e întreg; fă altul pe celălalt dispozitiv.

## Of the rules
refused-no-table = Încă nu e nicio masă; deschide întâi una.
refused-table-exists = Masa aceasta există deja.
refused-begun = Jocul a început; asta nu se mai poate schimba.
refused-not-begun = Jocul n-a început încă.
refused-over = Jocul s-a terminat.
refused-not-over = Jocul nu s-a terminat încă.
refused-table-full = Toate cele douăsprezece locuri sunt ocupate.
refused-no-such-seat = Locul acela nu există; alege altul.
refused-no-such-rabbit = Iepurașii sunt de la 1 la 12; alege unul dintre ei.
refused-rabbit-taken = Iepurașul acela e luat; alege altul.
refused-order = Noua ordine trebuie să cuprindă fiecare loc o singură dată.
refused-players = { $mode ->
    [party] Petrecere e pentru 6–12 jucători;
    [team] Echipe e pentru 6, 8, 10 sau 12 jucători;
   *[classic] Clasic e pentru 3–12 jucători;
} { $players ->
    [0] încă nu e nimeni.
    [one] deocamdată e o singură persoană.
    [few] deocamdată sunt { $players }.
   *[other] deocamdată sunt { $players }.
}
refused-goal = { $mode ->
    [classic] La Clasic, jocul ține până la un scor între 5 și 200 de puncte.
   *[other] Jocul ține între 1 și 10 povești de fiecare.
}
refused-deck-too-small = Pentru { $players } jucători e nevoie de un pachet de cel puțin { $needed ->
    [one] { $needed } carte
    [few] { $needed } cărți
   *[other] { $needed } de cărți
}; acesta are { $cards }.
refused-deck-too-large = Un pachet are cel mult { $most ->
    [one] { $most } carte
    [few] { $most } cărți
   *[other] { $most } de cărți
}; acesta are { $cards }.
refused-blank-text = Scrie întâi ceva.
refused-text-too-long = E prea lung; încap { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
refused-wrong-step = { $step ->
    [idea] Așteptăm să aibă cineva prima idee.
    [telling] Așteptăm indiciul povestitorului.
    [giving] Acum se dau cărți.
    [voting] Acum se votează.
   *[reveal] Runda s-a terminat; treci la următoarea.
}
refused-not-storyteller = Runda asta povestește altcineva.
refused-card-needed = Alege cartea pentru care e indiciul.
refused-no-card-with-clue = La Petrecere indiciul vine înaintea cărților; dă-l fără carte.
refused-not-in-hand = Cartea aceea nu e în mâna ta; alege alta.
refused-gift-size = { $wanted ->
    [2] În trei se dau câte două cărți.
   *[other] { $given ->
        [0] Alege întâi o carte, apoi dă-o.
       *[other] Dai o singură carte.
    }
}
refused-same-card-twice = Alege două cărți diferite.
refused-storyteller-gave = Runda asta povestești tu; cartea ta e deja pe drum.
refused-partner-gave = Echipa ta a dat deja o carte; ajunge una.
refused-nothing-to-take-back = Nu e nimic de retras.
refused-storyteller-votes = Runda asta povestești tu, așa că nu votezi.
refused-partner-votes = Runda asta povestește echipa ta, așa că nu votezi.
refused-giver-votes = Tu ai dat cartea; votează celălalt jucător din echipă.
refused-no-such-space = Nu există cartea { $space }; alege de la 1 la { $spaces }.
refused-own-card = Cartea { $space } e a ta; votează alta.
refused-same-space-twice = Două voturi merg pe două cărți diferite.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Alege întâi o carte sau două, apoi votează.
       *[other] Ai cel mult două voturi.
    }
   *[other] { $given ->
        [0] Alege întâi o carte, apoi votează.
       *[other] Ai un singur vot.
    }
}
refused-red-missing = Pune și votul roșu.
refused-red-not-allowed = Doar povestitorul are vot roșu, și doar la Petrecere.
refused-pressed-on-already = Ai apăsat deja; îi așteptăm pe ceilalți.
refused-no-recording = Înregistrarea nu e aici; înregistrează din nou indiciul.
refused-no-such-deck = Pachetul acela nu e aici; adu-l întâi la masă.
refused-no-deck = Unei mese îi trebuie un pachet; alege măcar unul.
refused-cards-are-counted = Un joc are atâtea cărți câte sunt în pachetele lui; alege pachete, nu un număr.
refused-too-many-decks = Sunt prea multe pachete; cel mult { $most }.
