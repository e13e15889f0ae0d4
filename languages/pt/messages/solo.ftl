## Alone against computer players
solo = Ninguém por perto?
solo-words = Três bots já estão esperando na mesa.
solo-play = Jogar agora
solo-learn = Primeira vez? Aprenda jogando
friendly-name = Vaga-lume

## Hints for somebody new
coach = Dicas
coach-off = Chega de dicas
coach-tell = É você quem narra. Escolha uma carta e diga alguma coisa sobre ela, nem óbvia nem misteriosa demais: você pontua quando <b>algumas pessoas, mas não todas,</b> acertam.
coach-told = Ninguém sabe qual é a sua carta. Agora o resto da mesa junta cartas que também combinam com a pista, para despistar.
coach-hide = As cartas foram embaralhadas, e a mesa está procurando a sua. Agora é só assistir, com cara de paisagem.
coach-look = Agora { $name } narra. Enquanto espera, veja suas cartas; toque numa para ampliar.
coach-give = Jogue uma carta em que { $name } poderia ter pensado. Cada voto que cair nela é <b>um ponto para você.</b>
coach-gave = Sua carta vai ficar no meio das outras, e ninguém vai saber de quem ela é.
coach-vote = Uma destas é a de { $name }. Se achar, você ganha <b>3 pontos</b>; na sua não dá para votar.
coach-voted = Os votos ficam em segredo até chegar o último. Até lá, dá para retirar o seu.
coach-told-some = { $found ->
    [one] { $found } de { $voters } achou a sua carta
   *[other] { $found } de { $voters } acharam a sua carta
}: parte da mesa, mas não toda. <b>3 pontos para você</b> e 3 para quem acertou.
coach-told-everyone = Todo mundo achou a sua carta, então a pista foi óbvia demais: <b>nada para você</b>, 2 para cada uma das outras pessoas.
coach-told-nobody = Ninguém achou a sua carta, então a pista foi misteriosa demais: <b>nada para você</b>, 2 para cada uma das outras pessoas.
coach-fooled-others = Cada voto em outra carta dá mais 1 a quem jogou essa carta.
coach-found = Você achou a carta de { $name }, e nem todo mundo achou: <b>3 pontos para você</b> e 3 para { $name }.
coach-missed = Era outra carta. Teve gente que achou: 3 para quem acertou e para { $name }, <b>nada pelo seu voto.</b>
coach-everyone = Todo mundo achou a carta, então a pista foi óbvia demais: nada para { $name }, <b>2 para você</b> e para cada uma das outras pessoas.
coach-nobody = Ninguém achou a carta, então a pista foi misteriosa demais: nada para { $name }, <b>2 para você</b> e para cada uma das outras pessoas.
coach-fooled = { $votes ->
    [one] Um voto caiu na sua carta: <b>mais 1.</b>
   *[other] { $votes } votos caíram na sua carta: <b>mais { $points }.</b>
}
coach-done = Agora você já sabe jogar. Continue por aqui o quanto quiser; vence quem chegar primeiro a 30 pontos.
coach-friends = Abrir uma mesa para amigos
