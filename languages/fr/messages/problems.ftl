## Why a request came to nothing
problem-no-such-table = Aucune table n’a ce code ; redemande-le.
problem-no-such-page = Il n’y a rien ici ; l’adresse d’une table, c’est /t/ suivi de son code.
problem-not-that-way = Il y a bien quelque chose ici, mais pas pour cette méthode.
problem-no-such-sound = Cet enregistrement n’existe pas à cette table.
problem-no-such-picture = Cette image n’existe pas.
problem-unreadable = { $what ->
    [json] Ce n’est plus du JSON à partir de la ligne { $line }, colonne { $column }.
    [object] Il faut un objet JSON, comme { $like }.
    [address] Cette adresse est mal écrite.
   *[parsed] On n’a pas compris ; /openapi.json dit ce qu’on peut envoyer ici.
}
problem-unknown-field = { $items ->
    [0] « { $field } » est inconnu ici ; il n’y a rien à envoyer.
   *[other] « { $field } » est inconnu ici ; tu peux envoyer : { $known }.
}
problem-missing-field = Il manque « { $field } ».
problem-wrong-kind = { $wanted ->
    [number] « { $field } » doit être un nombre entier.
    [truth] « { $field } » doit être true ou false.
    [list] « { $field } » doit être une liste entre crochets.
    [object] « { $field } » doit être un objet entre accolades.
   *[text] « { $field } » doit être du texte.
}
problem-out-of-range = « { $field } » doit être entre { $least } et { $most }.
problem-unknown-word = « { $field } » peut valoir : { $words }.
problem-too-many-items = « { $field } » a { $given } éléments ; { $most } au plus.
problem-unknown-name = « { $field } » désigne quelque chose qui n’est pas ici.
problem-bad-key = Une clé d’idempotence compte de 1 à 200 caractères simples.
problem-key-reused = Ceci a déjà été envoyé une fois, avec un autre contenu ; recharge la page et réessaie.
problem-too-large = { $unit ->
    [MB] C’est trop gros ; { $most } Mo au plus.
   *[kB] C’est trop gros ; { $most } ko au plus.
}
problem-sound-kind = Un enregistrement doit être en WebM, Ogg, MP4 ou WAV ; celui-ci ne l’est pas.
problem-password = { $given ->
    [wrong] Ce n’est pas le mot de passe de cette table.
   *[none] Cette table a un mot de passe ; entre-le d’abord.
}
problem-cross-site = Cette demande venait d’un autre site web : on n’y a pas donné suite.
problem-too-many = Ça fait beaucoup d’un coup ; réessaie dans { $seconds } s.
problem-too-many-streams = Trop de pages sont ouvertes ; fermes-en quelques-unes et réessaie.
problem-too-much-talk = Tout le monde parle à la fois ; redis-le dans { $seconds } s.
problem-too-many-uploads = D’autres tables ajoutent des cartes en ce moment ; réessaie dans une minute.
problem-busy = Il y a foule en ce moment ; réessaie dans quelques secondes.
problem-full = Le serveur a autant de tables qu’il peut en tenir ; celles déjà ouvertes continuent. Réessaie dans quelques minutes.
problem-disk-full = Le disque de ce serveur est presque plein : impossible d’ajouter quoi que ce soit pour l’instant. Préviens la personne qui le gère.
problem-stalled = La suite est arrivée trop lentement, ou pas du tout : on a arrêté. Réessaie.
problem-too-many-files = Ça fait plus de { $most } fichiers d’un coup ; ajoutes-en moins, en plusieurs jeux de cartes.
problem-unavailable = Impossible pour l’instant, mais rien n’est perdu ; réessaie.
problem-unwritable = Le disque du serveur est plein ou protégé en écriture : rien n’a été enregistré. Préviens la personne qui gère le serveur.
problem-damaged = Ce que le serveur avait gardé ici est abîmé et illisible ; réessayer n’y changera rien. Préviens la personne qui gère le serveur.
problem-data-gone = Les données du serveur ont été déplacées ou supprimées pendant qu’il tournait : on ne peut plus rien enregistrer. Préviens la personne qui gère le serveur.
problem-bug = Quelque chose a lâché de notre côté ; ce qui était déjà fait est à l’abri. Réessaie.
