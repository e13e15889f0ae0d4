## The line that leads
now-sit = Elige un nombre y un conejo, <b>y toma asiento.</b>
now-start = Todo listo: <b>empieza cuando quieras.</b>
now-wait-start = Empezamos cuando <b>{ $name }</b> quiera.
now-wait-host = Para empezar hace falta alguien que organice.
now-need = { $count ->
    [one] Falta un jugador:
   *[other] Faltan { $count } jugadores:
} <b>comparte el enlace o añade bots.</b>
now-wait-more = { $count ->
    [one] Esperamos a un jugador más.
   *[other] Esperamos a { $count } jugadores más.
}
now-scan = Escanea el código y toma asiento.
now-paused = La partida está en pausa; la reanuda quien organiza.
now-paused-host = La partida está en pausa. <b>Reanuda cuando la mesa esté completa.</b>
now-claim = ¿Quién tiene una historia? <b>Cuenta quien pulse primero.</b>
now-tell = Cuentas tú: elige una carta y <b>da una pista.</b>
now-tell-blind = Primero cuentas tú, <b>después se miran las cartas.</b>
now-tell-passed = Las manos pasaron un asiento a la izquierda. <b>Cuentas antes de mirar.</b>
now-give = ¿Cuál de tus cartas <b>va con la pista?</b>
now-give-two = ¿Qué <b>dos</b> cartas tuyas van con la pista?
now-give-team = Basta una carta: <b>la tuya o la de { $partner }.</b>
now-vote = ¿Qué carta es la de <b>{ $name }</b>?
now-vote-two = ¿Qué carta es la de <b>{ $name }</b>? Un voto, o dos.
now-vote-team = { $partner } dio su carta y votas tú: ¿qué carta es la de <b>{ $name }</b>?
now-vote-party = ¿Qué carta elegirá <b>la mayoría</b>?
now-vote-red = Verde donde esperas a los demás, <b>rojo para anular una carta.</b>
now-told-giving = Tu carta está en camino.
now-told-voting = Esta ronda cuentas tú, así que no votas.
now-gave = Tu carta ya está en juego.
now-gave-two = Tus cartas ya están en juego.
now-partner-gave = { $partner } dio su carta; a ti te tocará votar.
now-voted = Tu voto ya cuenta.
now-partner-votes = Diste tu carta, así que vota { $partner }.
now-partner-told = Esta ronda cuenta { $partner }, así que no votas.
now-watching = Estás mirando.
now-waits = Juegas desde la próxima ronda; hasta entonces tu asiento lo juega el ordenador.
now-removed = Quien organiza te ha retirado de esta mesa. <b>Solo puedes mirar</b> hasta que te deje entrar otra vez.
now-watch-idea = ¿Quién tiene una historia? Cuenta quien pulse primero.
now-watch-telling = <b>{ $name }</b> piensa una pista.
now-watch-telling-party = <b>{ $name }</b> da la pista; después se miran las cartas.
now-watch-telling-passed = Las manos pasaron un asiento a la izquierda. <b>{ $name }</b> cuenta sin mirar.
now-watch-giving = Cada cual da una carta que vaya con la pista.
now-watch-voting-party = ¿Qué carta elegirá la mayoría?
now-next = <b>Ahora le toca contar a { $name }.</b>
now-next-me = <b>Ahora te toca contar.</b>
now-points = <b>+{ $points } para ti.</b>
now-last-round = <b>Fue la última ronda.</b>
now-wait-again = Jugamos otra vez cuando { $name } quiera.
now-winner = La luna es de <b>{ $name }</b>.
now-winners-two = La luna es de <b>{ $first }</b> y de <b>{ $second }</b>.
now-winners = La luna es de <b>{ $count } jugadores</b> a la vez.

wait-one = Esperamos a { $name }.
wait-two = Esperamos a { $first } y a { $second }.
wait-three = Esperamos a { $first }, a { $second } y a { $third }.
wait-others = Esperamos a los demás.
wait-many = Esperamos a { $count } más.

outcome-everyone = Todos acertaron.
outcome-nobody = Nadie acertó.
outcome-some = { $found ->
    [one] Acertó { $found } de { $voters }.
   *[other] Acertaron { $found } de { $voters }.
}
outcome-party = La carta favorita dio { $points } puntos.
outcome-party-none = Esta vez ninguna carta dio puntos.

