decks = Cartes
deck-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
deck-wordless = { $count ->
    [one] Une de ces cartes n’a pas de description : les joueurs virtuels n’en voient que les couleurs et la lumière. Si c’est trop peu pour toi, joue sans eux.
   *[other] { $count } de ces cartes n’ont pas de description : les joueurs virtuels n’en voient que les couleurs et la lumière. Si c’est trop peu pour toi, joue sans eux.
}
deck-no-bots = Jouer sans joueurs virtuels
deck-looking = Un modèle d’IA décrit les images : { $done } sur { $all }.
deck-of = Images signées { $name }
deck-of-nobody = Images perso
card-undescribed = une image ajoutée à la table

bring = Joue avec tes propres images
bring-hint = JPEG, PNG ou WebP, ou un zip qui en contient. Seule ta table les voit, et on efface le lieu et la date des photos.
bring-shape = Images d’autres proportions
bring-crop = Remplir la carte
bring-fit = Image entière
bring-keep = Les garder pour mes autres tables
bring-drop = Dépose des images ou un zip ici, ou choisis des fichiers
bring-send = Les ajouter
bring-progress = Avancement
bring-waiting = Envoi…
bring-reading = Création des cartes…
bring-done = { $count ->
    [one] Une nouvelle carte rejoint le jeu.
   *[other] { $count } nouvelles cartes rejoignent le jeu.
}
bring-kept = C’est gardé aussi pour tes autres tables.
bring-no-room = Impossible de garder ça pour tes autres tables : il n’y a plus de place pour un autre jeu. Supprimes-en un d’abord.
bring-left-out = Laissés de côté
bring-nothing = Aucun de ces fichiers n’a pu devenir une carte.

## What is wrong with a file
refused-file-not-a-picture = { $file } n’est pas une image utilisable ; enregistre-la en JPEG, PNG ou WebP.
refused-file-of-other-kind = { $file } est au format { $kind }, qu’on ne sait pas lire ; enregistre-le en JPEG ou PNG.
refused-file-broken = { $file } est abîmé ou incomplet ; enregistre-le ou copie-le de nouveau.
refused-file-empty = { $file } est vide ; copie-le de nouveau.
refused-file-too-large = { $file } dépasse { $most } Mo ; enregistre une version plus petite.
refused-file-too-many-pixels = { $file } fait { $width } × { $height } pixels, soit plus de { $most } millions ; enregistre une version plus petite.
refused-file-takes-too-much = Il faut plus de { $most } Mo de mémoire pour lire { $file } ; enregistre une version plus petite, ou un JPEG ordinaire.
refused-file-too-small = { $file } ne fait que { $width } × { $height } pixels ; il en faut au moins { $least } par côté pour une carte.
refused-file-too-slow = { $file } était trop long à lire ; enregistre-le de nouveau, en JPEG ordinaire.
refused-file-twice = { $file } est la même image que { $other } : on l’a laissée de côté.
refused-file-outside = { $file } se retrouverait en dehors du jeu de cartes ; donne-lui un nom de fichier simple.
refused-file-is-a-link = { $file } est un lien vers autre chose ; mets l’image elle-même dans le jeu de cartes.
refused-file-locked = { $file } est protégé par un mot de passe ; refais le zip sans mot de passe.
refused-file-packed-otherwise = { $file } est compressé d’une façon qu’on ne sait pas ouvrir ; refais un zip ordinaire.
refused-zip-broken = { $file } n’est pas un zip, ou il est incomplet ; refais le zip.
refused-too-many-files = { $file } contient plus de { $most } fichiers ; retire ce qui ne fait pas partie du jeu de cartes.
refused-too-many-pictures = Le jeu de cartes a déjà { $most } images, alors { $file } a été laissé de côté ; fais un second jeu.
refused-all-too-large = À eux tous, les fichiers dépassent { $most } Mo : { $file } et la suite ont été laissés de côté.
refused-file-unreadable = Impossible de lire { $file } : { $why }.
refused-manifest-unreadable = On n’a pas compris { $file }, on l’a donc laissé de côté : { $why }.
refused-manifest-too-long = { $file } : { $field } est trop long ; { $most } caractères au plus.
refused-manifest-without-picture = { $file } contient des mots pour { $card }, mais cette image n’est pas dans le jeu de cartes.
refused-and-more = { $more ->
    [one] Un autre problème a été trouvé, dans { $file }.
   *[other] { $more } autres problèmes ont été trouvés, le premier dans { $file }.
}

shelf = Tes jeux de cartes
shelf-hint = Un jeu supprimé disparaît de cette liste. Ses images sont effacées sous trois jours, dès qu’aucune table ne s’en sert plus.
shelf-forget = Supprimer
