## The line that leads
now-sit = Choisis un nom et un lapin, <b>puis prends place.</b>
now-start = Quand tu veux : <b>lance la partie.</b>
now-wait-start = On attend <b>{ $name }</b> pour commencer.
now-wait-host = On attend un hôte pour commencer.
now-need = { $count ->
    [one] Il manque une personne :
   *[other] Il manque { $count } personnes :
} <b>partage le lien ou ajoute des joueurs virtuels.</b>
now-wait-more = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
now-scan = Scanne le code et prends place.
now-paused = La partie est en pause. L’hôte peut la reprendre.
now-paused-host = La partie est en pause. <b>Reprends quand tout le monde est là.</b>
paused = En pause
paused-words = Cartes et horloges sont à l’arrêt ; rien n’est perdu.
now-claim = Qui a une histoire ? <b>Appuie en premier pour la raconter.</b>
now-tell = À toi de raconter : choisis une carte et <b>donne un indice.</b>
now-tell-blind = Donne d’abord ton indice, <b>puis tout le monde regarde</b> ses cartes.
now-tell-passed = Tout le monde a passé ses cartes à gauche. <b>Donne un indice avant de regarder.</b>
now-give = Laquelle de tes cartes <b>va avec l’indice ?</b>
now-give-two = Choisis <b>deux</b> cartes qui vont avec l’indice.
now-give-team = <b>Une carte pour vous deux :</b> à toi ou à { $partner } de la donner.
now-vote = Quelle carte est à <b>{ $name } ?</b>
now-vote-two = Quelle carte est à <b>{ $name } ?</b> Un vote, ou deux.
now-vote-team = { $partner } a donné une carte, à toi de voter : laquelle est à <b>{ $name } ?</b>
now-vote-party = Quelle carte <b>va le mieux avec l’indice ?</b>
now-vote-red = Vert pour la carte qui va le mieux avec l’indice, <b>rouge pour en saboter une.</b>
now-told-giving = Ton indice est lancé.
now-told-voting = C’était ton indice : tu ne votes pas.
now-gave = Ta carte est posée.
now-gave-two = Tes cartes sont posées.
now-partner-gave = { $partner } a donné une carte : tu voteras.
now-voted = Tu as voté.
now-partner-votes = Tu as donné une carte : c’est { $partner } qui vote.
now-partner-told = { $partner } a donné l’indice : tu ne votes pas.
now-watching = Tu regardes la partie.
now-waits = Tu joues dès la prochaine manche ; d’ici là, un joueur virtuel tient ta place.
now-removed = L’hôte t’a fait quitter cette table. <b>Tu peux seulement regarder</b>, sauf si l’hôte te laisse revenir.
now-watch-idea = Qui a une histoire ? Il suffit d’appuyer en premier.
now-watch-telling = <b>{ $name }</b> réfléchit à un indice.
now-watch-telling-party = <b>{ $name }</b> donne un indice, puis tout le monde regarde ses cartes.
now-watch-telling-passed = Tout le monde a passé ses cartes à gauche. <b>{ $name }</b> donne un indice sans regarder.
now-watch-giving = Tout le monde choisit une carte qui va avec l’indice.
now-watch-voting-party = Quelle carte va le mieux avec l’indice ?
now-next = <b>Ensuite, c’est à { $name }.</b>
now-next-me = <b>Ensuite, c’est à toi.</b>
now-points = <b>+{ $points } pour toi.</b>
now-last-round = <b>C’était la dernière manche.</b>
now-wait-again = On attend { $name } pour refaire une partie.
now-winner = <b>{ $name } gagne</b> et décroche la lune.
now-winners-two = <b>{ $first }</b> et <b>{ $second } gagnent</b> et se partagent la lune.
now-winners = <b>{ $count } ex æquo :</b> la lune se partage.

wait-one = On attend { $name }.
wait-two = On attend { $first } et { $second }.
wait-three = On attend { $first }, { $second } et { $third }.
wait-others = On attend les autres.
wait-more = On attend { $first }, { $second } et { $count } autres.

outcome-everyone = Tout le monde l’a trouvée.
outcome-nobody = Personne ne l’a trouvée.
outcome-some = Trouvée par { $found } sur { $voters }.
outcome-party = La meilleure carte valait { $points } points.
outcome-party-none = Aucun point cette fois-ci.

