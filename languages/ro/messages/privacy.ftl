## What is kept about players
privacy = Confidențialitate
privacy-intro = Fără conturi, fără reclame, fără urmărire. Iată tot ce păstrează acest server despre tine, cât timp și cum se șterge.
privacy-device = Pe dispozitivul tău
privacy-device-key = Un cookie cu o cheie aleatorie. Le spune meselor care e locul tău și nimic altceva despre tine. Ține 400 de zile.
privacy-device-choices = Un cookie cu setările tale și unul cu ultimul nume folosit. Țin și ele 400 de zile.
privacy-device-copies = Un indiciu pe care încă îl scrii, până închizi fila, și copii ale imaginilor, ca să se încarce repede.
privacy-table = La o masă
privacy-table-kept = Serverul păstrează ce se întâmplă acolo: nume, mutări, indicii, înregistrări și chat. Din cheia ta păstrează doar un hash, altul la fiecare masă.
privacy-table-seen = Toți cei de la masă văd numele, chatul și indiciile, iar după fiecare rundă văd și cine ce carte a dat și ce carte a votat. Oricine are linkul poate privi, dacă masa nu are parolă. În listă apar doar mesele pe care gazda le-a făcut publice.
privacy-table-time = { $days ->
    [one] O masă la care nu se mai întâmplă nimic se șterge după cel mult o zi;
    [few] O masă la care nu se mai întâmplă nimic se șterge după cel mult { $days } zile;
   *[other] O masă la care nu se mai întâmplă nimic se șterge după cel mult { $days } de zile;
} { $lobby ->
    [one] una la care jocul n-a început, după o zi.
    [few] una la care jocul n-a început, după { $lobby } zile.
   *[other] una la care jocul n-a început, după { $lobby } de zile.
} Înregistrările și imaginile ei dispar în următoarele două zile.
privacy-decks = Imaginile tale
privacy-decks-words = Se păstrează cât timp le folosește o masă sau cât păstrezi tu pachetul. Fiecare se salvează ca fișier nou când ajunge la noi, fără ce a adăugat aparatul foto, de exemplu locul în care a fost făcută.
privacy-server = Cine mai are acces
privacy-server-address = Cererile de la adresa ta de rețea se numără o vreme, ca nimeni să nu ceară prea mult deodată. Adresa nu se păstrează și nu se leagă de nicio masă.
privacy-server-alone = Browserul tău vorbește doar cu acest server, iar serverul nu dă nimic mai departe.
privacy-server-vision = Browserul tău vorbește doar cu acest server. Cine îl administrează a configurat un model AI care descrie imagini: i se arată cărțile fără descriere și nimic altceva.
privacy-server-operator = Cine administrează acest server poate citi ce se păstrează pe el și poate avea copii de rezervă mai vechi.
privacy-delete = Cum se șterge
privacy-delete-table = Gazda poate șterge oricând masa, cu tot ce ține de ea: în meniu, „Șterge masa aceasta”.
privacy-delete-rest = Ce ai spus și ai jucat la o masă cu alții rămâne acolo până când masa e ștearsă. Pentru asta, roagă gazda sau persoana care administrează serverul.
privacy-delete-me = Cu butonul de mai jos, serverul te uită: pleci de la toate mesele la care ești, mesele la care nu mai rămâne nimeni se șterg, pachetele tale nu se mai păstrează, iar din acest browser dispar cheia, setările și numele tău.
forget-me = Uită-mă pe acest dispozitiv
forget-me-ask = Sigur? Nimeni nu-ți mai poate da locurile înapoi.
forget-me-yes = Da, uită-mă
forgotten = Gata: acest dispozitiv a fost uitat.
forgotten-some = Încă nu e gata: au mai rămas mese de părăsit. Apasă din nou pe buton.