clock-label = Tiempo que queda

## Buttons
claim = ¡Tengo una historia!
tell = Contar
give = Dar esta carta
give-two = Dar estas dos
vote = Votar
take-back-card = Recuperar mi carta
take-back-cards = Recuperar mis cartas
take-back-vote = Retirar mi voto
next-round = Seguir
play-again = Jugar otra vez
take-seat = Tomar un asiento libre
take-seat-words = Si el asiento no era tuyo, juegas desde la próxima ronda.
seat-of = En el asiento de
token-label = Color del voto
token-green = Verde
token-red = Rojo

## The clue
how-label = ¿Cómo das la pista?
how-text = Escribir
how-sound = Grabar
how-aloud = De viva voz
clue-label = Tu pista
clue-placeholder = Una palabra, un verso, una canción…
clue-tells = { $name } cuenta
clue-told = { $name } contó
clue-aloud = de viva voz
clue-recorded = una grabación
clue-sound = La grabación de { $name }
aloud-hint = Di la pista en la sala o en la llamada y luego pulsa el botón.
record-start = Grabar
record-stop = Parar
record-play = Escuchar
record-hint = Tararea, canta o susurra: 15 segundos como máximo.
record-insecure = Para grabar hace falta una dirección segura (https). Escribe la pista o dila de viva voz.
record-denied = Esta página no puede usar el micrófono. Escribe la pista o dila de viva voz.

## Cards
cards-label = Cartas
card-number = Carta { $number }
card-words = Carta { $number }: { $words }
card-look = Ver la carta { $number }
card-mine = Tu carta
card-mine-label = { $card }, tuya
card-green = Verde: { $card }
card-red = Rojo: { $card }
card-of = La de { $name }
card-given = { $card }, de { $name }
card-voted = { $card }. Votos: { $names }
card-spoilt = voto rojo
viewer-label = Imágenes
viewer-close = Cerrar la imagen
viewer-pick = Elegir esta carta
viewer-unpick = Esta no
viewer-previous = Imagen anterior
viewer-next = Imagen siguiente

## Players
players-label = Jugadores
state-tells = cuenta
state-due = elige
state-done = hecho
state-away = ausente

## Points
points = Puntos
track-label = Marcador
why-nothing = esta vez, sin puntos
why-join = , { "" }
why-everyone-found = todos acertaron +{ $points }
why-everyone-found-teller = todos acertaron
why-nobody-found = nadie acertó +{ $points }
why-nobody-found-teller = nadie acertó
why-found-by-some = algunos acertaron +{ $points }
why-found = acertó +{ $points }
why-single-vote = con un solo voto +{ $points }
why-fooled = { $votes ->
    [one] atrajo un voto +{ $points }
   *[other] atrajo { $votes } votos +{ $points }
}
why-agreed = { $together } en la misma carta +{ $points }
why-alone = sin coincidir con nadie
why-red = en la carta con voto rojo

## The rounds, the end
round-number = Ronda { $round }
round-of = Ronda { $round } de { $last }
round-line = Ronda { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Tras una ronda
   *[other] Tras { $rounds } rondas
}
podium-label = Podio
place-first = 1.er lugar
place-second = 2.º lugar
place-third = 3.er lugar
download = Descargar la partida
fairness = ¿Se barajó sin trampas?
fairness-seed = Esta partida se barajó con la semilla { $seed }; su hash quedó fijado antes de la primera carta.

## Table talk
notice-sat-down = { $name } tomó asiento.
notice-left = { $name } dejó la mesa.
notice-removed = { $name } dejó la mesa por decisión de quien organiza.
notice-hosts = Ahora organiza { $name }.
notice-stand-in = Un bot juega por { $name }.
notice-plays-again = { $name } vuelve a jugar.
notice-paused = { $name } pausó la partida.
notice-resumed = { $name } reanudó la partida.
notice-limits = { $name } cambió el tiempo de cada paso.

## The line to the server
line-lost = Se cortó la conexión. No se pierde nada; lo intentamos de nuevo.
line-waits = El servidor no responde ahora. Lo que enviaste se guarda y se envía de nuevo.
line-failed = El envío falló. No se pierde nada; inténtalo otra vez.
line-gone = Esta mesa ya se recogió.
refuse-no-pick = Primero elige una carta.
refuse-no-clue = Primero escribe una pista.