## The reveal, beat by beat
beat-votes = Tous les votes sont là.
beat-who = Qui a choisi quelle carte ?
beat-card = Et la carte signée <b>{ $name }</b>, c’est …
beat-givers = Et celles-ci étaient de …
beat-green = Les votes verts se rassemblent.
beat-red = Et le vote rouge tombe sur …
beat-struck = La carte { $number } est barrée.
beat-hop = Et ils bondissent …
beat-skip = Touche pour passer
leaves-label = Ce que tu regardes

clock-label = Temps restant

## Buttons
claim = J’ai une histoire !
tell = Raconter
give = Donner cette carte
give-two = Donner ces deux-là
vote = Voter
take-back-card = Reprendre ma carte
take-back-cards = Reprendre mes cartes
take-back-vote = Reprendre mon vote
next-round = Continuer
play-again = Rejouer
take-seat = Prendre une place
take-seat-words = Si ce n’était pas ta place avant, tu joues dès la prochaine manche.
seat-of = À la place de
token-label = Vote à placer
token-green = Vert
token-red = Rouge

## The clue
how-label = Comment veux-tu donner l’indice ?
how-text = Écrit
how-sound = Audio
how-aloud = À voix haute
clue-label = Ton indice
clue-placeholder = Mot, vers, chanson…
clue-tells = { $name } raconte
clue-told = { $name } a raconté
clue-aloud = dit à voix haute
clue-says = dit l’indice à voix haute. Écoute, et fais-le répéter si besoin.
clue-said = a dit l’indice à voix haute.
clue-open = Agrandir l’indice
clue-recorded = un enregistrement
clue-sound = Enregistré par { $name }
aloud-hint = Dis-le dans la pièce ou pendant l’appel, puis appuie sur le bouton.
record-start = Enregistrer
record-stop = Stop
record-play = Écouter
record-hint = Fredonne, chante ou chuchote : 15 secondes au plus.
record-insecure = Pour enregistrer, il faut une adresse sécurisée (https). Écris l’indice ou dis-le à voix haute.
record-denied = Cette page n’a pas accès au micro. Écris l’indice ou dis-le à voix haute.

## Cards
cards-label = Cartes
card-number = Carte { $number }
card-words = Carte { $number } : { $words }
card-look = Regarder la carte { $number }
card-mine = Ta carte
card-mine-label = { $card }, la tienne
card-green = Vert : { $card }
card-red = Rouge : { $card }
card-of = Signée { $name }
card-given = { $card }, donnée par { $name }
card-voted = { $card }. Votes : { $names }
card-from = donnée par { $name }
card-votes = Votes : { $names }
card-together = { $count } ensemble
card-spoilt = vote rouge
viewer-label = Images
viewer-close = Fermer l’image
viewer-pick = Choisir cette carte
viewer-unpick = Pas celle-ci
viewer-previous = Image précédente
viewer-next = Image suivante

## Players
players-label = Autour de la table
state-tells = raconte
state-due = choisit
state-done = c’est fait
state-away = pas là

## Points
points = Points
track-label = Piste de score
why-nothing = pas de points cette fois
why-join = , { "" }
why-everyone-found = tout le monde l’a trouvée +{ $points }
why-everyone-found-teller = tout le monde l’a trouvée
why-nobody-found = personne ne l’a trouvée +{ $points }
why-nobody-found-teller = personne ne l’a trouvée
why-found-by-some = indice bien dosé +{ $points }
why-found = carte trouvée +{ $points }
why-single-vote = en un seul vote +{ $points }
why-fooled = { $votes ->
    [one] un vote reçu +{ $points }
   *[other] { $votes } votes reçus +{ $points }
}
why-agreed = à { $together } sur la carte +{ $points }
why-alone = en solo sur une carte
why-red = sur la carte rouge

## The rounds, the end
round-number = Manche { $round }
round-of = Manche { $round } sur { $last }
round-line = Manche { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Après une manche
   *[other] Après { $rounds } manches
}
podium-label = Podium
place-first = 1re place
place-second = 2e place
place-third = 3e place
download = Télécharger la partie
fairness = Mélange honnête ?
fairness-seed = Les cartes de cette partie ont été mélangées à partir de la graine { $seed } ; son empreinte était fixée avant la distribution de la première carte.

## The end, place by place
names-two = { $first } et { $second }
names-many = { $count } ex æquo
show-open = L’histoire est racontée.
show-table = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}, { $players } convives, une lune
show-third = Troisième place : <b>{ $names }</b>, avec { $points }.
show-second = Deuxième place : <b>{ $names }</b>, avec { $points }.
show-breath = Et la lune revient à …

