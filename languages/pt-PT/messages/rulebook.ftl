## The rule book: the idea, a round
book-contents = Índice
book-idea = A ideia
book-idea-words = Cada pessoa tem na mão umas quantas imagens que parecem sonhos. Em cada ronda, <b>quem narra</b> dá uma pista para uma das suas, e o resto da mesa junta imagens que também combinem com ela. Depois começa a caça à carta de quem narra. A melhor pista é a que uns percebem e outros não.
book-setup-words = Há 84 imagens, baralhadas num monte. Cada pessoa recebe seis no Clássico (3 a 12 pessoas), cinco na Festa (6 a 12) e quatro nas Duplas (6, 8, 10 ou 12). Depois de cada ronda, as cartas usadas são descartadas e toda a gente tira novas até ter a mão completa; quando o monte acaba, baralham-se as descartadas para fazer um novo. Um jogo dura cerca de meia hora.
book-round = Uma ronda em quatro etapas
book-tell = Dar uma pista
book-tell-words = Quem narra escolhe uma carta e, sem a mostrar, diz alguma coisa sobre ela: uma palavra, um verso, um som. Começa a narrar quem tiver primeiro uma ideia; depois, a vez passa para a esquerda.
book-tell-picture = { $name } escolheu uma carta; o resto da mesa só recebe a pista.
book-clue = Quase em casa
book-give = Jogar uma carta
book-give-words = Toda a gente, menos quem narra, joga em segredo a carta da sua mão que melhor combina com a pista. Até chegar a última carta, podes retirar a tua.
book-give-picture = As cartas chegam viradas para baixo; ainda falta uma.
book-vote = Votar
book-vote-words = As cartas são baralhadas e postas em casas numeradas. Toda a gente, menos quem narra, vota em segredo na carta que julga ser a de quem narra, nunca na sua. Até chegar o último voto, também podes retirar o teu.
book-vote-picture = A carta { $mine } é de { $name }, que por isso vota na carta { $space }.
book-score = Pontos
book-score-words = Mostram-se todos os votos ao mesmo tempo, revela-se a carta de quem narra e os coelhos avançam aos saltos. Toda a gente completa a mão e a seguir narra quem está à esquerda.
book-score-picture = Cada ponto é um salto em direção à lua.

## The end, points
book-end = O fim do jogo
book-end-classic = O <b>Clássico</b> acaba depois da ronda em que alguém chega aos { $points } pontos.
book-end-others = A <b>Festa</b> e as <b>Duplas</b> acabam quando cada pessoa tiver narrado uma vez.
book-end-words = Ganha quem tiver mais pontos; se houver empate, a lua é partilhada. Quem organiza pode escolher um jogo mais curto ou mais longo.
book-classic = Pontos no Clássico
book-classic-some = Houve quem acertasse na carta, mas não toda a gente: <b>3</b> para quem narra, <b>3</b> para quem acertou.
book-classic-all = Toda a gente acertou, ou ninguém: <b>0</b> para quem narra, <b>2</b> para cada uma das outras pessoas.
book-classic-fooled = Cada voto na tua carta: mais <b>1</b>, três no máximo. Quem narra não recebe estes pontos.
book-three = A três
book-three-words = Se forem três, cada pessoa tem sete cartas na mão, e quem não narra joga duas, por isso há cinco no tabuleiro. Não podes votar em nenhuma das tuas, e os votos em qualquer delas dão-te pontos.
book-seven = Sete ou mais
book-seven-words = A partir de sete pessoas, podes dar um voto, ou dois em duas cartas diferentes; acertas se um deles estiver na carta de quem narra. Se acertares com um só voto, recebes mais <b>1</b>, mesmo que toda a gente acerte.

## Party, Team
book-party-words = Para 6 a 12 pessoas. Quem narra dá a pista <b>antes</b> de ver as cartas, por isso não é para nenhuma em especial; na primeira ronda, ninguém olha até a pista ser dita. Depois toda a gente joga uma carta, quem narra também, e toda a gente vota.
book-party-green = O verde vai para a carta que melhor combina; pode ser a tua. Recebes um ponto por cada voto verde na carta que escolheres, contando com o teu, 5 no máximo, mas nada se o teu for o único.
book-party-red = Quem narra tem também um voto vermelho, para qualquer carta: quem lá pôs o verde não recebe nada.
book-party-pass = Depois de cada ronda, toda a gente volta a ter cinco cartas e passa-as todas para a esquerda.
book-team-words = Para 6, 8, 10 ou 12 pessoas. Cada dupla senta-se frente a frente e partilha um coelho. Em cada dupla, uma pessoa joga uma carta e a outra tem um voto. Falem só onde toda a gente vos ouça, e nunca das cartas que têm na mão.
book-team-points = O par de quem narra também joga uma carta, e essa dupla não vota. Os pontos contam-se como no Clássico, cada dupla como uma só pessoa, e nunca com as regras para sete ou mais; os votos na carta do par de quem narra também contam. Não sabes qual é a carta do teu próprio par, por isso pode acontecer votares nela, mas isso não dá nada.

