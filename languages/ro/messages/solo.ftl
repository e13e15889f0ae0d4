## Alone against computer players
solo = Nu-i nimeni?
solo-words = Trei boți te așteaptă la masă.
solo-play = Joacă acum
solo-learn = E prima dată? Înveți jucând
friendly-name = Licurici

## Hints for somebody new
coach = Ponturi
coach-off = Fără ponturi
coach-tell = Povestești tu. Alege o carte și spune ceva despre ea, nici prea limpede, nici prea încâlcit: primești puncte dacă o găsesc <b>unii, dar nu toți.</b>
coach-told = Nimeni nu-ți știe cartea. Acum ceilalți adaugă fiecare câte o carte care se potrivește și ea cu indiciul, ca să-i încurce pe toți.
coach-hide = Cărțile sunt amestecate, iar ceilalți o caută pe a ta. Tu doar privești și nu te dai de gol.
coach-look = Acum povestește { $name }. Între timp, uită-te prin cărțile tale; deschide una ca s-o vezi de aproape.
coach-give = Dă o carte la care s-ar fi putut gândi { $name }. Fiecare vot care cade pe ea e <b>un punct pentru tine.</b>
coach-gave = Cartea ta va sta printre celelalte și nimeni nu va ști a cui e.
coach-vote = Una dintre cărți e de la { $name }. Dacă o găsești, primești <b>3 puncte</b>; pe a ta n-o poți vota.
coach-voted = Voturile rămân secrete până vine ultimul. Până atunci îl poți retrage pe al tău.
coach-told-some = { $found ->
    [one] { $found } din { $voters } ți-a găsit cartea
    [few] { $found } din { $voters } ți-au găsit cartea
   *[other] { $found } din { $voters } ți-au găsit cartea
}: unii, dar nu toți. <b>3 puncte pentru tine</b> și câte 3 pentru cine a găsit-o.
coach-told-everyone = Toți ți-au găsit cartea, deci indiciul a fost prea limpede: <b>nimic pentru tine</b>, câte 2 pentru ceilalți.
coach-told-nobody = Nimeni nu ți-a găsit cartea, deci indiciul a fost prea încâlcit: <b>nimic pentru tine</b>, câte 2 pentru ceilalți.
coach-fooled-others = Fiecare vot pe altă carte îi aduce încă 1 celui care a dat-o.
coach-found = Ai găsit cartea de la { $name } și n-au găsit-o toți: <b>3 puncte pentru tine</b> și 3 pentru { $name }.
coach-missed = Era altă carte. Unii au găsit-o: câte 3 pentru ei și 3 pentru { $name }, <b>nimic pentru votul tău.</b>
coach-everyone = Toți au găsit cartea, deci indiciul a fost prea limpede: nimic pentru { $name }, <b>2 pentru tine</b> și câte 2 pentru ceilalți.
coach-nobody = Nimeni n-a găsit cartea, deci indiciul a fost prea încâlcit: nimic pentru { $name }, <b>2 pentru tine</b> și câte 2 pentru ceilalți.
coach-fooled = { $votes ->
    [one] Un vot a căzut pe cartea ta: <b>încă 1.</b>
    [few] { $votes } voturi au căzut pe cartea ta: <b>încă { $points }.</b>
   *[other] { $votes } de voturi au căzut pe cartea ta: <b>încă { $points }.</b>
}
coach-done = Acum știi jocul. Joacă aici cât vrei; câștigă cine ajunge întâi la 30 de puncte.
coach-friends = Deschide o masă pentru prieteni
