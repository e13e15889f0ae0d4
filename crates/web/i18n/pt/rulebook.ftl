## The rule book: the idea, a round
book-contents = Conteúdo
book-idea = A ideia
book-idea-words = Cada jogador tem na mão imagens de sonho. Em cada rodada, <b>o narrador</b> dá uma pista sobre uma das suas, e os outros juntam imagens que também combinam. Depois começa a procura da carta do narrador; a melhor pista é a que alguns entendem, mas não todos.
book-round = Uma rodada em quatro passos
book-tell = Narrar
book-tell-words = O narrador escolhe uma carta e diz algo sobre ela: uma palavra, um verso, um som. Mais ninguém vê a carta. A primeira rodada é de quem tiver uma ideia primeiro; depois a vez passa para a esquerda.
book-tell-picture = { $name } já tem a sua carta; os outros só recebem a pista.
book-clue = Quase em casa
book-give = Entregar
book-give-words = Em segredo, os outros entregam a carta da mão que melhor combina com a pista. Até chegar a última, é possível recuperá-la.
book-give-picture = Chegam viradas para baixo; ainda falta uma.
book-vote = Votar
book-vote-words = As cartas são misturadas e postas em espaços numerados. Todos, menos o narrador, votam em segredo na carta que acham ser a da pista, nunca na própria.
book-vote-picture = { $name } não pode votar na carta { $mine } e escolhe a { $space }.
book-score = Pontuar
book-score-words = Todos os votos aparecem ao mesmo tempo, a carta do narrador é revelada e os coelhos avançam aos saltos. Depois todos completam a mão, e narra quem está à esquerda.
book-score-picture = Cada ponto é um salto rumo à lua.

## The end, points
book-end = O fim da partida
book-end-classic = <b>Clássico</b>: a partida termina na rodada em que alguém chega a { $points } pontos.
book-end-others = <b>Festa</b> e <b>Duplas</b>: termina quando cada pessoa narrou uma vez.
book-end-words = Vence quem tiver mais pontos; em caso de empate, a lua é de todos os primeiros. Quem organiza pode escolher uma partida mais curta ou mais longa.
book-classic = Pontos no Clássico
book-classic-some = Se alguns acertam, mas não todos: <b>3</b> para o narrador e <b>3</b> para cada pessoa que acertou.
book-classic-all = Se todos acertam, ou ninguém acerta: <b>0</b> para o narrador e <b>2</b> para cada um dos outros.
book-classic-fooled = Por cada voto na sua carta: <b>1</b>, três no máximo. O narrador não ganha estes pontos.
book-three = Com três jogadores
book-three-words = Com três jogadores, cada mão tem sete cartas e quem não narra entrega duas: há cinco na mesa. Os votos em qualquer uma das suas duas cartas dão pontos.
book-seven = Com sete ou mais
book-seven-words = A partir de sete jogadores, cada um pode usar um voto, ou dois em cartas diferentes. Quem acerta com um só ganha mais <b>1</b>.

## Party, Team
book-party-words = De 6 a 12 jogadores. A pista vem <b>antes</b> de o narrador ver as cartas, por isso não nasce de nenhuma. Depois todos entregam uma carta, também o narrador, e todos votam.
book-party-green = O voto verde vai para a carta que a maioria deve escolher; pode ser a própria. Cada voto verde nessa carta vale um ponto, 5 no máximo; um voto sem companhia não vale nada.
book-party-red = O narrador põe também um voto vermelho: quem votou verde nessa carta não ganha nada.
book-party-pass = Depois de cada rodada, cada pessoa passa a mão inteira para a esquerda, e as imagens seguem viagem.
book-team-words = Para 6, 8, 10 ou 12 jogadores. As duplas ficam frente a frente e têm um só coelho. De cada dupla, uma pessoa entrega uma carta e a outra vota. Só se fala onde a mesa inteira ouve, e nunca das cartas da mão.
book-team-points = Quem faz dupla com o narrador também entrega uma carta, e essa dupla não vota. Os pontos contam-se como no Clássico, cada dupla como se fosse uma só pessoa; os votos nessa segunda carta também valem. Pode acontecer de votar, sem saber, na carta da própria dupla, mas esse voto não vale pontos.

