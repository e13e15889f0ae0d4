## The line that leads
now-sit = Escolhe um nome e um coelho <b>e senta-te.</b>
now-start = Tudo pronto: <b>começa quando quiseres.</b>
now-wait-start = À espera que <b>{ $name }</b> comece.
now-wait-host = À espera de alguém que organize a mesa.
now-need = { $count ->
    [one] Falta uma pessoa:
   *[other] Faltam { $count } pessoas:
} <b>partilha o link ou adiciona bots.</b>
now-wait-more = { $count ->
    [one] À espera de mais uma pessoa.
   *[other] À espera de mais { $count } pessoas.
}
now-scan = Lê o código e senta-te.
now-paused = O jogo está em pausa. Quem organiza pode retomá-lo.
now-paused-host = O jogo está em pausa. <b>Retoma quando toda a gente voltar.</b>
paused = Em pausa
paused-words = As cartas e os relógios ficam parados; não se perde nada.
now-claim = Quem tem uma história? <b>Narra quem carregar primeiro.</b>
now-tell = É a tua vez: escolhe uma carta e <b>dá uma pista.</b>
now-tell-blind = Dá primeiro a pista, <b>depois toda a gente vê</b> as cartas.
now-tell-passed = As cartas passaram um lugar para a esquerda. <b>Dá a pista antes de olhares.</b>
now-give = Qual das tuas cartas <b>combina com a pista?</b>
now-give-two = Que <b>duas</b> cartas tuas combinam com a pista?
now-give-team = Basta uma carta: <b>a tua ou a de { $partner }.</b>
now-vote = Qual é a carta de <b>{ $name }?</b>
now-vote-two = Qual é a carta de <b>{ $name }?</b> Um voto, ou dois.
now-vote-team = { $partner } jogou uma carta, por isso votas tu: qual é a de <b>{ $name }?</b>
now-vote-party = Que carta <b>combina melhor com a pista?</b>
now-vote-red = Verde na carta que combina melhor, <b>vermelho para anular uma.</b>
now-told-giving = A tua pista já está dada.
now-told-voting = A pista foi tua, por isso não votas.
now-gave = A tua carta já está em jogo.
now-gave-two = As tuas cartas já estão em jogo.
now-partner-gave = { $partner } jogou uma carta, por isso vais votar tu.
now-voted = Já votaste.
now-partner-votes = A carta foi tua, por isso vota { $partner }.
now-partner-told = A pista foi de { $partner }, por isso não votas.
now-watching = Estás a assistir.
now-waits = Entras na próxima ronda; até lá, joga um bot no teu lugar.
now-removed = Quem organiza removeu-te desta mesa. <b>Só podes assistir</b>, a não ser que te deixe voltar.
now-watch-idea = Quem tem uma história? Narra quem carregar primeiro.
now-watch-telling = <b>{ $name }</b> está a pensar numa pista.
now-watch-telling-party = <b>{ $name }</b> dá uma pista, depois toda a gente vê as cartas.
now-watch-telling-passed = As cartas passaram um lugar para a esquerda. <b>{ $name }</b> dá uma pista sem olhar.
now-watch-giving = Toda a gente está a escolher uma carta que combine.
now-watch-voting-party = Que carta combina melhor com a pista?
now-next = <b>A seguir narra { $name }.</b>
now-next-me = <b>A seguir narras tu.</b>
now-points = <b>+{ $points } para ti.</b>
now-last-round = <b>Foi a última ronda.</b>
now-wait-again = À espera que { $name } comece outro jogo.
now-winner = <b>Ganhou { $name }:</b> chegou primeiro à lua.
now-winners-two = Ganharam <b>{ $first }</b> e <b>{ $second }:</b> chegaram primeiro à lua.
now-winners = <b>{ $count } pessoas</b> partilham a vitória.

wait-one = À espera de { $name }.
wait-two = À espera de { $first } e { $second }.
wait-three = À espera de { $first }, { $second } e { $third }.
wait-others = À espera do resto da mesa.
wait-more = À espera de { $first }, { $second } e mais { $count }.

outcome-everyone = Toda a gente acertou.
outcome-nobody = Ninguém acertou.
outcome-some = { $found ->
    [one] Acertou { $found } de { $voters }.
   *[other] Acertaram { $found } de { $voters }.
}
outcome-party = A carta mais valiosa deu { $points } pontos.
outcome-party-none = Desta vez nenhuma carta deu pontos.

