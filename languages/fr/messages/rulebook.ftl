## The rule book: the idea, a round
book-contents = Sommaire
book-idea = L’idée
book-idea-words = Tout le monde a en main des images tout droit sorties d’un rêve. À chaque manche, <b>une personne raconte</b> : elle donne un indice sur une de ses images, et les autres en ajoutent qui vont aussi avec l’indice. Puis on cherche la carte de la personne qui raconte. Le meilleur indice, une partie de la table le comprend, mais pas tout le monde.
book-setup-words = Les 84 images sont mélangées et forment la pioche. On a six cartes en main en mode Classique (de 3 à 12 personnes), cinq en mode Fête (de 6 à 12) et quatre en mode Équipes (à 6, 8, 10 ou 12). Après chaque manche, les cartes jouées vont à la défausse et tout le monde complète sa main ; quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche. Une partie dure environ une demi-heure.
book-round = Une manche en quatre étapes
book-tell = Donner un indice
book-tell-words = La personne qui raconte choisit une carte et, sans la montrer, en dit quelque chose : un mot, un vers, un son. Qui a la première idée commence ; ensuite, le tour passe à gauche.
book-tell-picture = { $name } a choisi une carte ; les autres n’ont que l’indice.
book-clue = Bientôt à la maison
book-give = Donner une carte
book-give-words = En secret, les autres donnent la carte de leur main qui va le mieux avec l’indice. Tant que la dernière carte n’est pas posée, tu peux reprendre la tienne.
book-give-picture = Les cartes arrivent face cachée ; il en manque encore une.
book-vote = Voter
book-vote-words = Les cartes sont mélangées et posées sur des cases numérotées. Il faut retrouver celle de la personne qui raconte : tout le monde vote en secret, sauf elle, et jamais pour sa propre carte. Tant que le dernier vote manque, tu peux aussi reprendre le tien.
book-vote-picture = La carte { $mine } est à { $name } : son vote va donc à la carte { $space }.
book-score = Les points
book-score-words = Tous les votes se dévoilent d’un coup, on découvre la carte de la personne qui raconte, et les lapins avancent. Tout le monde complète sa main, et c’est à la personne de gauche de raconter.
book-score-picture = Chaque point est un bond vers la lune.

## The end, points
book-end = La fin de la partie
book-end-classic = En mode <b>Classique</b>, la partie finit après la manche où quelqu’un atteint { $points } points.
book-end-others = En mode <b>Fête</b> ou <b>Équipes</b>, la partie finit quand tout le monde a raconté une fois.
book-end-words = Le meilleur score gagne ; en cas d’égalité, la lune se partage. L’hôte peut choisir une partie plus courte ou plus longue.
book-classic = Les points en mode Classique
book-classic-some = La carte est trouvée, mais pas par tout le monde : <b>3</b> pour la personne qui raconte, <b>3</b> pour chaque personne qui l’a trouvée.
book-classic-all = Tout le monde l’a trouvée, ou personne : <b>0</b> pour la personne qui raconte, <b>2</b> par tête pour les autres.
book-classic-fooled = Chaque vote sur ta carte : <b>1</b> de plus, jusqu’à trois. La personne qui raconte n’en gagne aucun.
book-three = À trois
book-three-words = À trois, on a sept cartes en main, et les deux personnes qui ne racontent pas en donnent deux chacune : il y en a cinq sur le plateau. Tu ne peux voter pour aucune des tiennes, et les votes sur l’une comme sur l’autre te rapportent des points.
book-seven = À sept ou plus
book-seven-words = À sept ou plus, tu peux voter pour une carte, ou pour deux cartes différentes ; si l’un de tes votes est sur la bonne, tu l’as trouvée. Si tu la trouves en un seul vote, tu gagnes <b>1</b> de plus, même quand tout le monde l’a trouvée.

## Party, Team
book-party-words = De 6 à 12 personnes. La personne qui raconte donne l’indice <b>avant</b> de voir ses cartes : il n’en vise donc aucune ; à la première manche, personne ne regarde avant qu’il soit dit. Puis tout le monde donne une carte, y compris la personne qui raconte, et tout le monde vote.
book-party-green = Le vert se pose sur la carte qui va le mieux avec l’indice ; tu peux choisir la tienne. Tu gagnes un point par vote vert sur la carte choisie, le tien compris, 5 au plus, mais rien si ton vote y est le seul.
book-party-red = La personne qui raconte place aussi un vote rouge, sur la carte de son choix : les votes verts posés là ne rapportent rien.
book-party-pass = Après chaque manche, tout le monde complète sa main à cinq cartes, puis la passe tout entière à gauche.
book-team-words = À 6, 8, 10 ou 12. Les partenaires se font face et partagent un lapin. Dans chaque équipe, une personne donne une carte et l’autre a un vote. Ne parlez que là où tout le monde vous entend, et jamais des cartes que vous avez en main.
book-team-points = Dans l’équipe qui raconte, l’autre partenaire donne aussi une carte, et cette équipe ne vote pas. Les points se comptent comme en mode Classique, chaque équipe comptant pour une personne, mais les règles à sept ou plus ne s’appliquent jamais ; les votes sur la seconde carte de l’équipe qui raconte comptent aussi. Tu ne sais pas quelle carte vient de ta propre équipe : tu peux donc voter pour elle, mais ça ne rapporte rien.

