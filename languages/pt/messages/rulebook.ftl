## The rule book: the idea, a round
book-contents = Índice
book-idea = A ideia
book-idea-words = Todo mundo tem na mão imagens que parecem saídas de um sonho. A cada rodada, <b>uma pessoa narra</b>: dá uma pista sobre uma de suas imagens, e o resto da mesa junta outras que também combinam. Aí começa a caça à carta de quem narra. A melhor pista é a que algumas pessoas entendem, mas não todas.
book-setup-words = São 84 imagens, embaralhadas num monte. Cada mão tem seis no Clássico (3 a 12 pessoas), cinco na Festa (6 a 12) e quatro no modo Duplas (6, 8, 10 ou 12). Depois de cada rodada, as cartas usadas vão para o descarte e todo mundo compra até completar a mão; quando o monte acaba, o descarte é embaralhado e vira o novo monte. Uma partida leva mais ou menos meia hora.
book-round = Uma rodada em quatro etapas
book-tell = Dar a pista
book-tell-words = Quem narra escolhe uma carta e, sem mostrar, diz alguma coisa sobre ela: uma palavra, um verso, um som. A primeira rodada é de quem tiver uma ideia primeiro; depois, a vez passa para a esquerda.
book-tell-picture = { $name } já escolheu uma carta; o resto da mesa só recebe a pista.
book-clue = Quase em casa
book-give = Jogar uma carta
book-give-words = Todo mundo, menos quem narra, joga em segredo a carta da mão que mais combina com a pista. Enquanto faltar alguma carta, dá para retirar a sua.
book-give-picture = As cartas chegam viradas para baixo; ainda falta uma.
book-vote = Votar
book-vote-words = As cartas são embaralhadas e colocadas em espaços numerados. Todo mundo, menos quem narra, vota em segredo na carta que acha que é a da pista, nunca na própria. Enquanto faltar algum voto, também dá para retirar o seu.
book-vote-picture = A carta { $mine } é de { $name }, que por isso vota na { $space }.
book-score = Pontos
book-score-words = Todos os votos aparecem ao mesmo tempo, a carta de quem narra é revelada e os coelhos pulam para a frente. Todo mundo completa a mão, e a próxima pista é de quem está à esquerda.
book-score-picture = Cada ponto é um pulo rumo à lua.

## The end, points
book-end = O fim da partida
book-end-classic = O <b>Clássico</b> acaba depois da rodada em que alguém chega a { $points } pontos.
book-end-others = A <b>Festa</b> e o modo <b>Duplas</b> acabam quando todo mundo já narrou uma vez.
book-end-words = Vence quem tiver mais pontos; se houver empate, a lua é dividida. Quem organiza pode escolher uma partida mais curta ou mais longa.
book-classic = Pontos no Clássico
book-classic-some = Algumas pessoas acharam a carta, mas não todas: <b>3</b> para quem narra, <b>3</b> para quem acertou.
book-classic-all = Todo mundo achou, ou ninguém: <b>0</b> para quem narra, <b>2</b> para cada uma das outras pessoas.
book-classic-fooled = Cada voto na sua carta: mais <b>1</b>, três no máximo. Quem narra não ganha esses pontos.
book-three = Com três pessoas
book-three-words = Cada mão tem sete cartas, e as duas pessoas que não narram jogam duas cada uma: são cinco na mesa. Não dá para votar em nenhuma das suas, e os votos em qualquer uma delas rendem pontos para você.
book-seven = Com sete ou mais
book-seven-words = A partir de sete pessoas, dá para usar um voto ou dois, em duas cartas diferentes; se um deles estiver na carta certa, você acertou. Quem acerta com um voto só ganha mais <b>1</b>, mesmo quando todo mundo acerta.

## Party, Team
book-party-words = Para 6 a 12 pessoas. Quem narra dá a pista <b>antes</b> de ver qualquer carta, então ela não é de nenhuma em especial; na primeira rodada, ninguém olha as cartas até ouvir a pista. Depois todo mundo joga uma carta, quem narra também, e todo mundo vota.
book-party-green = O voto verde vai na carta que combina mais; pode ser a sua. Você ganha um ponto por voto verde na carta que escolheu, contando o seu, 5 no máximo, mas nada se o seu for o único.
book-party-red = Quem narra coloca também um voto vermelho, em qualquer carta: quem votou verde nela não ganha nada.
book-party-pass = Depois de cada rodada, todo mundo compra até ter cinco cartas e passa todas elas para a esquerda.
book-team-words = Para 6, 8, 10 ou 12 pessoas. Cada dupla senta frente a frente e divide um coelho. Em cada dupla, uma pessoa joga uma carta e a outra tem um voto. Conversem só onde a mesa toda possa ouvir, e nunca sobre as cartas da mão.
book-team-points = O par de quem narra também joga uma carta, e essa dupla não vota. Os pontos são os do Clássico, com cada dupla contando como uma pessoa, mas as regras para sete ou mais nunca valem; os votos na carta do par de quem narra também contam. Você não sabe qual é a carta do seu par, então pode acabar votando nela, mas esse voto não rende nada.

