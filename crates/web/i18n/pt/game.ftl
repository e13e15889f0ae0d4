## The line that leads
now-sit = Escolha um nome e um coelho <b>e sente-se à mesa.</b>
now-start = Tudo pronto: <b>comece quando quiser.</b>
now-wait-start = Começamos quando <b>{ $name }</b> quiser.
now-wait-host = Para começar, falta quem organize a mesa.
now-need = { $count ->
    [one] Falta um jogador:
   *[other] Faltam { $count } jogadores:
} <b>compartilhe o link ou adicione bots.</b>
now-wait-more = { $count ->
    [one] Esperamos mais um jogador.
   *[other] Esperamos mais { $count } jogadores.
}
now-scan = Leia o código e sente-se à mesa.
now-paused = A partida está em pausa; quem organiza pode retomar.
now-paused-host = A partida está em pausa. <b>Retome quando a mesa estiver completa.</b>
now-claim = Quem tem uma história? <b>Narra quem tocar primeiro.</b>
now-tell = É a sua vez de narrar: escolha uma carta e <b>dê uma pista.</b>
now-tell-blind = Primeiro a sua pista, <b>depois todos veem as cartas.</b>
now-tell-passed = As mãos passaram um lugar para a esquerda. <b>A pista vem antes de olhar.</b>
now-give = Qual das suas cartas <b>combina com a pista?</b>
now-give-two = Quais das suas cartas combinam com a pista? <b>Escolha duas.</b>
now-give-team = Basta uma carta: <b>a sua ou a de { $partner }.</b>
now-vote = Qual é a carta de <b>{ $name }</b>?
now-vote-two = Qual é a carta de <b>{ $name }</b>? Um voto, ou dois.
now-vote-team = { $partner } entregou a carta, o voto é seu: qual é a de <b>{ $name }</b>?
now-vote-party = Que carta <b>a maioria</b> vai escolher?
now-vote-red = Verde onde os outros vão votar, <b>vermelho para anular uma carta.</b>
now-told-giving = A sua carta está a caminho.
now-told-voting = Quem narra não vota.
now-gave = A sua carta já está em jogo.
now-gave-two = As suas cartas já estão em jogo.
now-partner-gave = { $partner } entregou a carta; o voto será seu.
now-voted = O seu voto já conta.
now-partner-votes = A carta foi sua, o voto é de { $partner }.
now-partner-told = { $partner } narra nesta rodada, por isso a dupla não vota.
now-watching = Na plateia.
now-waits = Você joga a partir da próxima rodada; até lá o computador joga no seu lugar.
now-removed = Quem organiza retirou você desta mesa. <b>Você só pode assistir</b> até que deixe você entrar de novo.
now-watch-idea = Quem tem uma história? Narra quem tocar primeiro.
now-watch-telling = <b>{ $name }</b> pensa numa pista.
now-watch-telling-party = <b>{ $name }</b> dá a pista, depois todos veem as cartas.
now-watch-telling-passed = As mãos passaram um lugar para a esquerda. <b>{ $name }</b> dá a pista sem olhar.
now-watch-giving = Cada pessoa entrega uma carta que combine.
now-watch-voting-party = Que carta a maioria vai escolher?
now-next = <b>A próxima história é de { $name }.</b>
now-next-me = <b>A próxima história é sua.</b>
now-points = <b>+{ $points } para você.</b>
now-last-round = <b>Foi a última rodada.</b>
now-wait-again = Jogamos de novo quando { $name } quiser.
now-winner = A lua é de <b>{ $name }</b>.
now-winners-two = A lua é de <b>{ $first }</b> e de <b>{ $second }</b>.
now-winners = A lua é de <b>{ $count } jogadores</b> ao mesmo tempo.

wait-one = Só falta { $name }.
wait-two = Faltam { $first } e { $second }.
wait-three = Faltam { $first }, { $second } e { $third }.
wait-others = Faltam os outros.
wait-many = Faltam { $count } jogadores.

outcome-everyone = Todos acertaram.
outcome-nobody = Ninguém acertou.
outcome-some = { $found ->
    [one] Acertou { $found } de { $voters }.
   *[other] Acertaram { $found } de { $voters }.
}
outcome-party = A carta favorita deu { $points } pontos.
outcome-party-none = Desta vez nenhuma carta deu pontos.

clock-label = Tempo restante

