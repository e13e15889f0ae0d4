## Alone against computer players
solo = ¿No hay nadie cerca?
solo-words = Tres bots ya están sentados a la mesa.
solo-play = Jugar ahora mismo
solo-learn = ¿Primera vez? Aprende en una ronda
friendly-name = Luciérnaga

## Hints for somebody new
coach = Consejos
coach-off = Sin más consejos
coach-tell = Eres el cuentacuentos. Elige una carta y di algo sobre ella, ni muy claro ni muy oscuro: puntúas si la encuentran <b>algunos, pero no todos.</b>
coach-told = Nadie conoce tu carta. Ahora los demás añaden cada uno una carta que también vaya con tu pista, para despistar.
coach-hide = Las cartas están barajadas y los demás buscan la tuya. Tú solo miras, con cara de póquer.
coach-look = Ahora { $name } es el cuentacuentos. Mientras tanto, mira tus cartas; cada una se abre en grande.
coach-give = Da la carta en la que { $name } podría haber pensado. Cada voto que caiga en ella es <b>un punto para ti.</b>
coach-gave = Tu carta estará entre las demás y nadie sabrá de quién es.
coach-vote = Una de estas es la de { $name }. Encuéntrala y ganas <b>3 puntos</b>; la tuya no vale.
coach-voted = Los votos son secretos hasta que llegue el último. Hasta entonces puedes retirar el tuyo.
coach-told-some = { $found ->
    [one] { $found } de { $voters } encontró tu carta
   *[other] { $found } de { $voters } encontraron tu carta
}: algunos, pero no todos. <b>3 puntos para ti</b> y 3 para quien acertó.
coach-told-everyone = Todos encontraron tu carta: la pista era demasiado clara. <b>Nada para ti</b>, 2 para cada uno de los demás.
coach-told-nobody = Nadie encontró tu carta: la pista era demasiado oscura. <b>Nada para ti</b>, 2 para cada uno de los demás.
coach-fooled-others = Y cada voto en otra carta es 1 punto más para quien la dio.
coach-found = Encontraste la carta de { $name }, y no todos lo lograron: <b>3 puntos para ti</b> y 3 para { $name }.
coach-missed = Era otra carta. Algunos la encontraron: 3 para quien acertó y para { $name }, <b>nada por tu voto.</b>
coach-everyone = Todos encontraron la carta: la pista era demasiado clara. Nada para { $name }, <b>2 para ti</b> y para los demás.
coach-nobody = Nadie encontró la carta: la pista era demasiado oscura. Nada para { $name }, <b>2 para ti</b> y para los demás.
coach-fooled = { $votes ->
    [one] Un voto cayó en tu carta: <b>1 más.</b>
   *[other] { $votes } votos cayeron en tu carta: <b>{ $points } más.</b>
}
coach-done = Ya sabes jugar. Sigue aquí cuanto quieras: gana quien llegue primero a 30 puntos.
coach-friends = Abrir una mesa para mis amigos
