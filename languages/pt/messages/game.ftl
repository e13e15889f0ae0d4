## The line that leads
now-sit = Escolha um nome e um coelho <b>e sente-se.</b>
now-start = Tudo pronto: <b>comece quando quiser.</b>
now-wait-start = Esperando <b>{ $name }</b> começar.
now-wait-host = Esperando alguém que organize a partida.
now-need = { $count ->
    [one] Falta uma pessoa:
   *[other] Faltam { $count } pessoas:
} <b>compartilhe o link ou adicione bots.</b>
now-wait-more = { $count ->
    [one] Esperando mais uma pessoa.
   *[other] Esperando mais { $count } pessoas.
}
now-scan = Escaneie o código e sente-se.
now-paused = A partida está em pausa. Quem organiza pode retomar.
now-paused-host = A partida está em pausa. <b>Retome quando todo mundo voltar.</b>
paused = Em pausa
paused-words = As cartas e os relógios estão parados; nada se perde.
now-claim = Quem tem uma história? <b>Quem tocar primeiro narra.</b>
now-tell = Sua vez: escolha uma carta e <b>dê uma pista.</b>
now-tell-blind = Dê a pista primeiro; <b>depois todo mundo vê</b> as cartas.
now-tell-passed = Todo mundo passou as cartas para a esquerda. <b>Dê a pista antes de olhar.</b>
now-give = Qual das suas cartas <b>combina com a pista?</b>
now-give-two = Quais <b>duas</b> das suas cartas combinam com a pista?
now-give-team = Você ou { $partner }: <b>quem joga a carta da dupla?</b>
now-vote = Qual é a carta de <b>{ $name }?</b>
now-vote-two = Qual é a carta de <b>{ $name }?</b> Um voto, ou dois.
now-vote-team = { $partner } jogou a carta, então você vota: qual é a de <b>{ $name }?</b>
now-vote-party = Qual carta <b>combina mais com a pista?</b>
now-vote-red = Verde na que combina mais, <b>vermelho para anular uma carta.</b>
now-told-giving = Sua pista está no ar.
now-told-voting = A pista foi sua, então você não vota.
now-gave = Sua carta já está no jogo.
now-gave-two = Suas cartas já estão no jogo.
now-partner-gave = { $partner } jogou uma carta, então você vai votar.
now-voted = Voto registrado.
now-partner-votes = Você jogou a carta, então { $partner } vota.
now-partner-told = A pista foi de { $partner }, então você não vota.
now-watching = Você está assistindo.
now-waits = Você entra na próxima rodada; até lá, um bot joga no seu lugar.
now-removed = Quem organiza removeu você desta mesa. <b>Agora você só pode assistir</b>, a não ser que deixem você voltar.
now-watch-idea = Quem tem uma história? Quem tocar primeiro narra.
now-watch-telling = <b>{ $name }</b> está pensando numa pista.
now-watch-telling-party = <b>{ $name }</b> dá a pista; depois todo mundo vê as cartas.
now-watch-telling-passed = Todo mundo passou as cartas para a esquerda. <b>{ $name }</b> dá a pista sem olhar.
now-watch-giving = Todo mundo está escolhendo uma carta que combine.
now-watch-voting-party = Qual carta combina mais com a pista?
now-next = <b>A próxima pista é de { $name }.</b>
now-next-me = <b>A próxima pista é sua.</b>
now-points = <b>+{ $points } para você.</b>
now-last-round = <b>Essa foi a última rodada.</b>
now-wait-again = Esperando { $name } começar outra partida.
now-winner = <b>Vitória de { $name }:</b> primeiro lugar na corrida até a lua.
now-winners-two = Vitória de <b>{ $first }</b> e <b>{ $second }:</b> primeiro lugar na corrida até a lua.
now-winners = <b>{ $count } pessoas</b> dividem a vitória.

wait-one = Esperando { $name }.
wait-two = Esperando { $first } e { $second }.
wait-three = Esperando { $first }, { $second } e { $third }.
wait-others = Esperando o resto da mesa.
wait-more = Esperando { $first }, { $second } e mais { $count }.

outcome-everyone = Todo mundo acertou.
outcome-nobody = Ninguém acertou.
outcome-some = { $found ->
    [one] { $found } de { $voters } acertou.
   *[other] { $found } de { $voters } acertaram.
}
outcome-party = A carta mais valiosa deu { $points } pontos.
outcome-party-none = Desta vez nenhuma carta deu pontos.

