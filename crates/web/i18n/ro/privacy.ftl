## Ce se păstrează despre jucători
privacy = Confidențialitate
privacy-intro = Fără conturi, fără reclame, fără nimic care să te urmărească. Aici e tot ce păstrează acest server despre tine, cât timp și cum ștergi.
privacy-device = Pe dispozitivul tău
privacy-device-key = Un cookie cu o cheie aleatorie. După ea știu mesele care e locul tău; nu spune altceva despre tine. Ține 400 de zile.
privacy-device-choices = Un cookie cu setările tale și unul cu ultimul nume pe care l-ai folosit. Și ele țin 400 de zile.
privacy-device-copies = Un indiciu la care încă scrii, până închizi fila, și copii ale imaginilor, ca să se încarce repede.
privacy-table = La o masă
privacy-table-kept = Serverul păstrează ce se întâmplă acolo: nume, mutări, indicii, înregistrări și chat. Din cheia ta păstrează doar o amprentă cifrată, alta la fiecare masă.
privacy-table-seen = Toți de la masă văd numele, chatul și indiciile, iar la sfârșitul fiecărei runde și cine a dat și a votat fiecare carte. Cine are linkul poate privi, dacă masa nu are parolă. În listă apar doar mesele pe care gazda le-a făcut publice.
privacy-table-time = { $days ->
    [one] O masă la care nu se mai întâmplă nimic se șterge după cel mult o zi;
    [few] O masă la care nu se mai întâmplă nimic se șterge după cel mult { $days } zile;
   *[other] O masă la care nu se mai întâmplă nimic se șterge după cel mult { $days } de zile;
} { $lobby ->
    [one] dacă jocul n-a început, după o zi.
    [few] dacă jocul n-a început, după { $lobby } zile.
   *[other] dacă jocul n-a început, după { $lobby } de zile.
} Înregistrările și imaginile ei dispar în cel mult două zile de atunci.
privacy-decks = Imaginile tale
privacy-decks-words = Se păstrează cât timp le are o masă sau păstrezi tu pachetul. Fiecare e refăcută la sosire: ce scrie camera în fișier, de pildă locul, se aruncă.
privacy-server = Cine mai vede
privacy-server-address = Adresa ta de rețea se numără o vreme, ca nimeni să nu ceară prea mult deodată. Nu se păstrează și nu se leagă de nicio masă.
privacy-server-alone = Browserul tău vorbește doar cu acest server, iar serverul nu dă nimic mai departe.
privacy-server-vision = Browserul tău vorbește doar cu acest server. Cine îl administrează a pus un model care descrie imagini: i se arată cărțile care vin fără cuvinte, și nimic altceva.
privacy-server-operator = Cine administrează acest server poate citi ce păstrează și poate avea copii de siguranță mai vechi.
privacy-delete = Cum ștergi
privacy-delete-table = Gazda unei mese o poate șterge oricând, cu tot ce ține de ea: în meniu, „Șterge masa aceasta”.
privacy-delete-rest = Ce ai spus și ai jucat la o masă cu alții rămâne în povestea ei până se șterge masa. Cere-i asta gazdei sau celui care administrează serverul.
privacy-delete-me = Butonul de mai jos te uită aici: pleci de la toate mesele unde ai loc, mesele unde nu mai e nimeni se șterg, pachetele tale nu se mai păstrează, iar acest browser își pierde cheia, setările și numele tău.
forget-me = Uită-mă pe acest dispozitiv
forget-me-ask = Sigur? Nimeni nu-ți poate da locurile înapoi.
forget-me-yes = Da, uită-mă
forgotten = Gata: acest dispozitiv e uitat.
