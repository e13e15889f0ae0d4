## Of the table
refused-host-only = Só quem organiza pode fazer isso.
refused-players-only = Só quem joga pode fazer isso; primeiro sente-se à mesa.
refused-removed = Quem organiza retirou você desta mesa; só essa pessoa pode deixar você entrar de novo.
refused-next-round = Você joga a partir da próxima rodada; até lá o computador joga no seu lugar.
refused-not-removed = Ninguém com esse número foi retirado.
refused-too-many-people = Já há muita gente nesta mesa; tente mais tarde.
refused-seated-already = O seu lugar nesta mesa já está garantido.
refused-here-already = Este dispositivo já está na mesa; abra o link em outro.
refused-no-free-seat = A partida já começou e não há lugar livre, mas dá para assistir.
refused-seat-kept = Esse lugar está ocupado; escolha outro.
refused-bot-host = Um bot não pode organizar; escolha uma pessoa.
refused-no-person = Nesse lugar não joga nenhuma pessoa.
refused-paused = A partida está em pausa; quem organiza pode retomar.
refused-not-paused = A partida não está em pausa.
refused-chat-off = Quem organiza fechou o chat.
refused-line-too-long = Essa linha tem sinais demais; diga-a em duas.
refused-not-a-bots-move = Um bot não pode fazer essa jogada.
refused-ticket-gone = Esse link já foi usado, expirou ou está incompleto; crie outro no outro dispositivo.

## Of the rules
refused-no-table = Ainda não há mesa; primeiro abra uma.
refused-table-exists = Esta mesa já existe.
refused-begun = A partida já começou; agora não dá para mudar isso.
refused-not-begun = A partida ainda não começou.
refused-over = A partida já terminou.
refused-not-over = A partida ainda não terminou.
refused-table-full = Os doze lugares estão ocupados.
refused-no-such-seat = Esse lugar não existe; escolha outro.
refused-no-such-rabbit = Os coelhos vão de 1 a 12; escolha um deles.
refused-rabbit-taken = Esse coelho já tem dono; escolha outro.
refused-order = A nova ordem deve incluir cada lugar uma vez.
refused-players = { $mode ->
    [party] A Festa é para 6 a 12 jogadores;
    [team] O modo Duplas é para 6, 8, 10 ou 12 jogadores;
   *[classic] O Clássico é para 3 a 12 jogadores;
} { $players ->
    [0] ainda não há ninguém.
    [one] por enquanto há uma pessoa.
   *[other] por enquanto há { $players }.
}
refused-goal = { $mode ->
    [classic] No Clássico, a meta vai de 5 a 200 pontos.
   *[other] A partida dura de 1 a 10 histórias por pessoa.
}
refused-deck-too-small = Para { $players } jogadores é preciso um baralho de pelo menos { $needed } cartas; este tem { $cards }.
refused-deck-too-large = Um baralho tem no máximo { $most } cartas; este tem { $cards }.
refused-blank-text = Primeiro escreva algo.
refused-text-too-long = O texto passa do limite; cabem { $most } caracteres.
refused-wrong-step = { $step ->
    [idea] Falta alguém ter a primeira ideia.
    [telling] Falta a pista do narrador.
    [giving] Agora é hora de entregar cartas.
    [voting] Agora é hora de votar.
   *[reveal] Esta rodada terminou; passe à seguinte.
}
refused-not-storyteller = Nesta rodada narra outra pessoa.
refused-card-needed = Escolha a carta da sua pista.
refused-no-card-with-clue = Na Festa a pista vem antes das cartas; dê a pista sem carta.
refused-not-in-hand = Essa carta não está na sua mão; escolha outra.
refused-gift-size = { $wanted ->
    [2] Com três jogadores, entregue duas cartas.
   *[other] { $given ->
        [0] Primeiro escolha uma carta, depois entregue.
       *[other] Entregue uma carta só.
    }
}
refused-same-card-twice = Escolha duas cartas diferentes.
refused-storyteller-gave = Quem narra não entrega outra carta; a sua já está a caminho.
refused-partner-gave = O seu par já entregou uma carta; basta uma.
refused-nothing-to-take-back = Não há nada para desfazer.
refused-storyteller-votes = Quem narra não vota.
refused-partner-votes = O seu par narra nesta rodada, por isso a dupla não vota.
refused-giver-votes = A carta foi sua, o voto é do seu par.
refused-no-such-space = Não há carta { $space }; escolha de 1 a { $spaces }.
refused-own-card = A carta { $space } é sua; escolha outra.
refused-same-space-twice = Dois votos vão para duas cartas diferentes.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Primeiro escolha uma carta, ou duas, e depois vote.
       *[other] Você tem dois votos no máximo.
    }
   *[other] { $given ->
        [0] Primeiro escolha uma carta, depois vote.
       *[other] Você só tem um voto.
    }
}
refused-red-missing = Ponha também o seu voto vermelho.
refused-red-not-allowed = Só o narrador tem voto vermelho, e só na Festa.
refused-pressed-on-already = Do seu lado está tudo pronto; faltam os outros.
refused-no-recording = Essa gravação não está aqui; grave a pista outra vez.
refused-no-such-deck = Esse baralho não está aqui; traga-o primeiro para a mesa.
refused-no-deck = Uma mesa precisa de um baralho; escolha pelo menos um.
refused-cards-are-counted = Uma partida tem tantas cartas quantas há nos seus baralhos; escolha baralhos em vez de um número.
refused-too-many-decks = São baralhos demais; { $most } no máximo.