## The reveal, beat by beat
beat-votes = Todos os votos chegaram.
beat-who = Quem escolheu cada carta?
beat-card = E a carta de <b>{ $name }</b> é …
beat-givers = E estas eram de …
beat-green = Os votos verdes se juntam.
beat-red = E o voto vermelho cai na …
beat-struck = A carta { $number } foi riscada.
beat-hop = Lá vão eles, aos pulos …
beat-skip = Toque para pular
leaves-label = O que você quer ver

clock-label = Tempo restante

## Buttons
claim = Tenho uma história!
tell = Dar a pista
give = Jogar esta carta
give-two = Jogar estas duas
vote = Votar
take-back-card = Retirar minha carta
take-back-cards = Retirar minhas cartas
take-back-vote = Retirar meu voto
next-round = Continuar
play-again = Jogar de novo
take-seat = Pegar um lugar livre
take-seat-words = Se o lugar não era seu, você entra na próxima rodada.
seat-of = No lugar de
token-label = Voto da vez
token-green = Verde
token-red = Vermelho

## The clue
how-label = Como você quer dar a pista?
how-text = Escrever
how-sound = Gravar
how-aloud = Em voz alta
clue-label = Sua pista
clue-placeholder = Palavra, verso, música…
clue-tells = Pista de { $name }
clue-told = Pista de { $name }
clue-aloud = em voz alta
clue-says = diz a pista em voz alta. Escute e, se precisar, peça para ouvir de novo.
clue-said = disse a pista em voz alta.
clue-open = Ver a pista em letras grandes
clue-recorded = uma gravação
clue-sound = Gravação de { $name }
aloud-hint = Diga a pista ao vivo ou na chamada e depois toque no botão.
record-start = Gravar
record-stop = Parar
record-play = Ouvir
record-hint = Cantarole, cante ou cochiche, por até 15 segundos.
record-insecure = Só dá para gravar num endereço seguro (https). Escreva a pista ou diga em voz alta.
record-denied = Esta página não tem permissão para usar o microfone. Escreva a pista ou diga em voz alta.

## Cards
cards-label = Cartas
card-number = Carta { $number }
card-words = Carta { $number }: { $words }
card-look = Ver a carta { $number }
card-mine = Sua carta
card-mine-label = { $card }, sua
card-green = Verde: { $card }
card-red = Vermelho: { $card }
card-of = Carta de { $name }
card-given = { $card }, de { $name }
card-voted = { $card }. Votos: { $names }
card-from = de { $name }
card-votes = Votos: { $names }
card-together = { $count } juntos
card-spoilt = voto vermelho
viewer-label = Imagens
viewer-close = Fechar a imagem
viewer-pick = Escolher esta carta
viewer-unpick = Esta não
viewer-previous = Imagem anterior
viewer-next = Próxima imagem

## Players
players-label = Participantes
state-tells = narrando
state-due = escolhendo
state-done = tudo pronto
state-away = ausente

## Points
points = Pontos
track-label = Trilha de pontos
why-nothing = sem pontos desta vez
why-join = , { "" }
why-everyone-found = todo mundo acertou +{ $points }
why-everyone-found-teller = todo mundo acertou
why-nobody-found = ninguém acertou +{ $points }
why-nobody-found-teller = ninguém acertou
why-found-by-some = parte da mesa acertou +{ $points }
why-found = acertou +{ $points }
why-single-vote = com um voto só +{ $points }
why-fooled = { $votes ->
    [one] ganhou um voto +{ $points }
   *[other] ganhou { $votes } votos +{ $points }
}
why-agreed = { $together } na mesma carta +{ $points }
why-alone = único voto na carta
why-red = carta com voto vermelho

## The rounds, the end
round-number = Rodada { $round }
round-of = Rodada { $round } de { $last }
round-line = Rodada { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Depois de uma rodada
   *[other] Depois de { $rounds } rodadas
}
podium-label = Pódio
place-first = 1º lugar
place-second = 2º lugar
place-third = 3º lugar
download = Baixar esta partida
fairness = Foi jogo limpo?
fairness-seed = As cartas desta partida foram embaralhadas a partir da semente { $seed }; o hash dela foi fixado antes da primeira carta.

## The end, place by place
names-two = { $first } e { $second }
names-many = { $count } pessoas
show-open = A história está contada.
show-table = { $rounds ->
    [one] Uma rodada
   *[other] { $rounds } rodadas
}, { $players } pessoas, uma lua
show-third = Em terceiro lugar: <b>{ $names }</b>, com { $points }.
show-second = Em segundo lugar: <b>{ $names }</b>, com { $points }.
show-breath = E quem chega primeiro à lua é …

