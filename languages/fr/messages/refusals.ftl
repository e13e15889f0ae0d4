## Of the table
refused-host-only = C’est à l’hôte de faire ça.
refused-players-only = Il faut jouer pour faire ça ; prends d’abord place.
refused-removed = L’hôte t’a fait quitter cette table ; c’est à l’hôte de te laisser revenir.
refused-next-round = Tu joues dès la prochaine manche ; d’ici là, un joueur virtuel tient ta place.
refused-not-removed = Ce numéro n’est celui d’aucune personne exclue.
refused-too-many-people = Il y a déjà trop de monde à cette table.
refused-seated-already = Tu as déjà une place à cette table.
refused-here-already = Cet appareil est déjà à la table ; ouvre le lien sur un autre.
refused-no-free-seat = La partie a commencé et il n’y a plus de place, mais tu peux regarder.
refused-seat-kept = Quelqu’un joue déjà à cette place.
refused-bot-host = Un joueur virtuel ne peut pas être l’hôte.
refused-no-person = Il n’y a personne à cette place.
refused-paused = La partie est en pause ; l’hôte peut la reprendre.
refused-not-paused = La partie n’est pas en pause.
refused-chat-off = L’hôte a coupé le tchat.
refused-line-too-long = C’est trop pour un seul message ; coupe-le en deux.
refused-not-a-bots-move = Un joueur virtuel ne peut pas faire ça.
refused-ticket-gone = Ce lien a déjà servi, a expiré ou est incomplet ; crées-en un nouveau sur l’autre appareil.
refused-no-recording = Cet enregistrement n’est pas ici ; enregistre ton indice de nouveau.
refused-no-such-deck = Ce jeu de cartes n’est pas ici ; ajoute-le d’abord à la table.
refused-no-deck = Une table a besoin d’un jeu de cartes ; choisis-en au moins un.
refused-cards-are-counted = Une partie a autant de cartes que ses jeux en contiennent ; choisis des jeux, pas un nombre.
refused-too-many-decks = Ça fait trop de jeux de cartes ; { $most } au plus.

## Of the rules
refused-no-table = Il n’y a pas encore de table ; ouvres-en une d’abord.
refused-table-exists = Cette table existe déjà.
refused-begun = La partie a commencé, on ne peut plus changer ça.
refused-not-begun = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-table-full = Les douze places sont prises.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-rabbit = Il y a douze lapins, de 1 à 12 ; choisis l’un d’eux.
refused-rabbit-taken = Ce lapin est déjà pris ; choisis-en un autre.
refused-order = Le nouvel ordre doit citer chaque place une fois.
refused-players = { $mode ->
    [party] Le mode Fête se joue de 6 à 12 ;
    [team] Le mode Équipes se joue à 6, 8, 10 ou 12 ;
   *[classic] Le mode Classique se joue de 3 à 12 ;
} { $players ->
    [0] il n’y a encore personne.
    [one] il n’y a que toi.
   *[other] vous êtes { $players }.
}
refused-goal = { $mode ->
    [classic] Le mode Classique se joue en 5 à 200 points.
   *[other] En mode Fête ou Équipes, il faut de 1 à 10 indices par personne.
}
refused-deck-too-small = À { $players }, il faut un jeu d’au moins { $needed } cartes ; celui-ci en a { $cards }.
refused-deck-too-large = Un jeu a { $most } cartes au plus ; celui-ci en a { $cards }.
refused-blank-text = Écris d’abord quelque chose.
refused-text-too-long = C’est trop long ; { $most } caractères au plus.
refused-wrong-step = { $step ->
    [idea] On attend encore la première idée.
    [telling] On attend encore l’indice.
    [giving] Pour l’instant, tout le monde choisit une carte.
    [voting] Pour l’instant, tout le monde vote.
   *[reveal] Cette manche est finie ; passe à la suivante.
}
refused-not-storyteller = Ce n’est pas à toi de raconter cette fois.
refused-card-needed = Choisis la carte qui va avec ton indice.
refused-no-card-with-clue = En mode Fête, l’indice vient avant les cartes : il n’en accompagne aucune.
refused-not-in-hand = Cette carte n’est pas dans ta main.
refused-gift-size = { $wanted ->
    [2] À trois, on donne deux cartes.
   *[other] { $given ->
        [0] Choisis d’abord une carte, puis donne-la.
       *[other] On ne donne qu’une carte.
    }
}
refused-same-card-twice = Choisis deux cartes différentes.
refused-storyteller-gave = C’est ton indice : ta carte est déjà posée.
refused-partner-gave = Ton équipe a déjà donné une carte ; une seule suffit.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-storyteller-votes = C’était ton indice : tu ne votes pas.
refused-partner-votes = L’indice venait de ton équipe : tu ne votes pas.
refused-giver-votes = Tu as donné une carte : c’est l’autre personne de ton équipe qui vote.
refused-no-such-space = Il n’y a pas de case { $space } sur ce plateau ; elles vont de 1 à { $spaces }.
refused-own-card = La carte { $space } est la tienne ; vote pour une autre.
refused-same-space-twice = Deux votes vont sur deux cartes différentes.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Choisis d’abord une ou deux cartes, puis vote.
       *[other] Tu as deux votes au plus.
    }
   *[other] { $given ->
        [0] Choisis d’abord une carte, puis vote.
       *[other] Tu n’as qu’un vote.
    }
}
refused-red-missing = Place aussi ton vote rouge.
refused-red-not-allowed = Le vote rouge n’existe qu’en mode Fête, pour la personne qui raconte.
refused-pressed-on-already = Tu as déjà appuyé sur Continuer.
