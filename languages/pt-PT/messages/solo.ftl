## Alone against computer players
solo = Ninguém por perto?
solo-words = Três bots estão à tua espera à mesa.
solo-play = Jogar já
solo-learn = Primeira vez? Aprende a jogar
friendly-name = Pirilampo

## Hints for somebody new
coach = Dicas
coach-off = Chega de dicas
coach-tell = É a tua vez de narrar. Escolhe uma carta e diz alguma coisa sobre ela, nem demasiado óbvia nem demasiado obscura: pontuas se <b>houver quem acerte, mas não toda a gente.</b>
coach-told = Ninguém sabe qual é a tua carta. Agora cada um dos outros junta uma carta que também combine com a pista, para baralhar as ideias a toda a gente.
coach-hide = As cartas são baralhadas e os outros procuram a tua. Só tens de assistir, sem te denunciares.
coach-look = Agora narra { $name }. Enquanto esperas, vê as tuas cartas; abre uma para a veres em grande.
coach-give = Joga uma carta em que { $name } pudesse estar a pensar. Cada voto que cair nela é <b>um ponto para ti.</b>
coach-gave = A tua carta vai ficar no meio das outras e ninguém saberá de quem é.
coach-vote = Uma destas é a de { $name }. Se a descobrires, ganhas <b>3 pontos</b>; não podes votar na tua.
coach-voted = Os votos são secretos até chegar o último. Até lá, podes retirar o teu.
coach-told-some = { $found ->
    [one] Na tua carta acertou { $found }
   *[other] Na tua carta acertaram { $found }
} de { $voters }, e ainda bem que não foi toda a gente. <b>3 pontos para ti</b> e 3 para quem acertou.
coach-told-everyone = Toda a gente acertou na tua carta, a pista era demasiado óbvia: <b>nada para ti</b>, 2 para cada um dos outros.
coach-told-nobody = Ninguém acertou na tua carta, a pista era demasiado obscura: <b>nada para ti</b>, 2 para cada um dos outros.
coach-fooled-others = Cada voto noutra carta dá mais 1 ponto a quem a jogou.
coach-found = Acertaste na carta de { $name }, e nem toda a gente acertou: <b>3 pontos para ti</b> e 3 para { $name }.
coach-missed = Era outra carta. Houve quem acertasse: 3 para quem acertou e para { $name }, <b>nada pelo teu voto.</b>
coach-everyone = Toda a gente acertou na carta, a pista era demasiado óbvia: nada para { $name }, <b>2 para ti</b> e para cada um dos outros.
coach-nobody = Ninguém acertou na carta, a pista era demasiado obscura: nada para { $name }, <b>2 para ti</b> e para cada um dos outros.
coach-fooled = { $votes ->
    [one] Um voto caiu na tua carta: <b>mais 1.</b>
   *[other] { $votes } votos caíram na tua carta: <b>mais { $points }.</b>
}
coach-done = Agora já sabes jogar. Continua aqui o tempo que quiseres; ganha quem chegar primeiro aos 30 pontos.
coach-friends = Abrir uma mesa para amigos