## Awards
awards = Prêmios
awards-note = contados nesta partida
wall = Algo para cada pessoa
tale = Todas as rodadas
tale-note = e todos os pontos
tale-teller = Um ponto marca quem narrou.
tale-earlier = Rodadas { $first } a { $last }
award-number = Prêmio { $number } de { $all }
award-mine = seu
award-told = pista de { $name }, rodada { $round }
award-half = Mais perto da metade
award-half-why = { $found ->
    [one] { $found } de { $voters } acertou: nem clara nem escura demais.
   *[other] { $found } de { $voters } acertaram: nem clara nem escura demais.
}
award-bluffer = O maior blefe
award-bluffer-why = { $votes ->
    [one] Um voto que era para outra carta.
   *[other] { $votes } votos que eram para outras cartas; esta atraiu { $best }.
}
award-listener = O ouvido mais fino
award-listener-why = { $times ->
    [one] Achou uma vez a carta de quem narrava.
   *[other] Achou { $times } vezes a carta de quem narrava.
}
award-daring = A pista mais ousada
award-daring-why = { $found ->
    [one] Só { $found } de { $voters } viu, e bastou.
   *[other] Só { $found } de { $voters } viram, e bastou.
}
award-alike = Duas cabeças iguais
award-alike-why = A mesma carta { $times } vezes.
award-leap = O maior salto
award-leap-why = { $points ->
    [one] Um ponto em uma só rodada.
   *[other] { $points } pontos em uma só rodada.
}
award-gathering = A pista que uniu
award-gathering-why = { $together } de { $voters } se encontraram em uma carta.
award-favourite = A imagem favorita
award-favourite-why = Mais { $votes } pessoas a escolheram.
award-chorus = A voz da mesa
award-chorus-why = { $times ->
    [one] Uma vez na mesma carta que outros votos.
   *[other] { $times } vezes na mesma carta que outros votos.
}
award-strike = A pata vermelha
award-strike-why = { $votes ->
    [one] O voto vermelho riscou um verde.
   *[other] O voto vermelho riscou { $votes } verdes.
}
award-disguise = Um belo disfarce
award-disguise-why = { $votes ->
    [one] Alguém acreditou nesta carta.
   *[other] { $votes } pessoas acreditaram nesta carta.
}
award-chosen = Uma imagem que falou
award-chosen-why = { $votes ->
    [one] Outra pessoa a escolheu.
   *[other] Mais { $votes } pessoas a escolheram.
}
award-finish = Força no final
award-finish-why = { $points ->
    [one] Um ponto nas últimas { $rounds } rodadas.
   *[other] { $points } pontos nas últimas { $rounds } rodadas.
}
award-faithful = Amizade fiel
award-faithful-why = { $times } votos para cartas de { $name }.
award-riddle = O enigma
award-riddle-why = De { $voters }, ninguém acertou.
award-open-book = O livro aberto
award-open-book-why = Acertaram { $voters } de { $voters }.
award-ear = Bom ouvido
award-trust = Um coração confiante
award-trust-why = { $times ->
    [one] Acreditou uma vez na carta de outra pessoa.
   *[other] Acreditou { $times } vezes em cartas de outras pessoas.
}
award-own-mind = Um olhar próprio
award-own-mind-why = { $times ->
    [one] Viu uma vez o que ninguém mais viu.
   *[other] Viu { $times } vezes o que ninguém mais viu.
}
award-company = Em boa companhia
award-struck = Coragem no vermelho
award-struck-why = { $times ->
    [one] Uma vez na carta riscada.
   *[other] { $times } vezes na carta riscada.
}
award-giver = Boa mão para imagens
award-giver-why = { $cards ->
    [one] Uma imagem para a história.
   *[other] { $cards } imagens para a história.
}

## Table talk
notice-sat-down = { $name } entrou na mesa.
notice-left = { $name } saiu da mesa.
notice-removed = Quem organiza removeu { $name }.
notice-hosts = Agora quem organiza é { $name }.
notice-stand-in = Um bot está jogando no lugar de { $name }.
notice-plays-again = { $name } voltou ao jogo.
notice-paused = { $name } pausou a partida.
notice-resumed = { $name } retomou a partida.
notice-limits = { $name } mudou o tempo por etapa.

## The line to the server
line-lost = Conexão perdida. Sua partida está a salvo; estamos tentando de novo.
line-waits = O servidor não está respondendo. O que você enviou está a salvo e vai ser reenviado daqui a pouco.
line-failed = Não deu para enviar. Nada se perdeu; tente de novo.
line-gone = Esta mesa foi encerrada.
refuse-no-pick = Escolha uma carta primeiro.
refuse-no-clue = Escreva uma pista primeiro.
