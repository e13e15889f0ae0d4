## Of the table
refused-host-only = Só quem organiza pode fazer isso.
refused-players-only = Só quem joga pode fazer isso; senta-te primeiro.
refused-removed = Quem organiza removeu-te desta mesa; só quem organiza te pode deixar voltar.
refused-next-round = Entras na próxima ronda; até lá, joga um bot no teu lugar.
refused-not-removed = Ninguém com esse número foi removido.
refused-too-many-people = Já há demasiada gente nesta mesa.
refused-seated-already = Já tens lugar nesta mesa.
refused-here-already = Este dispositivo já está à mesa; abre o link noutro.
refused-no-free-seat = O jogo já começou e não há lugares livres, mas podes assistir.
refused-seat-kept = Já há alguém a jogar nesse lugar.
refused-bot-host = Um bot não pode organizar a mesa.
refused-no-person = Nesse lugar não há nenhuma pessoa.
refused-paused = O jogo está em pausa; quem organiza pode retomá-lo.
refused-not-paused = O jogo não está em pausa.
refused-chat-off = Quem organiza desligou o chat.
refused-line-too-long = É demasiado para uma mensagem; divide-a em duas.
refused-not-a-bots-move = Um bot não pode fazer essa jogada.
refused-ticket-gone = Esse link já foi usado, perdeu a validade ou está incompleto; cria um novo no outro dispositivo.
refused-no-recording = Essa gravação não está aqui; grava a pista outra vez.
refused-no-such-deck = Esse baralho não está aqui; adiciona-o primeiro à mesa.
refused-no-deck = Uma mesa precisa de um baralho; escolhe pelo menos um.
refused-cards-are-counted = As cartas de um jogo são as dos seus baralhos; escolhe baralhos, não um número.
refused-too-many-decks = São baralhos a mais; no máximo, { $most }.

## Of the rules
refused-no-table = Ainda não há mesa; abre uma primeiro.
refused-table-exists = Esta mesa já existe.
refused-begun = O jogo já começou, por isso já não se pode mudar isto.
refused-not-begun = O jogo ainda não começou.
refused-over = O jogo já acabou.
refused-not-over = O jogo ainda não acabou.
refused-table-full = Os doze lugares estão ocupados.
refused-no-such-seat = Esse lugar não existe.
refused-no-such-rabbit = Há doze coelhos, de 1 a 12; escolhe um deles.
refused-rabbit-taken = Já há alguém com esse coelho; escolhe outro.
refused-order = A nova ordem tem de incluir cada lugar uma vez.
refused-players = { $mode ->
    [party] O modo Festa é para 6 a 12 pessoas;
    [team] O modo Duplas é para 6, 8, 10 ou 12 pessoas;
   *[classic] O modo Clássico é para 3 a 12 pessoas;
} { $players ->
    [0] ainda não há ninguém.
    [one] por agora há só uma.
   *[other] por agora há { $players }.
}
refused-goal = { $mode ->
    [classic] No Clássico, o objetivo vai de 5 a 200 pontos.
   *[other] Na Festa e nas Duplas, cada pessoa dá de 1 a 10 pistas.
}
refused-deck-too-small = { $players } pessoas precisam de um baralho de, pelo menos, { $needed } cartas; este tem { $cards }.
refused-deck-too-large = Um baralho tem, no máximo, { $most } cartas; este tem { $cards }.
refused-blank-text = Escreve primeiro alguma coisa.
refused-text-too-long = É demasiado comprido; no máximo, { $most } caracteres.
refused-wrong-step = { $step ->
    [idea] Ainda estamos à espera da primeira ideia.
    [telling] Ainda estamos à espera da pista de quem narra.
    [giving] Agora é altura de jogar cartas.
    [voting] Agora é altura de votar.
   *[reveal] Esta ronda acabou; continua para a próxima.
}
refused-not-storyteller = Nesta ronda narra outra pessoa.
refused-card-needed = Escolhe a carta da tua pista.
refused-no-card-with-clue = Na Festa a pista vem antes das cartas, por isso não leva nenhuma.
refused-not-in-hand = Essa carta não está na tua mão.
refused-gift-size = { $wanted ->
    [2] A três, jogas duas cartas.
   *[other] { $given ->
        [0] Escolhe primeiro uma carta e depois joga-a.
       *[other] Só jogas uma carta.
    }
}
refused-same-card-twice = Escolhe duas cartas diferentes.
refused-storyteller-gave = A pista é tua, por isso a tua carta já está em jogo.
refused-partner-gave = O teu par já jogou uma carta; uma chega.
refused-nothing-to-take-back = Não há nada para retirar.
refused-storyteller-votes = A pista foi tua, por isso não votas.
refused-partner-votes = A pista foi do teu par, por isso não votas.
refused-giver-votes = A carta foi tua, por isso vota o teu par.
refused-no-such-space = A casa { $space } não existe; as deste tabuleiro vão de 1 a { $spaces }.
refused-own-card = A carta { $space } é tua; vota noutra.
refused-same-space-twice = Dois votos vão para duas cartas diferentes.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Escolhe primeiro uma carta ou duas e depois vota.
       *[other] Tens dois votos, no máximo.
    }
   *[other] { $given ->
        [0] Escolhe primeiro uma carta e depois vota.
       *[other] Só tens um voto.
    }
}
refused-red-missing = Coloca também o teu voto vermelho.
refused-red-not-allowed = Só quem narra na Festa tem um voto vermelho.
refused-pressed-on-already = Já carregaste em Continuar.
