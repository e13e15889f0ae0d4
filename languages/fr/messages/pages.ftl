language-name = Français

## Home
tagline = Un jeu d’images et d’indices, de trois à douze autour de la table.
how-to-play = Comment jouer
help-label = Aide et langue
join-label = Rejoindre une table avec un code
join = Entrer
join-unknown = Il n’y a pas de table { $code }. Vérifie le code et réessaie.
open-table = Ouvrir une table
my-tables = Mes tables
more-tables = Autres tables
open-tables = Tables ouvertes
open-tables-all = Toutes les tables
open-tables-none = Aucune table ouverte pour l’instant. Ouvre la tienne et rends-la publique.
more-settings = Plus de réglages
bots = Joueurs virtuels
password-optional = Mot de passe (facultatif)
locked = mot de passe
doing-gathering = on attend du monde
doing-your-turn = à ton tour
doing-playing = en cours
doing-over = terminée

mode-classic = Classique
mode-party = Fête
mode-team = Équipes
mode-classic-sentence = Un indice, plein d’images : laquelle l’a inspiré ?
mode-party-sentence = L’indice vient avant les cartes. Tombez d’accord sur la meilleure.
mode-team-sentence = Par deux : on s’assoit face à face et on partage un lapin.

## Titles
title-lobby = Table { $code }
title-idea = Qui a une histoire ?
title-tell = Donne un indice
title-give = Donne une carte
title-vote = Vote
title-round = Manche { $round }
title-over = La fin

## The bar, the sheets
tools-label = Table
table-label = Table { $code }
chat = Tchat
chat-open = Tchat
chat-lines = Messages
chat-empty = Toute la table peut lire ce que tu écris ici.
chat-off = L’hôte a coupé le tchat.
chat-switch-off = Couper le tchat
chat-switch-on = Rouvrir le tchat
say = Envoyer
say-label = Dis quelque chose
reaction-heart = J’adore
reaction-laugh = Rire
reaction-wow = Waouh
reaction-clap = Bravo
reaction-think = Hmm
reaction-moon = Lune
close = Fermer
menu = Menu
menu-open = Menu : réglages, règles, quitter
rounds = Manches
rounds-open = Manches jouées
rounds-none = Encore aucune manche jouée.
back-to-table = Retour à la table
board-open = Grand écran
share = Partager
share-table = Partager le lien
share-copied = Lien copié.
leave = Quitter la table
ticket = Continuer sur un autre appareil
ticket-words = Scanne ce code avec l’autre appareil, ou ouvre le lien dessus. Ta place te suit ; ici, tu ne pourras plus que regarder. Le lien ne sert qu’une fois, dans les 15 minutes.
ticket-qr = QR code pour emporter ta place
redeem = Continuer ici
redeem-words = Ta place à la table { $code } passe sur cet appareil. Sur l’autre, tu ne pourras plus que regarder.
redeem-ticket = Lien
redeem-hint = Colle ici le lien affiché sur l’autre appareil.
redeem-go = Reprendre ma place ici

prefs = Tes réglages
prefs-save = Valider
language = Langue
theme = Clair ou sombre
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
pref-sound = Sons discrets
pref-vibration = Vibrer quand c’est mon tour
pref-awake = Garder l’écran allumé pendant la partie
pref-motion = Animer les cartes et les lapins
pref-descriptions = Décrire les cartes agrandies
pref-spacing = Texte aéré, plus facile à lire

host-tools = Pour l’hôte
pause = Mettre en pause
resume = Reprendre
stand-in-on = Remplacer { $name } par un joueur virtuel
stand-in-off = Rendre sa place à { $name }
pass-host = Nommer { $name } hôte
remove = Exclure { $name }
remove-ask = Exclure { $name } ? Pour revenir à cette table, il faudra ton accord.
remove-yes = Exclure
removed-people = Exclusions
let-in = Laisser revenir { $name }
delete-table = Supprimer cette table
delete-table-ask = Supprimer la table { $code } pour tout le monde, avec la partie, le tchat et les enregistrements ? C’est définitif.
delete-table-yes = Oui, supprimer

## Before the game
invite = Invite du monde
table-code = Table
qr-label = QR code qui ouvre cette table
seats-label = Places
players-here = { $count ->
    [0] encore personne
    [one] 1 à table
   *[other] { $count } à table
}
host = Hôte
bot = Virtuel
free-seat = Place libre
add-bot = Virtuel
add-bot-long = Ajouter un joueur virtuel
bot-level = Niveau de jeu
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Langue des joueurs virtuels à cette table : { $language }.
level-easy = Tranquille
level-normal = Équilibré
level-sharp = Futé
you = Toi
sit-down = Prendre place
sit = S’asseoir
your-name = Ton nom
your-rabbit = Ton lapin
dress = Valider
table-full = Les douze places sont prises, mais tu peux regarder.
order = Ordre des places
order-hint = On joue de haut en bas.
order-team = Les partenaires se font face.
move-up = Monter { $name } d’une place
move-down = Descendre { $name } d’une place
game = La partie
you-decide = tu décides
mode = Mode
goal = Objectif
goal-points = en { $points } points
goal-tellings = { $times ->
    [one] un indice par personne
   *[other] { $times } indices par personne
}
choice-points = { $points } points
choice-tellings = { $times ->
    [one] un indice par personne
   *[other] { $times } indices par personne
}
limit = Temps par étape
limit-none = Sans limite
limit-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
first = Qui commence
first-claim = La première idée
first-random = Au hasard
visibility = Qui peut trouver la table
visibility-invited = Sur invitation
visibility-public = Tout le monde
apply = Appliquer
start = Lancer la partie

rabbit-1 = Rouge, avec un cœur
rabbit-2 = Orange, avec un anneau
rabbit-3 = Jaune, avec une étoile
rabbit-4 = Vert citron, avec une feuille
rabbit-5 = Vert, avec une colline
rabbit-6 = Bleu canard, avec des vagues
rabbit-7 = Bleu ciel, avec une goutte
rabbit-8 = Bleu, avec une lune
rabbit-9 = Violet, avec un losange
rabbit-10 = Rose, avec une fleur
rabbit-11 = Marron, avec une croix
rabbit-12 = Blanc, avec des barres

## The big screen
board-join = Scanne, prends place, joue
board-watch = Regarde ou prends place
board-fill = Plein écran

## Password, trouble
password-title = Table { $code }
password-hint = L’hôte a mis un mot de passe à cette table.
password = Mot de passe
password-wrong = Ce n’est pas ça. Demande à la personne qui t’a envoyé le lien.
password-enter = Entrer
not-found = Rien ici
not-found-words = Il n’y a rien à cette adresse. Il manque peut-être une lettre.
no-table = Table introuvable
no-table-words = La table { $code } n’existe pas, ou elle a été fermée parce que personne n’y jouait plus depuis longtemps.
refused = Ça n’a pas marché
busy = Un instant
busy-words = Il y a foule en ce moment. Attends un peu et réessaie.
broken = C’est notre faute
broken-words = Quelque chose a lâché de notre côté. Ta partie est à l’abri ; réessaie dans un instant.
go-on = Continuer
to-home = Accueil
offline = Pas de connexion
offline-words = Moonhare est injoignable : cet appareil est hors ligne, ou le serveur est en train de démarrer. Ta place et ta partie sont à l’abri ; dès que la connexion revient, cette page continue toute seule.
try-again = Réessayer
