## Alone against computer players
solo = Ninguém por perto?
solo-words = Três bots já estão sentados à mesa.
solo-play = Jogar agora mesmo
solo-learn = Primeira vez? Aprenda em uma rodada
friendly-name = Vaga-lume

## Hints for somebody new
coach = Dicas
coach-off = Sem mais dicas
coach-tell = A história é sua: escolha uma carta e diga algo sobre ela, nem claro demais nem obscuro demais. Você pontua se <b>alguns, mas não todos,</b> a encontrarem.
coach-told = Ninguém conhece a sua carta. Agora cada um dos outros junta uma carta que também combine com a pista, para despistar.
coach-hide = As cartas foram embaralhadas e os outros procuram a sua. Agora é só olhar, sem dar bandeira.
coach-look = Agora { $name } narra. Enquanto espera, veja as suas cartas; cada uma abre em tamanho grande.
coach-give = Entregue a carta em que { $name } poderia ter pensado. Cada voto que ela receber é <b>um ponto para você.</b>
coach-gave = A sua carta vai ficar entre as outras, e ninguém sabe de quem ela é.
coach-vote = Uma destas é a de { $name }. Encontre-a e ganhe <b>3 pontos</b>; a sua não vale.
coach-voted = Os votos são secretos até chegar o último. Até lá dá para retirar o seu.
coach-told-some = { $found ->
    [one] { $found } de { $voters } encontrou a sua carta
   *[other] { $found } de { $voters } encontraram a sua carta
}: alguns, mas não todos. <b>3 pontos para você</b> e 3 para quem acertou.
coach-told-everyone = Todos encontraram a sua carta: a pista era clara demais. <b>Nada para você</b>, 2 para cada um dos outros.
coach-told-nobody = Ninguém encontrou a sua carta: a pista era obscura demais. <b>Nada para você</b>, 2 para cada um dos outros.
coach-fooled-others = E cada voto em outra carta é mais 1 ponto para quem a entregou.
coach-found = Você encontrou a carta de { $name }, e nem todos conseguiram: <b>3 pontos para você</b> e 3 para { $name }.
coach-missed = Era outra carta. Alguns a encontraram: 3 para quem acertou e para { $name }, <b>nada pelo seu voto.</b>
coach-everyone = Todos encontraram a carta: a pista era clara demais. Nada para { $name }, <b>2 para você</b> e para os outros.
coach-nobody = Ninguém encontrou a carta: a pista era obscura demais. Nada para { $name }, <b>2 para você</b> e para os outros.
coach-fooled = { $votes ->
    [one] Um voto caiu na sua carta: <b>mais 1.</b>
   *[other] { $votes } votos caíram na sua carta: <b>mais { $points }.</b>
}
coach-done = Agora você já sabe jogar. Continue aqui o quanto quiser: vence quem chegar primeiro a 30 pontos.
coach-friends = Abrir uma mesa para os amigos