## Advice, fair play
book-advice = Conselhos
book-advice-clue = A melhor pista é a que alguns amigos apanham e outros não: uma memória em comum, um verso de uma canção.
book-advice-give = Joga uma carta que pudesse ser a de quem narra, e não apenas uma bonita.
book-advice-vote = Vota a pensar em quem narra: o que terá visto nesta imagem?
book-advice-face = Cara séria quando as cartas vão para a mesa: um sorriso fora de tempo custa pontos.
book-fair = Jogo limpo
book-fair-words = Tudo é baralhado a partir de um número secreto, a semente, cujo hash fica fixado antes de se dar a primeira carta. No fim do jogo, a semente é mostrada e qualquer pessoa pode confirmar que ninguém deu uma ajudinha à sorte.

## Examples
book-example = Exemplo
book-example-some = Uma boa pista: { $name } recebe pontos, e quem acertou na carta também. Uma carta que enganou alguém dá ainda um ponto a quem a jogou.
book-example-everyone = Uma pista demasiado óbvia: { $name } não recebe nada, e cada uma das outras pessoas recebe 2.
book-example-nobody = Uma pista demasiado obscura: { $name } não recebe nada, e os votos nas outras cartas contam como sempre.
book-example-three = { $name } acertou na carta, e uma das duas que { $name } jogou enganou { $other }.
book-example-seven = Dois votos são mais seguros, um é mais ousado: acerta com um só e recebes um ponto extra.
book-example-party = Quem concorda numa carta recebe um ponto por cada voto nela, contando com o seu. Quem tem o único voto numa carta não recebe nada, e quem votou na que { $name } marcou a vermelho também não.
book-example-team = { $name } dá a pista e { $partner } junta uma carta: o que ganham vai para o coelho que partilham.
book-tally = Votos e pontos desta ronda
book-player = Quem joga
book-pair = Dupla
book-votes = Votos
book-why = Porquê
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = a narrar
book-no-vote = não vota

## Help at the table: what matters just now
help = E agora?
help-more = Mais no livro de regras
help-idea = Quem tiver primeiro uma ideia carrega no botão e narra nesta ronda. Depois, a vez passa para a esquerda.
help-idea-party = Quem tiver primeiro uma ideia carrega no botão e dá uma pista. Ninguém olha para as cartas até ela ser dita.
help-tell = Quem narra escolhe uma carta e diz alguma coisa sobre ela. A melhor pista é a que uns percebem e outros não.
help-tell-party = Quem narra dá uma pista antes de ver as cartas. Convém que sirva para muitas imagens.
help-give = Toda a gente, menos quem narra, joga em segredo a carta que melhor combina com a pista. Cada voto nela será um ponto.
help-give-three = Quem não narra joga duas cartas. Cada voto nelas será um ponto.
help-give-party = Toda a gente joga a carta que melhor combina com a pista, quem narra também. Na Festa não há carta de quem narra para descobrir: vais votar na que combina melhor.
help-give-team = Em cada dupla, uma pessoa joga uma carta e a outra vai votar; o par de quem narra também joga uma. Falem só onde toda a gente vos ouça, e nunca das cartas que têm na mão.
help-vote = Procura a carta de quem narra; não podes votar na tua. Se houver quem acerte, mas não toda a gente, são 3 pontos para quem acertar e 3 para quem narra.
help-vote-seven = Procura a carta de quem narra com um voto ou dois. Se acertares com um só voto, recebes mais 1.
help-vote-party = O verde vai para a carta que melhor combina; pode ser a tua. Recebes um ponto por cada voto verde na carta que escolheres, 5 no máximo, mas nada se o teu for o único. O vermelho de quem narra anula uma carta.
help-vote-team = Em cada dupla, vota quem não jogou carta, com um só voto. A dupla de quem narra não vota.
help-points = Se houve quem acertasse: 3 para quem narra e 3 para quem acertou. Se acertou toda a gente, ou ninguém: 2 para toda a gente menos quem narra. Cada voto na tua carta: 1, três no máximo.
help-points-seven = Se houve quem acertasse: 3 para quem narra e 3 para quem acertou. Se acertou toda a gente, ou ninguém: 2 para toda a gente menos quem narra. Com um só voto: mais 1. Cada voto na tua carta: 1, três no máximo.
help-points-party = Recebes um ponto por cada voto verde na carta que escolheste, 5 no máximo; nada se o teu era o único ou se a carta ficou vermelha. Depois toda a gente volta a ter cinco cartas e passa-as para a esquerda.
help-points-team = Se houve quem acertasse: 3 para a dupla de quem narra e 3 para cada dupla que acertou. Se acertaram todas, ou nenhuma: 2 para cada uma das outras duplas. Cada voto de outra dupla na tua carta: 1, três no máximo.
help-over = Ganha quem tiver mais pontos; se houver empate, a lua é partilhada. Aqui podes rever todas as rondas.
