## Of the table
refused-host-only = Só quem organiza a mesa pode fazer isso.
refused-players-only = Só quem está jogando pode fazer isso; sente-se primeiro.
refused-removed = Quem organiza removeu você desta mesa, e só quem organiza pode deixar você voltar.
refused-next-round = Você entra na próxima rodada; até lá, um bot joga no seu lugar.
refused-not-removed = Ninguém com esse número foi removido.
refused-too-many-people = Já tem gente demais nesta mesa.
refused-seated-already = Você já tem lugar nesta mesa.
refused-here-already = Este aparelho já está na mesa; abra o link em outro.
refused-no-free-seat = A partida já começou e não há lugar livre, mas dá para assistir.
refused-seat-kept = Alguém já está jogando nesse lugar.
refused-bot-host = Um bot não pode organizar a mesa.
refused-no-person = Não tem nenhuma pessoa nesse lugar.
refused-paused = A partida está em pausa; quem organiza pode retomar.
refused-not-paused = A partida não está em pausa.
refused-chat-off = Quem organiza desativou o chat.
refused-line-too-long = É muito para uma mensagem só; divida em duas.
refused-not-a-bots-move = Um bot não pode fazer essa jogada.
refused-ticket-gone = Esse link já foi usado, expirou ou está incompleto; crie um novo no outro aparelho.
refused-no-recording = Essa gravação não está aqui; grave a pista de novo.
refused-no-such-deck = Esse baralho não está aqui; adicione o baralho à mesa primeiro.
refused-no-deck = Uma mesa precisa de um baralho; escolha pelo menos um.
refused-cards-are-counted = Uma partida usa todas as cartas dos seus baralhos; escolha baralhos, não um número.
refused-too-many-decks = São baralhos demais; no máximo { $most }.

## Of the rules
refused-no-table = Ainda não há mesa; abra uma primeiro.
refused-table-exists = Esta mesa já existe.
refused-begun = A partida já começou, então não dá mais para mudar isso.
refused-not-begun = A partida ainda não começou.
refused-over = A partida já acabou.
refused-not-over = A partida ainda não acabou.
refused-table-full = Os doze lugares estão ocupados.
refused-no-such-seat = Esse lugar não existe.
refused-no-such-rabbit = São doze coelhos, de 1 a 12; escolha um deles.
refused-rabbit-taken = Alguém já está com esse coelho; escolha outro.
refused-order = A nova ordem deve incluir cada lugar uma única vez.
refused-players = { $mode ->
    [party] A Festa é para 6 a 12 pessoas;
    [team] O modo Duplas é para 6, 8, 10 ou 12 pessoas;
   *[classic] O Clássico é para 3 a 12 pessoas;
} { $players ->
    [0] ainda não chegou ninguém.
    [one] por enquanto só tem uma.
   *[other] por enquanto são { $players }.
}
refused-goal = { $mode ->
    [classic] No Clássico, a meta vai de 5 a 200 pontos.
   *[other] Neste modo, a meta vai de 1 a 10 pistas por pessoa.
}
refused-deck-too-small = Para { $players } pessoas, o baralho precisa ter pelo menos { $needed } cartas; este tem { $cards }.
refused-deck-too-large = Um baralho tem no máximo { $most } cartas; este tem { $cards }.
refused-blank-text = Escreva alguma coisa primeiro.
refused-text-too-long = É longo demais; no máximo { $most } caracteres.
refused-wrong-step = { $step ->
    [idea] Ainda falta alguém ter a primeira ideia.
    [telling] Ainda falta a pista de quem narra.
    [giving] Agora é hora de jogar as cartas.
    [voting] Agora é hora de votar.
   *[reveal] Esta rodada acabou; continue para a próxima.
}
refused-not-storyteller = Nesta rodada, outra pessoa narra.
refused-card-needed = Escolha a carta da sua pista.
refused-no-card-with-clue = Na Festa, a pista vem antes das cartas, então ela vai sem carta.
refused-not-in-hand = Essa carta não está na sua mão.
refused-gift-size = { $wanted ->
    [2] Com três pessoas, você joga duas cartas.
   *[other] { $given ->
        [0] Primeiro escolha uma carta, depois jogue.
       *[other] Você joga uma carta só.
    }
}
refused-same-card-twice = Escolha duas cartas diferentes.
refused-storyteller-gave = A pista é sua, então sua carta já está no jogo.
refused-partner-gave = Seu par já jogou uma carta; uma por dupla basta.
refused-nothing-to-take-back = Não há nada para retirar.
refused-storyteller-votes = A pista foi sua, então você não vota.
refused-partner-votes = A pista foi do seu par, então você não vota.
refused-giver-votes = Você jogou a carta, então o voto é do seu par.
refused-no-such-space = Não existe o espaço { $space } nesta mesa; os espaços vão de 1 a { $spaces }.
refused-own-card = A carta { $space } é sua; vote em outra.
refused-same-space-twice = Seus dois votos devem ir em cartas diferentes.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Primeiro escolha uma carta ou duas, depois vote.
       *[other] Você tem no máximo dois votos.
    }
   *[other] { $given ->
        [0] Primeiro escolha uma carta, depois vote.
       *[other] Você só tem um voto.
    }
}
refused-red-missing = Falta colocar seu voto vermelho.
refused-red-not-allowed = Só quem narra na Festa tem voto vermelho.
refused-pressed-on-already = Você já tocou em Continuar.