## Awards
awards = Prix
awards-note = d’après cette partie
wall = Quelque chose pour tout le monde
tale = Toutes les manches
tale-note = et tous les points
tale-teller = Un point indique qui racontait.
tale-earlier = Manches { $first } à { $last }
award-number = Prix { $number } sur { $all }
award-mine = à toi
award-told = indice signé { $name }, manche { $round }
award-half = Au plus près de la moitié
award-half-why = Trouvée par { $found } sur { $voters } : ni trop clair ni trop obscur.
award-bluffer = Le plus beau bluff
award-bluffer-why = { $votes ->
    [one] Un vote qui visait une autre carte.
   *[other] { $votes } votes qui visaient d’autres cartes ; celle-ci en a attiré { $best }.
}
award-listener = L’oreille la plus fine
award-listener-why = { $times ->
    [one] A trouvé une fois la bonne carte.
   *[other] A trouvé { $times } fois la bonne carte.
}
award-daring = L’indice le plus osé
award-daring-why = Vue par { $found } sur { $voters } seulement, et cela suffisait.
award-alike = Deux qui pensent pareil
award-alike-why = La même carte { $times } fois.
award-leap = Le plus long bond
award-leap-why = { $points ->
    [one] Un point en une manche.
   *[other] { $points } points en une manche.
}
award-gathering = L’indice qui rassemble
award-gathering-why = { $together } sur { $voters } réunis sur une carte.
award-favourite = L’image préférée
award-favourite-why = Choisie par { $votes } autres.
award-chorus = La voix de la table
award-chorus-why = { $times ->
    [one] Une fois sur la même carte que d’autres.
   *[other] { $times } fois sur la même carte que d’autres.
}
award-strike = La patte rouge
award-strike-why = { $votes ->
    [one] Le vote rouge a barré un vote vert.
   *[other] Le vote rouge a barré { $votes } votes verts.
}
award-disguise = Un beau déguisement
award-disguise-why = { $votes ->
    [one] Quelqu’un a cru à cette carte.
   *[other] { $votes } ont cru à cette carte.
}
award-chosen = Une image qui a parlé
award-chosen-why = { $votes ->
    [one] Choisie par quelqu’un d’autre.
   *[other] Choisie par { $votes } autres.
}
award-finish = Une belle fin
award-finish-why = { $points ->
    [one] Un point dans les { $rounds } dernières manches.
   *[other] { $points } points dans les { $rounds } dernières manches.
}
award-faithful = Une amitié fidèle
award-faithful-why = { $times } votes pour des cartes signées { $name }.
award-riddle = L’énigme
award-riddle-why = Sur { $voters }, personne ne l’a trouvée.
award-open-book = Le livre ouvert
award-open-book-why = Trouvée par tout le monde : { $voters } sur { $voters }.
award-ear = Une bonne oreille
award-trust = Un cœur confiant
award-trust-why = { $times ->
    [one] A cru une fois à la carte d’une autre personne.
   *[other] A cru { $times } fois aux cartes des autres.
}
award-own-mind = Un regard à part
award-own-mind-why = { $times ->
    [one] A vu une fois ce que personne d’autre n’a vu.
   *[other] A vu { $times } fois ce que personne d’autre n’a vu.
}
award-company = En bonne compagnie
award-struck = Du courage sous le rouge
award-struck-why = { $times ->
    [one] Une fois sur la carte barrée.
   *[other] { $times } fois sur la carte barrée.
}
award-giver = La main aux images
award-giver-why = { $cards ->
    [one] Une image pour l’histoire.
   *[other] { $cards } images pour l’histoire.
}

## Table talk
notice-sat-down = { $name } prend place.
notice-left = { $name } quitte la table.
notice-removed = L’hôte a exclu { $name }.
notice-hosts = L’hôte, c’est maintenant { $name }.
notice-stand-in = Un joueur virtuel remplace { $name }.
notice-plays-again = { $name } est de retour.
notice-paused = { $name } a mis la partie en pause.
notice-resumed = { $name } a relancé la partie.
notice-limits = { $name } a changé le temps par étape.

## The line to the server
line-lost = Connexion perdue. Ta partie est à l’abri ; on réessaie.
line-waits = Le serveur ne répond pas pour l’instant. Ton envoi est à l’abri et repartira tout seul.
line-failed = Ça n’est pas passé. Rien n’est perdu : réessaie.
line-gone = Cette table a été fermée.
refuse-no-pick = Choisis d’abord une carte.
refuse-no-clue = Écris d’abord un indice.
