## Why a request came to nothing
problem-no-such-table = Nu există nicio masă cu acest cod; mai cere-l o dată de la prieteni.
problem-no-such-page = Aici nu e nimic; adresa unei mese e /t/, urmat de codul ei.
problem-not-that-way = Aici e ceva, dar nu pentru metoda asta.
problem-no-such-sound = La masa aceasta nu există o astfel de înregistrare.
problem-no-such-picture = Imaginea nu există.
problem-unreadable = { $what ->
    [json] De la linia { $line }, coloana { $column }, textul nu mai e JSON.
    [object] E nevoie de un obiect JSON, precum { $like }.
    [address] Adresa nu e scrisă corect.
   *[parsed] N-am înțeles; la /openapi.json scrie ce se poate trimite aici.
}
problem-unknown-field = { $items ->
    [0] „{ $field }” nu e cunoscut aici; nu trebuie trimis nimic.
   *[other] „{ $field }” nu e cunoscut aici; poți trimite: { $known }.
}
problem-missing-field = Lipsește „{ $field }”.
problem-wrong-kind = { $wanted ->
    [number] „{ $field }” trebuie să fie un număr întreg.
    [truth] „{ $field }” trebuie să fie true sau false.
    [list] „{ $field }” trebuie să fie o listă între paranteze drepte.
    [object] „{ $field }” trebuie să fie un obiect între acolade.
   *[text] „{ $field }” trebuie să fie un text.
}
problem-out-of-range = „{ $field }” trebuie să fie între { $least } și { $most }.
problem-unknown-word = „{ $field }” poate fi: { $words }.
problem-too-many-items = Prea multe elemente în „{ $field }”: { $given }; cel mult { $most }.
problem-unknown-name = „{ $field }” se referă la ceva ce nu e aici.
problem-bad-key = O cheie de idempotență are între 1 și 200 de caractere simple.
problem-key-reused = Asta s-a mai trimis o dată, cu alt conținut; reîncarcă pagina și încearcă din nou.
problem-too-large = E prea mare; cel mult { $most } { $unit }.
problem-sound-kind = O înregistrare trebuie să fie WebM, Ogg, MP4 sau WAV; aceasta are alt format.
problem-password = { $given ->
    [wrong] Nu asta e parola mesei.
   *[none] Masa are parolă; scrie-o întâi.
}
problem-cross-site = Cererea a venit de pe alt site, așa că n-a fost executată.
problem-too-many = Prea multe deodată; încearcă din nou peste { $seconds } s.
problem-too-many-streams = Sunt prea multe pagini deschise; închide câteva și încearcă din nou.
problem-too-much-talk = Aici vorbesc toți deodată; mai spune o dată peste { $seconds } s.
problem-too-many-uploads = Tocmai se adaugă alte pachete; încearcă din nou peste un minut.
problem-busy = E aglomerat acum; încearcă din nou peste câteva secunde.
problem-full = Serverul are deja câte mese poate duce; cele deschise merg mai departe. Încearcă din nou peste câteva minute.
problem-disk-full = Discul serverului e aproape plin, așa că acum nu se poate adăuga nimic; anunță persoana care îl administrează.
problem-stalled = Restul a venit prea încet sau deloc, așa că ne-am oprit; încearcă din nou.
problem-too-many-files = Sunt peste { $most ->
    [one] { $most } fișier
    [few] { $most } fișiere
   *[other] { $most } de fișiere
} deodată; adaugă mai puține, în mai multe pachete.
problem-unavailable = Acum nu se poate, dar nu s-a pierdut nimic; încearcă din nou.
problem-unwritable = Discul serverului e plin sau nu se poate scrie pe el, așa că asta nu s-a salvat; anunță persoana care administrează serverul.
problem-damaged = Ce a păstrat serverul aici e deteriorat și nu se poate citi, iar o nouă încercare nu ajută; anunță persoana care administrează serverul.
problem-data-gone = Datele serverului au fost mutate sau șterse în timpul funcționării, așa că nu se mai poate salva nimic; anunță persoana care administrează serverul.
problem-bug = Ceva n-a mers la noi; ce s-a făcut înainte e în siguranță. Încearcă din nou.
