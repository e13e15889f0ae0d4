## What is kept about players
privacy = Vie privée
privacy-intro = Pas de compte, pas de pub, pas de pistage. Voici tout ce que ce serveur garde sur toi, pendant combien de temps, et comment l’effacer.
privacy-device = Sur ton appareil
privacy-device-key = Un cookie avec une clé tirée au hasard. Il indique aux tables quelle place est la tienne et ne dit rien d’autre sur toi. Il dure 400 jours.
privacy-device-choices = Un cookie avec tes réglages, et un autre avec le dernier nom que tu as choisi. Eux aussi durent 400 jours.
privacy-device-copies = L’indice que tu es en train d’écrire, tant que l’onglet est ouvert, et des copies des images, pour qu’elles s’affichent vite.
privacy-table = À une table
privacy-table-kept = Le serveur garde ce qui s’y passe : noms, coups joués, indices, enregistrements et tchat. De ta clé, il ne garde qu’une empreinte, différente à chaque table.
privacy-table-seen = Toute la table voit les noms, le tchat, les indices et, une fois la manche finie, qui a donné quelle carte et voté pour laquelle. Avec le lien, n’importe qui peut regarder, sauf si la table a un mot de passe. Seules les tables rendues publiques par leur hôte sont dans la liste.
privacy-table-time = Une table où il ne se passe plus rien est supprimée au bout de { $days } jours au plus tard ; si la partie n’a jamais commencé, { $lobby ->
    [one] au bout d’un jour.
   *[other] au bout de { $lobby } jours.
} Ses enregistrements et ses images suivent dans les deux jours.
privacy-decks = Tes propres images
privacy-decks-words = On les garde tant qu’une table s’en sert ou que tu gardes le jeu de cartes. Chacune est réenregistrée à son arrivée, sans ce que l’appareil photo y avait ajouté, comme le lieu de la prise de vue.
privacy-server = Qui d’autre y a accès
privacy-server-address = Les demandes venant de ton adresse réseau sont comptées un moment, pour que personne n’en fasse trop à la fois. L’adresse n’est ni enregistrée ni reliée à une table.
privacy-server-alone = Ton navigateur ne parle qu’à ce serveur, et ce serveur ne transmet rien.
privacy-server-vision = Ton navigateur ne parle qu’à ce serveur. La personne qui le gère a mis en place un modèle d’IA qui décrit les images : on lui montre les cartes arrivées sans description, et rien d’autre.
privacy-server-operator = La personne qui gère ce serveur peut lire ce qu’il garde, et peut avoir d’anciennes copies de sauvegarde.
privacy-delete = Comment tout effacer
privacy-delete-table = L’hôte d’une table peut la supprimer à tout moment, avec tout ce qui va avec : dans le menu, « Supprimer cette table ».
privacy-delete-rest = Ce que tu as dit et joué à une table avec d’autres y reste tant que la table existe. Adresse-toi à l’hôte, ou à la personne qui gère ce serveur.
privacy-delete-me = Avec le bouton ci-dessous, ce serveur t’oublie : tu quittes toutes tes tables, celles où il n’y a plus personne sont supprimées, tes jeux de cartes ne sont plus gardés, et ce navigateur perd sa clé, tes réglages et ton nom.
forget-me = M’oublier sur cet appareil
forget-me-ask = Vraiment ? Personne ne pourra te rendre tes places.
forget-me-yes = Oui, m’oublier
forgotten = C’est fait : cet appareil est oublié.
forgotten-some = Ce n’est pas fini : il reste des tables à quitter. Appuie encore une fois sur le bouton.
