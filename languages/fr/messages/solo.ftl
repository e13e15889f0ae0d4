## Alone against computer players
solo = Personne dans le coin ?
solo-words = Trois joueurs virtuels t’attendent à table.
solo-play = Jouer tout de suite
solo-learn = Première fois ? Apprends en jouant
friendly-name = Luciole

## Hints for somebody new
coach = Conseils
coach-off = Sans conseils
coach-tell = À toi de raconter. Choisis une carte et dis-en quelque chose, ni trop évident ni trop obscur : tu marques si <b>une partie de la table, mais pas tout le monde,</b> la trouve.
coach-told = Personne ne connaît ta carte. Maintenant, les autres ajoutent des cartes qui vont aussi avec ton indice, pour brouiller les pistes.
coach-hide = Les cartes sont mélangées, et les autres cherchent la tienne. Regarde, et reste de marbre.
coach-look = Cette fois, c’est { $name } qui raconte. En attendant, parcours tes cartes ; ouvres-en une pour la voir en grand.
coach-give = Donne une carte qui aurait pu tenter { $name }. Chaque vote qu’elle attire, c’est <b>un point pour toi.</b>
coach-gave = Ta carte sera parmi les autres, et personne ne saura d’où elle vient.
coach-vote = Une de ces cartes est à { $name }. Trouve-la et gagne <b>3 points</b> ; tu ne peux pas voter pour la tienne.
coach-voted = Les votes restent secrets jusqu’au dernier. D’ici là, tu peux reprendre le tien.
coach-told-some = Ta carte a été trouvée par { $found } sur { $voters } : une partie de la table, mais pas tout le monde. <b>3 points pour toi</b>, et 3 pour chaque personne qui l’a trouvée.
coach-told-everyone = Tout le monde a trouvé ta carte, l’indice était trop évident : <b>rien pour toi</b>, 2 par tête pour les autres.
coach-told-nobody = Personne n’a trouvé ta carte, l’indice était trop obscur : <b>rien pour toi</b>, 2 par tête pour les autres.
coach-fooled-others = Chaque vote sur une autre carte rapporte 1 de plus à qui l’a donnée.
coach-found = Tu as trouvé la bonne carte, et tout le monde n’a pas fait aussi bien : <b>3 points pour toi</b>, et 3 pour { $name }.
coach-missed = C’était une autre carte. D’autres l’ont trouvée : 3 points par tête, et 3 pour { $name }, <b>rien pour ton vote.</b>
coach-everyone = Tout le monde a trouvé la carte, l’indice était trop évident : rien pour { $name }, <b>2 pour toi</b> comme pour les autres.
coach-nobody = Personne n’a trouvé la carte, l’indice était trop obscur : rien pour { $name }, <b>2 pour toi</b> comme pour les autres.
coach-fooled = { $votes ->
    [one] Ta carte a attiré un vote : <b>1 de plus.</b>
   *[other] Ta carte a attiré { $votes } votes : <b>{ $points } de plus.</b>
}
coach-done = Maintenant, tu connais le jeu. Continue ici tant que tu veux ; il faut 30 points pour gagner.
coach-friends = Ouvrir une table entre amis