## Buttons
claim = Tenho uma história!
tell = Narrar
give = Entregar esta carta
give-two = Entregar estas duas
vote = Votar
take-back-card = Recuperar a minha carta
take-back-cards = Recuperar as minhas cartas
take-back-vote = Retirar o meu voto
next-round = Continuar
play-again = Jogar de novo
take-seat = Ocupar um lugar livre
take-seat-words = Se o lugar não era seu, você joga a partir da próxima rodada.
seat-of = No lugar de
token-label = Cor do voto
token-green = Verde
token-red = Vermelho

## The clue
how-label = Como quer dar a pista?
how-text = Escrever
how-sound = Gravar
how-aloud = De viva voz
clue-label = A sua pista
clue-placeholder = Uma palavra, um verso, uma canção…
clue-tells = { $name } narra
clue-told = { $name } narrou
clue-aloud = de viva voz
clue-recorded = uma gravação
clue-sound = A gravação de { $name }
aloud-hint = Diga a pista na sala ou na chamada e depois toque no botão.
record-start = Gravar
record-stop = Parar
record-play = Ouvir
record-hint = Cantarole, cante ou sussurre: 15 segundos no máximo.
record-insecure = Para gravar é preciso um endereço seguro (https). Escreva a pista ou diga-a de viva voz.
record-denied = Esta página não pode usar o microfone. Escreva a pista ou diga-a de viva voz.

## Cards
cards-label = Cartas
card-number = Carta { $number }
card-words = Carta { $number }: { $words }
card-look = Ver a carta { $number }
card-mine = A sua carta
card-mine-label = { $card }, sua
card-green = Verde: { $card }
card-red = Vermelho: { $card }
card-of = A de { $name }
card-given = { $card }, de { $name }
card-voted = { $card }. Votos: { $names }
card-spoilt = voto vermelho
viewer-label = Imagens
viewer-close = Fechar a imagem
viewer-pick = Escolher esta carta
viewer-unpick = Esta não
viewer-previous = Imagem anterior
viewer-next = Imagem seguinte

## Players
players-label = Jogadores
state-tells = narra
state-due = escolhe
state-done = feito
state-away = ausente

## Points
points = Pontos
track-label = Trilha de pontos
why-nothing = sem pontos desta vez
why-join = , { "" }
why-everyone-found = todos acertaram +{ $points }
why-everyone-found-teller = todos acertaram
why-nobody-found = ninguém acertou +{ $points }
why-nobody-found-teller = ninguém acertou
why-found-by-some = alguns acertaram +{ $points }
why-found = acertou +{ $points }
why-single-vote = com um só voto +{ $points }
why-fooled = { $votes ->
    [one] atraiu um voto +{ $points }
   *[other] atraiu { $votes } votos +{ $points }
}
why-agreed = { $together } na mesma carta +{ $points }
why-alone = sem companhia na carta
why-red = na carta com voto vermelho

## The rounds, the end
round-number = Rodada { $round }
round-of = Rodada { $round } de { $last }
round-line = Rodada { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Após uma rodada
   *[other] Após { $rounds } rodadas
}
podium-label = Pódio
place-first = 1.º lugar
place-second = 2.º lugar
place-third = 3.º lugar
download = Guardar a partida
fairness = Cartas misturadas sem truques?
fairness-seed = Esta partida foi misturada com a semente { $seed }; o hash dela ficou fixado antes da primeira carta.

## Table talk
notice-sat-down = { $name } chegou à mesa.
notice-left = { $name } saiu da mesa.
notice-removed = { $name } saiu da mesa por decisão de quem organiza.
notice-hosts = Agora organiza { $name }.
notice-stand-in = Um bot joga no lugar de { $name }.
notice-plays-again = { $name } volta a jogar.
notice-paused = { $name } pausou a partida.
notice-resumed = { $name } retomou a partida.
notice-limits = { $name } mudou o tempo de cada etapa.

## The line to the server
line-lost = O servidor não responde. Nada se perde; já tentamos de novo.
line-waits = O servidor não responde agora. O que você enviou fica guardado e vai de novo.
line-failed = O envio falhou. Nada se perde; tente outra vez.
line-gone = Esta mesa já foi desfeita.
refuse-no-pick = Primeiro escolha uma carta.
refuse-no-clue = Primeiro escreva uma pista.
