## Alone against computer players
solo = ¿No hay nadie?
solo-words = Tres bots te esperan en la mesa.
solo-play = Jugar ahora mismo
solo-learn = ¿Primera vez? Aprende jugando
friendly-name = Luciérnaga

## Hints for somebody new
coach = Consejos
coach-off = Quitar consejos
coach-tell = Te toca ser cuentacuentos. Elige una carta y di algo sobre ella, ni muy obvio ni muy rebuscado: ganas puntos si la encuentran <b>algunos, pero no todos.</b>
coach-told = Nadie conoce tu carta. Ahora los demás añaden cartas que también van con tu pista, para despistar.
coach-hide = Las cartas están barajadas y los demás buscan la tuya. Tú solo mira, con cara de póquer.
coach-look = Ahora { $name } hace de cuentacuentos. Mientras tanto, mira tus cartas; abre una para verla en grande.
coach-give = Da una carta en la que { $name } pudo haber pensado. Cada voto que caiga en ella es <b>un punto para ti.</b>
coach-gave = Tu carta estará entre las demás y nadie sabrá de quién es.
coach-vote = Una de estas es la de { $name }. Encuéntrala y ganas <b>3 puntos</b>; no puedes votar por la tuya.
coach-voted = Los votos son secretos hasta que llega el último. Hasta entonces puedes retirar el tuyo.
coach-told-some = { $found ->
    [one] { $found } de { $voters } encontró tu carta: alguien, pero no todos.
   *[other] { $found } de { $voters } encontraron tu carta: algunos, pero no todos.
} <b>3 puntos para ti</b> y 3 para { $found ->
    [one] quien la encontró.
   *[other] cada persona que la encontró.
}
coach-told-everyone = Todos encontraron tu carta: la pista era demasiado obvia. <b>Nada para ti</b>, 2 para cada uno de los demás.
coach-told-nobody = Nadie encontró tu carta: la pista era demasiado rebuscada. <b>Nada para ti</b>, 2 para cada uno de los demás.
coach-fooled-others = Cada voto en otra carta es 1 punto más para quien la dio.
coach-found = Encontraste la carta de { $name }, y no todos lo lograron: <b>3 puntos para ti</b> y 3 para { $name }.
coach-missed = Era otra carta: 3 puntos para quien la encontró y 3 para { $name }, <b>nada por tu voto.</b>
coach-everyone = Todos encontraron la carta: la pista era demasiado obvia. Nada para { $name }, <b>2 para ti</b> y para cada uno de los demás.
coach-nobody = Nadie encontró la carta: la pista era demasiado rebuscada. Nada para { $name }, <b>2 para ti</b> y para cada uno de los demás.
coach-fooled = { $votes ->
    [one] Un voto cayó en tu carta: <b>1 más.</b>
   *[other] { $votes } votos cayeron en tu carta: <b>{ $points } más.</b>
}
coach-done = Ya sabes jugar. Sigue aquí cuanto quieras: gana quien llegue primero a 30 puntos.
coach-friends = Abrir una mesa para amigos