## The reveal, beat by beat
beat-votes = Já votaram todos.
beat-who = Quem escolheu cada carta?
beat-card = E a carta de <b>{ $name }</b> é …
beat-givers = E estas eram de …
beat-green = Os votos verdes juntam-se.
beat-red = E o voto vermelho cai na …
beat-struck = A carta { $number } fica riscada.
beat-hop = Lá vão eles, aos saltos …
beat-skip = Toca para saltar
leaves-label = O que queres ver

card-from = de { $name }
card-votes = Votos: { $names }
card-together = { $count } juntos

clock-label = Tempo que falta

## Buttons
claim = Tenho uma história!
tell = Dar a pista
give = Jogar esta carta
give-two = Jogar estas duas
vote = Votar
take-back-card = Retirar a minha carta
take-back-cards = Retirar as minhas cartas
take-back-vote = Retirar o meu voto
next-round = Continuar
play-again = Jogar outra vez
take-seat = Ocupar um lugar livre
take-seat-words = Se o lugar não era teu, entras na próxima ronda.
seat-of = No lugar de
token-label = Voto a colocar
token-green = Verde
token-red = Vermelho

## The clue
how-label = Como queres dar a pista?
how-text = Escrever
how-sound = Gravar
how-aloud = Em voz alta
clue-label = A tua pista
clue-placeholder = Palavra, verso, canção…
clue-tells = Pista de { $name }
clue-told = Pista de { $name }
clue-aloud = em voz alta
clue-says = diz a pista em voz alta. Ouve e, se for preciso, pede para a repetir.
clue-said = deu a pista em voz alta.
clue-open = Ver a pista em ponto grande
clue-recorded = uma gravação
clue-sound = Gravação de { $name }
aloud-hint = Diz a pista na sala ou na chamada e depois carrega no botão.
record-start = Gravar
record-stop = Parar
record-play = Ouvir
record-hint = Trauteia, canta ou sussurra, até 15 segundos.
record-insecure = Para gravar é preciso um endereço seguro (https). Escreve a pista ou di-la em voz alta.
record-denied = Esta página não tem autorização para usar o microfone. Escreve a pista ou di-la em voz alta.

## Cards
cards-label = Cartas
card-number = Carta { $number }
card-words = Carta { $number }: { $words }
card-look = Ver a carta { $number }
card-mine = A tua carta
card-mine-label = { $card }, tua
card-green = Verde: { $card }
card-red = Vermelho: { $card }
card-of = Carta de { $name }
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
state-due = a escolher
state-done = já está
state-away = ausente

## Points
points = Pontos
track-label = Percurso dos pontos
why-nothing = sem pontos desta vez
why-join = , { "" }
why-everyone-found = toda a gente acertou +{ $points }
why-everyone-found-teller = toda a gente acertou
why-nobody-found = ninguém acertou +{ $points }
why-nobody-found-teller = ninguém acertou
why-found-by-some = houve quem acertasse +{ $points }
why-found = acertou +{ $points }
why-single-vote = com um só voto +{ $points }
why-fooled = { $votes ->
    [one] recebeu um voto +{ $points }
   *[other] recebeu { $votes } votos +{ $points }
}
why-agreed = { $together } na mesma carta +{ $points }
why-alone = único voto na carta
why-red = na carta vermelha

## The rounds, the end
round-number = Ronda { $round }
round-of = Ronda { $round } de { $last }
round-line = Ronda { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Ao fim de uma ronda
   *[other] Ao fim de { $rounds } rondas
}
podium-label = Pódio
place-first = 1.º lugar
place-second = 2.º lugar
place-third = 3.º lugar
download = Descarregar este jogo
fairness = As cartas foram bem baralhadas?
fairness-seed = Este jogo foi baralhado com a semente { $seed }; o hash dela ficou fixado antes de se dar a primeira carta.

## The end, place by place
names-two = { $first } e { $second }
names-many = { $count } pessoas
show-open = A história está contada.
show-table = { $rounds ->
    [one] Uma ronda
   *[other] { $rounds } rondas
}, { $players } pessoas, uma lua
show-third = Em terceiro lugar: <b>{ $names }</b>, com { $points }.
show-second = Em segundo lugar: <b>{ $names }</b>, com { $points }.
show-breath = E quem chega primeiro à lua é …