## Advice, fair play
book-advice = Dicas
book-advice-clue = A melhor pista é a que parte da turma entende e parte não: uma lembrança em comum, um verso de uma música.
book-advice-give = Jogue uma carta que poderia ser a de quem narra, e não só uma carta bonita.
book-advice-vote = Vote pensando em quem narra: o que essa pessoa veria nesta imagem?
book-advice-face = Cara de paisagem quando as cartas aparecem: um sorriso na hora errada custa pontos.
book-fair = Jogo limpo
book-fair-words = Tudo é embaralhado a partir de um número secreto, a semente, e o hash dela é fixado antes da primeira carta. No fim da partida a semente aparece, e qualquer pessoa pode conferir que ninguém deu uma ajudinha à sorte.

## Examples
book-example = Exemplo
book-example-some = Uma boa pista: { $name } pontua, e quem achou a carta também. E quem jogou uma carta que enganou alguém ganha um ponto.
book-example-everyone = Uma pista óbvia demais: { $name } não ganha nada, e cada uma das outras pessoas ganha 2.
book-example-nobody = Uma pista misteriosa demais: { $name } não ganha nada, e os votos nas outras cartas contam como sempre.
book-example-three = { $name } achou a carta e ainda enganou { $other } com uma das duas que jogou.
book-example-seven = Dois votos dão mais segurança, um só é mais ousado: quem acerta com um ganha um ponto a mais.
book-example-party = Quando mais de uma pessoa vota na mesma carta, cada uma ganha um ponto por voto nela, contando o próprio. Quem fica sem companhia não ganha nada, e quem votou na carta que { $name } marcou de vermelho também não.
book-example-team = { $name } dá a pista e { $partner } também joga uma carta: o que a dupla ganha vai para o mesmo coelho.
book-tally = Votos e pontos desta rodada
book-player = Nome
book-pair = Dupla
book-votes = Votos
book-why = Motivo
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = narrando
book-no-vote = não vota

## Help at the table: what matters just now
help = E agora?
help-more = Mais no livro de regras
help-idea = Quem tiver uma ideia primeiro toca no botão e narra nesta rodada. Depois, a vez passa para a esquerda.
help-idea-party = Quem tiver uma ideia primeiro toca no botão e dá uma pista. Ninguém olha as cartas até ela ser dita.
help-tell = Quem narra escolhe uma carta e diz alguma coisa sobre ela. A melhor pista é a que algumas pessoas entendem, mas não todas.
help-tell-party = Quem narra dá a pista antes de ver qualquer carta. É bom que ela deixe espaço para muitas imagens.
help-give = Todo mundo, menos quem narra, joga em segredo a carta que mais combina com a pista. Cada voto que ela receber vale um ponto.
help-give-three = As duas pessoas que não narram jogam duas cartas cada uma. Cada voto nessas cartas vale um ponto.
help-give-party = Todo mundo joga a carta que mais combina com a pista, quem narra também. Na Festa, ninguém procura a carta de quem narra: o voto vai na que combina mais.
help-give-team = Em cada dupla, uma pessoa joga uma carta e a outra vai votar; o par de quem narra também joga uma. Conversem só onde a mesa toda possa ouvir, e nunca sobre as cartas da mão.
help-vote = Procure a carta de quem narra; na sua não dá para votar. Se algumas pessoas acertarem, mas não todas, elas ganham 3 cada uma, e quem narra também.
help-vote-seven = Procure a carta de quem narra com um voto ou dois. Se acertar com um só, você ganha mais 1.
help-vote-party = O verde vai na carta que combina mais; pode ser a sua. Você ganha um ponto por voto verde na carta que escolher, 5 no máximo, mas nada se o seu for o único. O vermelho de quem narra anula uma carta.
help-vote-team = Em cada dupla, quem não jogou carta tem um voto. A dupla de quem narra não vota.
help-points = Se algumas pessoas acertaram: 3 para quem narra e para quem acertou. Se foi todo mundo, ou ninguém: 2 para cada pessoa, menos quem narra. Cada voto na sua carta: 1, três no máximo.
help-points-seven = Se algumas pessoas acertaram: 3 para quem narra e para quem acertou. Se foi todo mundo, ou ninguém: 2 para cada pessoa, menos quem narra. Acerto com um voto só: mais 1. Cada voto na sua carta: 1, três no máximo.
help-points-party = Você ganha um ponto por voto verde na carta que escolheu, 5 no máximo; nada se o seu foi o único ou se a carta levou o vermelho. Depois todo mundo compra até ter cinco cartas e passa todas elas para a esquerda.
help-points-team = Se algumas duplas acertaram: 3 para a de quem narra e para cada uma que acertou. Se foram todas, ou nenhuma: 2 para cada uma das outras. Cada voto de outra dupla na sua carta: 1, três no máximo.
help-over = Vence quem tiver mais pontos; se houver empate, a lua é dividida. Aqui dá para rever todas as rodadas.
