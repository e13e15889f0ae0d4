decks = Cărți
deck-cards = { $count ->
    [one] 1 carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
deck-wordless = { $count ->
    [one] Una dintre aceste cărți nu are descriere, așa că boții îi văd doar culorile și lumina. Dacă nu-ți ajunge, joacă fără ei.
    [few] { $count } dintre aceste cărți nu au descriere, așa că boții le văd doar culorile și lumina. Dacă nu-ți ajunge, joacă fără ei.
   *[other] { $count } dintre aceste cărți nu au descriere, așa că boții le văd doar culorile și lumina. Dacă nu-ți ajunge, joacă fără ei.
}
deck-no-bots = Joacă fără boți
deck-looking = Un model AI descrie imaginile: { $done } din { $all }.
deck-of = Imaginile de la { $name }
deck-of-nobody = Imagini personale
card-undescribed = o imagine adăugată de cineva

bring = Joacă cu imaginile tale
bring-hint = JPEG, PNG sau WebP ori un zip cu ele. Le vede doar masa ta, iar noi ștergem din ele unde și când au fost făcute.
bring-shape = Imagini cu altă formă decât cartea
bring-crop = Umple cartea
bring-fit = Imaginea întreagă
bring-keep = Păstrează-le și pentru alte mese
bring-drop = Trage aici imagini sau un zip ori alege fișiere
bring-send = Adaugă-le
bring-progress = Progres
bring-waiting = Se încarcă…
bring-reading = Se fac cărțile…
bring-done = { $count ->
    [one] O carte nouă a intrat în joc.
    [few] { $count } cărți noi au intrat în joc.
   *[other] { $count } de cărți noi au intrat în joc.
}
bring-kept = Sunt salvate și pentru celelalte mese ale tale.
bring-no-room = Nu sunt salvate pentru celelalte mese ale tale: nu mai e loc pentru încă un pachet. Șterge întâi unul.
bring-left-out = Fișiere omise
bring-nothing = Din niciun fișier nu s-a putut face o carte.

## What is wrong with a file
refused-file-not-a-picture = { $file } nu e o imagine pe care s-o putem folosi; salveaz-o ca JPEG, PNG sau WebP.
refused-file-of-other-kind = { $file } e în format { $kind }, pe care nu-l putem citi; salvează imaginea ca JPEG sau PNG.
refused-file-broken = { $file } e stricat sau incomplet; salvează-l ori copiază-l din nou.
refused-file-empty = { $file } e gol; copiază-l din nou.
refused-file-too-large = { $file } are peste { $most } MB; salvează o variantă mai mică.
refused-file-too-many-pixels = { $file } are { $width } × { $height ->
    [one] { $height } pixel
    [few] { $height } pixeli
   *[other] { $height } de pixeli
}, peste { $most ->
    [one] un milion
    [few] { $most } milioane
   *[other] { $most } de milioane
}; salvează o variantă mai mică.
refused-file-takes-too-much = { $file } cere peste { $most } MB de memorie ca să fie citit; salvează o variantă mai mică sau un JPEG obișnuit.
refused-file-too-small = { $file } are doar { $width } × { $height ->
    [one] { $height } pixel
    [few] { $height } pixeli
   *[other] { $height } de pixeli
}; o carte are nevoie de cel puțin { $least } pe fiecare latură.
refused-file-too-slow = Citirea lui { $file } a durat prea mult; salvează-l din nou ca JPEG obișnuit.
refused-file-twice = { $file } e aceeași imagine ca { $other }, așa că a rămas pe dinafară.
refused-file-outside = { $file } ar ajunge în afara pachetului; dă-i un nume de fișier simplu.
refused-file-is-a-link = { $file } e o legătură spre altundeva; pune în pachet chiar imaginea.
refused-file-locked = { $file } e protejat cu parolă; fă un zip fără parolă.
refused-file-packed-otherwise = { $file } e comprimat într-un fel pe care nu-l putem desface; fă un zip obișnuit.
refused-zip-broken = { $file } nu e un zip sau e incomplet; fă zipul din nou.
refused-too-many-files = { $file } conține peste { $most ->
    [one] { $most } fișier
    [few] { $most } fișiere
   *[other] { $most } de fișiere
}; scoate ce nu ține de pachet.
refused-too-many-pictures = Pachetul are deja { $most ->
    [one] { $most } imagine
    [few] { $most } imagini
   *[other] { $most } de imagini
}, așa că { $file } a rămas pe dinafară; fă încă un pachet.
refused-all-too-large = Fișierele au împreună peste { $most } MB, așa că { $file } și tot ce urmează au rămas pe dinafară.
refused-file-unreadable = { $file } nu se poate citi: { $why }.
refused-manifest-unreadable = Nu am înțeles ce scrie în { $file }, așa că a rămas pe dinafară: { $why }.
refused-manifest-too-long = { $file }: { $field } e prea lung; cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
refused-manifest-without-picture = { $file } are cuvinte pentru { $card }, dar imaginea asta nu e în pachet.
refused-and-more = { $more ->
    [one] Mai e o problemă, în { $file }.
    [few] Mai sunt { $more } probleme, prima în { $file }.
   *[other] Mai sunt { $more } de probleme, prima în { $file }.
}

shelf = Pachetele tale
shelf-hint = Pachetul pe care îl ștergi dispare din listă. Imaginile lui se șterg în cel mult trei zile, după ce nu le mai folosește nicio masă.
shelf-forget = Șterge