## Advice, fair play
book-advice = Conseils
book-advice-clue = Le meilleur indice parle à une partie de la table, mais pas à tout le monde : un souvenir commun, un bout de chanson.
book-advice-give = Donne une carte qui aurait pu inspirer l’indice, pas seulement une belle carte.
book-advice-vote = Vote en pensant à la personne qui raconte : qu’aurait-elle vu dans cette image ?
book-advice-face = Reste de marbre quand les cartes se dévoilent : un sourire au mauvais moment coûte des points.
book-fair = Franc jeu
book-fair-words = Chaque mélange vient d’un seul nombre secret, la graine, dont l’empreinte est fixée avant la distribution de la première carte. À la fin de la partie, la graine est dévoilée, et tout le monde peut vérifier que personne n’a donné un coup de pouce au hasard.

## Examples
book-example = Exemple
book-example-some = Un bon indice : { $name } marque des points, tout comme chaque personne qui a trouvé la carte. Une carte qui a trompé quelqu’un rapporte aussi un point à qui l’a donnée.
book-example-everyone = Un indice trop évident : rien pour { $name }, 2 par tête pour les autres.
book-example-nobody = Un indice trop obscur : rien pour { $name }, et les votes sur les autres cartes comptent comme toujours.
book-example-three = { $name } a trouvé la carte, et l’une de ses deux cartes a trompé { $other }.
book-example-seven = Deux votes, c’est plus sûr ; un seul, c’est plus osé : s’il tombe juste, tu gagnes un point de plus.
book-example-party = Quand on se retrouve à plusieurs sur une carte, on gagne un point par vote posé là, le sien compris. En solo sur une carte, on ne gagne rien, et rien non plus sur la carte marquée en rouge par { $name }.
book-example-team = { $name } donne l’indice et { $partner } ajoute une carte : ce que les deux gagnent va au lapin de l’équipe.
book-tally = Votes et points de cette manche
book-player = Nom
book-pair = Équipe
book-votes = Votes
book-why = Pourquoi
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = indice
book-no-vote = pas de vote

## Help at the table: what matters just now
help = Et maintenant ?
help-more = La suite dans les règles
help-idea = Qui a la première idée appuie sur le bouton et raconte en premier. Ensuite, le tour passe à gauche.
help-idea-party = Qui a la première idée appuie sur le bouton et donne un indice. Personne ne regarde ses cartes avant qu’il soit dit.
help-tell = La personne qui raconte choisit une carte et en dit quelque chose. Le meilleur indice, une partie de la table le comprend, mais pas tout le monde.
help-tell-party = La personne qui raconte donne un indice avant de voir ses cartes. Mieux vaut qu’il laisse de la place à plein d’images.
help-give = Tout le monde, sauf la personne qui raconte, donne en secret la carte qui va le mieux avec l’indice. Chaque vote reçu vaudra un point.
help-give-three = Les deux personnes qui ne racontent pas donnent deux cartes chacune. Chaque vote reçu vaudra un point.
help-give-party = Tout le monde donne la carte qui va le mieux avec l’indice, y compris la personne qui raconte. En mode Fête, pas de carte à retrouver : on votera pour celle qui va le mieux.
help-give-team = Dans chaque équipe, une personne donne une carte et l’autre votera ; dans l’équipe qui raconte, l’autre partenaire en donne une aussi. Ne parlez que là où tout le monde vous entend, et jamais des cartes que vous avez en main.
help-vote = Cherche la carte de la personne qui raconte ; tu ne peux pas voter pour la tienne. Si une partie de la table la trouve, mais pas tout le monde, chaque bonne réponse vaut 3 points, et la personne qui raconte en gagne 3 aussi.
help-vote-seven = Cherche la carte de la personne qui raconte, avec un vote ou deux. Si tu la trouves en un seul vote, tu gagnes 1 de plus.
help-vote-party = Le vert se pose sur la carte qui va le mieux avec l’indice ; tu peux choisir la tienne. Chaque vote vert sur la carte choisie te vaut un point, 5 au plus, mais rien si le tien y est le seul. Le rouge de la personne qui raconte sabote une carte.
help-vote-team = Dans chaque équipe, la personne qui n’a pas donné de carte a un vote. L’équipe qui raconte ne vote pas.
help-points = Carte trouvée, mais pas par tout le monde : 3 pour la personne qui raconte et pour chaque personne qui l’a trouvée. Tout le monde l’a trouvée, ou personne : 2 par tête, sauf pour la personne qui raconte. Chaque vote sur ta carte : 1, trois au plus.
help-points-seven = Carte trouvée, mais pas par tout le monde : 3 pour la personne qui raconte et pour chaque personne qui l’a trouvée. Tout le monde l’a trouvée, ou personne : 2 par tête, sauf pour la personne qui raconte. Trouvée en un seul vote : 1 de plus. Chaque vote sur ta carte : 1, trois au plus.
help-points-party = Tu gagnes un point par vote vert sur la carte que tu as choisie, 5 au plus ; rien si ton vote y était le seul ou si la carte était rouge. Puis tout le monde complète sa main à cinq cartes et la passe à gauche.
help-points-team = Carte trouvée, mais pas par tout le monde : 3 pour l’équipe qui raconte et pour chaque équipe qui l’a trouvée. Tout le monde l’a trouvée, ou personne : 2 par équipe, sauf pour celle qui raconte. Chaque vote d’une autre équipe sur ta carte : 1, trois au plus.
help-over = Le meilleur score gagne ; en cas d’égalité, la lune se partage. Tu peux revoir ici toutes les manches.
