decks = Cărțile
deck-cards = { $count ->
    [one] 1 carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
deck-wordless = { $count ->
    [one] Nimeni nu a descris una dintre aceste cărți: boții îi cunosc doar culorile și lumina. Dacă ți se pare prea puțin, joacă fără ei.
    [few] Nimeni nu a descris { $count } dintre aceste cărți: boții le cunosc doar culorile și lumina. Dacă ți se pare prea puțin, joacă fără ei.
   *[other] Nimeni nu a descris { $count } dintre aceste cărți: boții le cunosc doar culorile și lumina. Dacă ți se pare prea puțin, joacă fără ei.
}
deck-no-bots = Joacă fără boți
deck-looking = Un model de vedere artificială descrie imaginile: { $done } din { $all }.
deck-of = Imagini aduse de { $name }
deck-of-nobody = Imagini proprii
card-undescribed = o imagine adusă de cineva

bring = Joacă cu imaginile tale
bring-hint = JPEG, PNG sau WebP, ori un zip cu ele. Le vede doar masa ta, fără locul și ora la care au fost făcute.
bring-shape = Imagini de altă formă
bring-crop = Umplu cartea
bring-fit = Se văd întregi
bring-keep = Păstrează-le pentru celelalte mese ale mele
bring-drop = Lasă aici imagini sau un zip, ori alege-le
bring-send = Adu-le
bring-progress = Progres
bring-waiting = Se trimit…
bring-reading = Se fac cărțile…
bring-done = { $count ->
    [one] O imagine a devenit carte și e în pachet.
    [few] { $count } imagini au devenit cărți și sunt în pachet.
   *[other] { $count } de imagini au devenit cărți și sunt în pachet.
}
bring-kept = Rămân păstrate pentru celelalte mese ale tale.
bring-no-room = Nu rămân păstrate pentru celelalte mese ale tale: păstrezi deja câte pachete încap. Șterge mai întâi unul.
bring-left-out = Au rămas pe dinafară
bring-nothing = Niciunul dintre fișiere n-a devenit carte.

## What is wrong with a file
refused-file-not-a-picture = { $file } nu e o imagine bună de joc; salveaz-o ca JPEG, PNG sau WebP.
refused-file-of-other-kind = { $file } e o imagine { $kind }, care aici nu se poate citi; salveaz-o ca JPEG sau PNG.
refused-file-broken = { $file } e stricat sau incomplet; salvează-l ori copiază-l din nou.
refused-file-empty = { $file } e gol; copiază-l din nou.
refused-file-too-large = { $file } are peste { $most } MB; salvează-l mai mic.
refused-file-too-many-pixels = { $file } are { $width } × { $height ->
    [one] { $height } pixel
    [few] { $height } pixeli
   *[other] { $height } de pixeli
}, peste { $most ->
    [one] un milion
    [few] { $most } milioane
   *[other] { $most } de milioane
}; salvează-l mai mic.
refused-file-takes-too-much = { $file } cere mai mult de { $most } MB de memorie ca să fie citit; salvează-l mai mic sau ca JPEG obișnuit.
refused-file-too-small = { $file } are doar { $width } × { $height ->
    [one] { $height } pixel
    [few] { $height } pixeli
   *[other] { $height } de pixeli
}; unei cărți îi trebuie cel puțin { $least } pe fiecare latură.
refused-file-too-slow = { $file } s-a citit prea greu; salvează-l din nou ca JPEG obișnuit.
refused-file-twice = { $file } e aceeași imagine ca { $other }, așa că a rămas pe dinafară.
refused-file-outside = { $file } ar ajunge în afara pachetului; dă-i un nume simplu, înăuntru.
refused-file-is-a-link = { $file } e o legătură spre altundeva; pune în pachet chiar imaginea.
refused-file-locked = { $file } e încuiat cu parolă; împachetează fără parolă.
refused-file-packed-otherwise = { $file } e comprimat într-un fel care aici nu se deschide; fă un zip obișnuit.
refused-zip-broken = { $file } nu e un zip sau e incomplet; împachetează din nou.
refused-too-many-files = { $file } conține peste { $most ->
    [one] { $most } fișier
    [few] { $most } fișiere
   *[other] { $most } de fișiere
}; scoate ce nu ține de pachet.
refused-too-many-pictures = Pachetul are deja { $most ->
    [one] { $most } imagine
    [few] { $most } imagini
   *[other] { $most } de imagini
}, așa că { $file } a rămas pe dinafară; fă al doilea pachet.
refused-all-too-large = Toate fișierele la un loc au peste { $most } MB, așa că { $file } și ce urmează au rămas pe dinafară.
refused-file-unreadable = { $file } nu se poate citi: { $why }.
refused-manifest-unreadable = { $file } nu se înțelege, așa că a rămas pe dinafară: { $why }.
refused-manifest-too-long = { $file }: { $field } e prea lung; încap { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
refused-manifest-without-picture = { $file } are cuvinte pentru { $card }, dar imaginea aceea nu e în pachet.
refused-and-more = { $more ->
    [one] Mai e o problemă, în { $file }.
    [few] Mai sunt { $more } probleme, prima în { $file }.
   *[other] Mai sunt { $more } de probleme, prima în { $file }.
}

shelf = Pachetele pe care le păstrezi
shelf-hint = Pachetul pe care îl ștergi dispare din listă. Imaginile lui se șterg într-o zi sau odată cu ultima masă care mai joacă cu ele.
shelf-forget = Șterge
