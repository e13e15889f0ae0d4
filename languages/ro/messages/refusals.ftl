## Of the table
refused-host-only = Doar gazda poate face asta.
refused-players-only = Doar jucătorii pot face asta; ia întâi loc.
refused-removed = Gazda te-a scos de la masă; doar gazda te poate primi înapoi.
refused-next-round = Intri de la runda următoare; până atunci, în locul tău joacă un bot.
refused-not-removed = Nimeni cu numărul acesta n-a fost scos de la masă.
refused-too-many-people = E deja prea multă lume la masa aceasta.
refused-seated-already = Ai deja un loc la masa aceasta.
refused-here-already = Dispozitivul acesta e deja la masă; deschide linkul pe altul.
refused-no-free-seat = Jocul a început și nu mai e niciun loc liber, dar poți privi.
refused-seat-kept = Pe locul acela joacă deja cineva.
refused-bot-host = Un bot nu poate fi gazdă.
refused-no-person = Pe locul acela nu joacă nicio persoană.
refused-paused = Jocul e în pauză; gazda îl poate relua.
refused-not-paused = Jocul nu e în pauză.
refused-chat-off = Gazda a oprit chatul.
refused-line-too-long = E prea lung pentru un mesaj; împarte-l în două.
refused-not-a-bots-move = Un bot nu poate face mutarea asta.
refused-ticket-gone = Linkul a fost deja folosit, a expirat sau e incomplet; fă altul pe celălalt dispozitiv.
refused-no-recording = Înregistrarea nu e aici; înregistrează din nou indiciul.
refused-no-such-deck = Pachetul nu e aici; adaugă-l întâi la masă.
refused-no-deck = O masă are nevoie de un pachet; alege măcar unul.
refused-cards-are-counted = Un joc are atâtea cărți câte sunt în pachetele lui; alege pachete, nu un număr.
refused-too-many-decks = Sunt prea multe pachete; cel mult { $most }.

## Of the rules
refused-no-table = Încă nu e nicio masă; deschide întâi una.
refused-table-exists = Masa aceasta există deja.
refused-begun = Jocul a început, așa că asta nu se mai poate schimba.
refused-not-begun = Jocul n-a început încă.
refused-over = Jocul s-a terminat.
refused-not-over = Jocul nu s-a terminat încă.
refused-table-full = Toate cele douăsprezece locuri sunt ocupate.
refused-no-such-seat = Locul acela nu există.
refused-no-such-rabbit = Sunt doisprezece iepurași, de la 1 la 12; alege unul dintre ei.
refused-rabbit-taken = Iepurașul acela e luat; alege altul.
refused-order = Noua ordine trebuie să cuprindă fiecare loc o singură dată.
refused-players = { $mode ->
    [party] Party e pentru 6–12 jucători;
    [team] Echipe e pentru 6, 8, 10 sau 12 jucători;
   *[classic] Clasic e pentru 3–12 jucători;
} { $players ->
    [0] încă nu e nimeni aici.
    [one] aici e o singură persoană.
    [few] voi sunteți { $players }.
   *[other] voi sunteți { $players }.
}
refused-goal = { $mode ->
    [classic] La Clasic se joacă până la un scor între 5 și 200 de puncte.
   *[other] La Party și la Echipe, fiecare dă între 1 și 10 indicii.
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
refused-text-too-long = E prea lung; cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
refused-wrong-step = { $step ->
    [idea] Încă așteptăm prima idee.
    [telling] Încă așteptăm indiciul povestitorului.
    [giving] Acum se dau cărți.
    [voting] Acum se votează.
   *[reveal] Runda s-a terminat; continuă cu următoarea.
}
refused-not-storyteller = În runda asta povestește altcineva.
refused-card-needed = Alege cartea pentru care e indiciul.
refused-no-card-with-clue = La Party indiciul vine înaintea cărților, așa că se dă fără carte.
refused-not-in-hand = Cartea aceea nu e în mâna ta.
refused-gift-size = { $wanted ->
    [2] În trei se dau câte două cărți.
   *[other] { $given ->
        [0] Alege întâi o carte, apoi dă-o.
       *[other] Dai o singură carte.
    }
}
refused-same-card-twice = Alege două cărți diferite.
refused-storyteller-gave = Indiciul e al tău, deci cartea ta e deja în joc.
refused-partner-gave = Echipa ta a dat deja o carte; ajunge una.
refused-nothing-to-take-back = Nu e nimic de retras.
refused-storyteller-votes = Indiciul a fost al tău, așa că nu votezi.
refused-partner-votes = Indiciul a fost al echipei tale, așa că nu votezi.
refused-giver-votes = Tu ai dat o carte pentru echipă, așa că nu votezi.
refused-no-such-space = Nu există cartea { $space }; pe masă sunt de la 1 la { $spaces }.
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
refused-red-not-allowed = Doar povestitorul are vot roșu, și doar la Party.
refused-pressed-on-already = Ai apăsat deja „Continuă”.