## Advice, fair play
book-advice = Alguns conselhos
book-advice-clue = A melhor pista é a que alguns amigos entendem e outros não: uma lembrança em comum, um verso de uma canção.
book-advice-give = Entregue a carta que poderia ter sido a do narrador, não apenas uma bonita.
book-advice-vote = Vote pensando em quem narra: o que terá visto nesta imagem?
book-advice-face = Cara séria quando as cartas são viradas: um sorriso fora de hora custa pontos.
book-fair = Jogo limpo
book-fair-words = Tudo é misturado a partir de um número secreto, a semente, cujo hash fica fixado antes da primeira carta. No fim da partida a semente é mostrada, e qualquer pessoa pode confirmar que ninguém deu uma ajuda à sorte.

## Examples
book-example = Exemplo
book-example-some = Uma boa pista: { $name } pontua, e quem acertou também. Uma carta que enganou alguém dá ainda um ponto a quem a entregou.
book-example-everyone = Uma pista clara demais: { $name } fica sem pontos, e os outros pontuam.
book-example-nobody = Uma pista obscura demais: { $name } fica sem pontos, e os votos nas outras cartas contam como sempre.
book-example-three = { $name } acertou, e uma das duas cartas que entregou ainda enganou { $other }.
book-example-seven = Dois votos dão mais segurança; um só é mais ousado: quem acerta com um ganha mais um ponto.
book-example-party = Quem coincide numa carta ganha um ponto por cada voto nela, contando o próprio. Quem fica sem companhia não ganha nada, nem quem votou na carta que { $name } marcou de vermelho.
book-example-team = { $name } narra e { $partner } junta uma carta: o que ganham vai para o coelho da dupla.
book-tally = Votos e pontos desta rodada
book-player = Jogador
book-pair = Dupla
book-votes = Votos
book-why = Motivo
book-no-vote = não vota

## Help at the table: what matters just now
help = E agora?
help-more = Mais nas regras
help-idea = Quem tiver uma ideia primeiro toca no botão e é o narrador desta rodada. Depois a vez passa para a esquerda.
help-idea-party = Quem tiver uma ideia primeiro toca no botão e narra. Ninguém vê as cartas antes de ouvir a pista.
help-tell = O narrador escolhe uma carta e diz algo sobre ela. A melhor pista é a que alguns entendem, mas não todos.
help-tell-party = O narrador dá uma pista antes de ver qualquer carta. Convém que deixe espaço para muitas imagens.
help-give = Todos, menos o narrador, entregam em segredo a carta que melhor combina com a pista. Cada voto que ela atrair será um ponto.
help-give-three = Quem não narra entrega duas cartas. Cada voto que elas atraírem será um ponto.
help-give-party = Todos entregam a carta que melhor combina com a pista, também o narrador. Desta vez não há carta escondida: procura-se a favorita.
help-give-team = De cada dupla, uma pessoa entrega uma carta e a outra vai votar; quem faz dupla com o narrador também entrega uma. Só se fala onde a mesa inteira ouve, nunca das cartas da mão.
help-vote = Procure a carta do narrador; a sua não vale. Se alguns acertam, mas não todos, ganham 3 pontos, e o narrador também.
help-vote-seven = Procure a carta do narrador com um voto ou com dois. Quem acerta com um só ganha mais 1.
help-vote-party = O verde vai para a carta que a maioria deve escolher; pode ser a sua. Cada voto verde nela é um ponto, 5 no máximo. O vermelho do narrador anula uma carta.
help-vote-team = De cada dupla vota quem não entregou carta. A dupla do narrador não vota.
help-points = Se alguns acertam: 3 para o narrador e para quem acertou. Se todos acertam, ou ninguém: 2 para todos, menos o narrador. Cada voto na sua carta: 1, três no máximo.
help-points-party = Cada voto verde na carta que escolheu é um ponto, 5 no máximo; nada para um voto sem companhia ou na carta com o vermelho. Depois as mãos passam para a esquerda.
help-points-team = Se algumas duplas acertam: 3 para a do narrador e para cada uma que acertou. Se todas acertam, ou nenhuma: 2 para as outras. Cada voto de outra dupla na carta de uma dupla: 1, três no máximo.
help-over = Vence quem tiver mais pontos; em caso de empate, a lua é de todos os primeiros. Aqui dá para rever todas as rodadas.
