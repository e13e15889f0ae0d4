## Why a request came to nothing
problem-no-such-table = Nu există nicio masă cu acest cod; mai cere-l o dată prietenilor.
problem-no-such-page = Aici nu e nimic; masa e la /t/ și codul ei.
problem-not-that-way = Asta se poate cere, dar nu cu metoda aceasta.
problem-no-such-sound = Înregistrarea aceea nu e de la această masă.
problem-no-such-picture = Imaginea aceea nu există.
problem-unreadable = { $what ->
    [json] De la linia { $line }, coloana { $column } nu mai e JSON.
    [object] E nevoie de un obiect JSON, precum { $like }.
    [address] Adresa nu e scrisă corect.
   *[parsed] Nu se înțelege; la /openapi.json scrie ce se poate trimite aici.
}
problem-unknown-field = { $items ->
    [0] „{ $field }” nu se cunoaște aici; nu trebuie trimis nimic.
   *[other] „{ $field }” nu se cunoaște aici; există: { $known }.
}
problem-missing-field = Lipsește „{ $field }”.
problem-wrong-kind = { $wanted ->
    [number] „{ $field }” trebuie să fie un număr întreg.
    [truth] „{ $field }” trebuie să fie true sau false.
    [list] „{ $field }” trebuie să fie o listă între paranteze drepte.
    [object] „{ $field }” trebuie să fie un obiect între acolade.
   *[text] „{ $field }” trebuie să fie un text.
}
problem-out-of-range = „{ $field }” merge de la { $least } la { $most }.
problem-unknown-word = „{ $field }” poate fi: { $words }.
problem-too-many-items = „{ $field }” are { $given } elemente; cel mult { $most }.
problem-unknown-name = „{ $field }” nu numește nimic din ce e aici.
problem-bad-key = O cheie de idempotență are între 1 și 200 de caractere simple.
problem-key-reused = Asta s-a mai trimis o dată, cu alt conținut; încarcă pagina din nou și mai încearcă.
problem-too-large = E prea mare; cel mult { $most } { $unit }.
problem-sound-kind = O înregistrare e WebM, Ogg, MP4 sau WAV; aceasta nu e niciuna dintre ele.
problem-password = { $given ->
    [wrong] Nu aceasta e parola mesei.
   *[none] Masa are parolă; scrie-o întâi.
}
problem-cross-site = A venit de pe alt site, așa că nu s-a făcut.
problem-too-many = A fost prea mult deodată; încearcă din nou peste { $seconds } s.
problem-too-many-streams = Sunt prea multe pagini deschise; închide câteva și încearcă din nou.
problem-too-much-talk = Aici vorbesc toți deodată; spune din nou peste { $seconds } s.
problem-too-many-uploads = Alte mese tocmai aduc pachete; încearcă din nou peste un minut.
problem-busy = Acum e mult de lucru; încearcă din nou peste câteva secunde.
problem-full = Serverul are atâtea mese câte poate duce; cele deschise merg mai departe. Încearcă din nou peste câteva minute.
problem-disk-full = Discul acestui server e aproape plin și acum nu se poate aduce nimic; anunță pe cine se ocupă de el.
problem-stalled = Restul a venit prea încet sau deloc, așa că ne-am oprit; încearcă din nou.
problem-too-many-files = Sunt mai mult de { $most } fișiere deodată; adu mai puține, în mai multe pachete.
problem-unavailable = Nu s-a pierdut nimic, dar acum nu se poate; încearcă din nou.
problem-unwritable = Discul serverului e plin sau nu se poate scrie pe el, așa că acest lucru nu s-a păstrat; anunță persoana care se ocupă de server.
problem-damaged = Ce a păstrat serverul aici e stricat și nu se poate citi, iar o nouă încercare nu ajută; anunță persoana care se ocupă de server.
problem-data-gone = Datele serverului au fost mutate sau șterse în timp ce mergea, așa că nu se mai poate păstra nimic; anunță persoana care se ocupă de server.
problem-bug = Ceva s-a stricat la noi; ce s-a făcut înainte s-a păstrat. Încearcă din nou.
