## Alone against computer players
solo = Nu-i nimeni prin preajmă?
solo-words = Trei boți stau deja la masă.
solo-play = Joacă chiar acum
solo-learn = Prima dată aici? Învață într-o rundă
friendly-name = Licurici

## Hints for somebody new
coach = Sfaturi
coach-off = Fără alte sfaturi
coach-tell = Tu ești povestitorul. Alege o carte și spune ceva despre ea, nici prea clar, nici prea încâlcit: primești puncte dacă o ghicesc <b>unii, dar nu toți.</b>
coach-told = Nimeni nu-ți știe cartea. Acum fiecare jucător adaugă o carte care se potrivește și ea cu indiciul, ca să-i deruteze pe ceilalți.
coach-hide = Cărțile sunt amestecate, iar ceilalți o caută pe a ta. Tu doar privești și nu te dai de gol.
coach-look = Acum povestește { $name }. Între timp, uită-te prin cărțile tale; fiecare se deschide mare.
coach-give = Dă cartea la care s-ar fi putut gândi { $name }. Fiecare vot care cade pe ea e <b>un punct pentru tine.</b>
coach-gave = Cartea ta va sta printre celelalte și nimeni nu știe a cui e.
coach-vote = Una dintre ele e de la { $name }. Găsește-o și primești <b>3 puncte</b>; a ta nu se pune.
coach-voted = Voturile rămân secrete până vine ultimul. Până atunci îl poți retrage pe al tău.
coach-told-some = { $found ->
    [one] { $found } din { $voters } ți-a ghicit cartea
    [few] { $found } din { $voters } ți-au ghicit cartea
   *[other] { $found } din { $voters } ți-au ghicit cartea
}: unii, dar nu toți. <b>3 puncte pentru tine</b> și câte 3 pentru cine a ghicit.
coach-told-everyone = Toți ți-au ghicit cartea: indiciul a fost prea clar. <b>Nimic pentru tine</b>, câte 2 pentru ceilalți.
coach-told-nobody = Nimeni nu ți-a ghicit cartea: indiciul a fost prea încâlcit. <b>Nimic pentru tine</b>, câte 2 pentru ceilalți.
coach-fooled-others = Iar fiecare vot pe altă carte e încă 1 punct pentru cine a dat-o.
coach-found = Ai ghicit cartea de la { $name }, și n-au ghicit toți: <b>3 puncte pentru tine</b> și 3 pentru { $name }.
coach-missed = Era altă carte. Unii au ghicit-o: câte 3 pentru ei și pentru { $name }, <b>nimic pentru votul tău.</b>
coach-everyone = Toți au ghicit cartea: indiciul a fost prea clar. Nimic pentru { $name }, <b>2 pentru tine</b> și câte 2 pentru ceilalți.
coach-nobody = Nimeni n-a ghicit cartea: indiciul a fost prea încâlcit. Nimic pentru { $name }, <b>2 pentru tine</b> și câte 2 pentru ceilalți.
coach-fooled = { $votes ->
    [one] Un vot a căzut pe cartea ta: <b>încă 1.</b>
    [few] { $votes } voturi au căzut pe cartea ta: <b>încă { $points }.</b>
   *[other] { $votes } de voturi au căzut pe cartea ta: <b>încă { $points }.</b>
}
coach-done = Acum știi jocul. Joacă mai departe cât vrei; câștigă cine ajunge primul la 30 de puncte.
coach-friends = Deschide o masă pentru prieteni