## Awards
awards = Prémios
awards-note = contados neste jogo
wall = Um prémio para cada um
tale = Todas as rondas
tale-note = e todos os pontos
tale-teller = Um ponto marca quem narrou.
tale-earlier = Rondas { $first } a { $last }
award-number = Prémio { $number } de { $all }
award-mine = teu
award-told = pista de { $name }, ronda { $round }
award-half = Mais perto de metade
award-half-why = { $found ->
    [one] { $found } de { $voters } acertou: nem demasiado clara nem demasiado obscura.
   *[other] { $found } de { $voters } acertaram: nem demasiado clara nem demasiado obscura.
}
award-bluffer = O maior bluff
award-bluffer-why = { $votes ->
    [one] Um voto que se destinava a outra carta.
   *[other] { $votes } votos que se destinavam a outras cartas; esta atraiu { $best }.
}
award-listener = O ouvido mais apurado
award-listener-why = { $times ->
    [one] Encontrou uma vez a carta de quem narrava.
   *[other] Encontrou { $times } vezes a carta de quem narrava.
}
award-daring = A pista mais ousada
award-daring-why = { $found ->
    [one] Só { $found } de { $voters } a viu, e chegou.
   *[other] Só { $found } de { $voters } a viram, e chegou.
}
award-alike = Duas cabeças, uma ideia
award-alike-why = A mesma carta { $times } vezes.
award-leap = O maior salto
award-leap-why = { $points ->
    [one] Um ponto numa só ronda.
   *[other] { $points } pontos numa só ronda.
}
award-gathering = A pista que uniu
award-gathering-why = { $together } de { $voters } encontraram-se numa carta.
award-favourite = A imagem preferida
award-favourite-why = Mais { $votes } pessoas escolheram-na.
award-chorus = A voz da mesa
award-chorus-why = { $times ->
    [one] Votou uma vez na mesma carta que outros.
   *[other] Votou { $times } vezes na mesma carta que outros.
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
    [one] Outra pessoa escolheu-a.
   *[other] Mais { $votes } pessoas escolheram-na.
}
award-finish = Em força no fim
award-finish-why = { $points ->
    [one] Um ponto nas últimas { $rounds } rondas.
   *[other] { $points } pontos nas últimas { $rounds } rondas.
}
award-faithful = Uma amizade fiel
award-faithful-why = { $times } votos em cartas de { $name }.
award-riddle = O enigma
award-riddle-why = Em { $voters }, ninguém acertou.
award-open-book = O livro aberto
award-open-book-why = Acertaram todos: { $voters } de { $voters }.
award-ear = Bom ouvido
award-trust = Um coração confiante
award-trust-why = { $times ->
    [one] Acreditou uma vez na carta de outra pessoa.
   *[other] Acreditou { $times } vezes em cartas de outras pessoas.
}
award-own-mind = Um olhar próprio
award-own-mind-why = { $times ->
    [one] Viu uma vez o que mais ninguém viu.
   *[other] Viu { $times } vezes o que mais ninguém viu.
}
award-company = Em boa companhia
award-struck = Coragem no vermelho
award-struck-why = { $times ->
    [one] Esteve uma vez na carta riscada.
   *[other] Esteve { $times } vezes na carta riscada.
}
award-giver = Boa mão para imagens
award-giver-why = { $cards ->
    [one] Trouxe uma imagem para a história.
   *[other] Trouxe { $cards } imagens para a história.
}

## Table talk
notice-sat-down = { $name } sentou-se à mesa.
notice-left = { $name } saiu da mesa.
notice-removed = Quem organiza removeu { $name }.
notice-hosts = Agora quem organiza é { $name }.
notice-stand-in = Um bot está a jogar no lugar de { $name }.
notice-plays-again = { $name } está de volta ao jogo.
notice-paused = { $name } pôs o jogo em pausa.
notice-resumed = { $name } retomou o jogo.
notice-limits = { $name } mudou o limite de tempo.

## The line to the server
line-lost = Ligação perdida. O teu jogo está a salvo; estamos a tentar outra vez.
line-waits = O servidor não está a responder. O que enviaste está a salvo e vai ser enviado outra vez.
line-failed = Não chegou ao servidor. Não se perdeu nada; tenta outra vez.
line-gone = Esta mesa foi fechada.
refuse-no-pick = Escolhe primeiro uma carta.
refuse-no-clue = Escreve primeiro uma pista.
