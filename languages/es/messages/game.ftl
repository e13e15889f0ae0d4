## The line that leads
now-sit = Elige un nombre y un conejo, <b>y toma asiento.</b>
now-start = Todo listo: <b>empieza cuando quieras.</b>
now-wait-start = Esperando a que <b>{ $name }</b> empiece.
now-wait-host = Falta alguien que organice la mesa.
now-need = { $count ->
    [one] Falta una persona:
   *[other] Faltan { $count } personas:
} <b>comparte el enlace o añade bots.</b>
now-wait-more = { $count ->
    [one] Falta una persona más.
   *[other] Faltan { $count } personas más.
}
now-scan = Escanea el código y toma asiento.
now-paused = La partida está en pausa. Puede reanudarla quien organiza la mesa.
now-paused-host = La partida está en pausa. <b>Reanúdala cuando vuelvan todos.</b>
paused = En pausa
paused-words = Las cartas y los relojes se quedan quietos; no se pierde nada.
now-claim = ¿Quién tiene una historia? <b>Quien pulse primero da la pista.</b>
now-tell = Te toca: elige una carta y <b>da una pista.</b>
now-tell-blind = Primero da tu pista; <b>luego todos ven sus cartas.</b>
now-tell-passed = Todas las manos pasaron a la izquierda. <b>Da una pista antes de mirar.</b>
now-give = ¿Cuál de tus cartas <b>va con la pista?</b>
now-give-two = ¿Cuáles de tus cartas van con la pista? <b>Elige dos.</b>
now-give-team = Tú o { $partner }: <b>¿quién da la carta?</b>
now-vote = ¿Cuál es la carta de <b>{ $name }</b>?
now-vote-two = ¿Cuál es la carta de <b>{ $name }</b>? Un voto, o dos.
now-vote-team = { $partner } dio una carta, así que votas tú: ¿cuál es la de <b>{ $name }</b>?
now-vote-party = ¿Qué carta <b>va mejor con la pista?</b>
now-vote-red = Verde para la carta que mejor encaja, <b>rojo para anular una.</b>
now-told-giving = Ya diste tu pista.
now-told-voting = La pista era tuya, así que no votas.
now-gave = Ya diste tu carta.
now-gave-two = Ya diste tus cartas.
now-partner-gave = { $partner } dio una carta; a ti te tocará votar.
now-voted = Ya votaste.
now-partner-votes = Diste una carta, así que vota { $partner }.
now-partner-told = La pista era de { $partner }, así que no votas.
now-watching = Estás mirando.
now-waits = Juegas desde la próxima ronda; hasta entonces un bot ocupa tu asiento.
now-removed = Quien organiza te sacó de esta mesa. <b>Solo puedes mirar</b>, a menos que te deje volver.
now-watch-idea = ¿Quién tiene una historia? Quien pulse primero da la pista.
now-watch-telling = <b>{ $name }</b> está pensando una pista.
now-watch-telling-party = <b>{ $name }</b> da la pista; luego todos ven sus cartas.
now-watch-telling-passed = Todas las manos pasaron a la izquierda. <b>{ $name }</b> da la pista sin mirar.
now-watch-giving = Todos eligen una carta que vaya con la pista.
now-watch-voting-party = ¿Qué carta va mejor con la pista?
now-next = <b>Ahora le toca a { $name }.</b>
now-next-me = <b>Ahora te toca a ti.</b>
now-points = <b>+{ $points } para ti.</b>
now-last-round = <b>Esa fue la última ronda.</b>
now-wait-again = Esperando a que { $name } empiece otra partida.
now-winner = <b>Gana { $name }</b> y se lleva la luna.
now-winners-two = <b>{ $first }</b> y <b>{ $second } ganan</b> y se llevan la luna.
now-winners = <b>Ganan { $count } personas</b> y comparten la luna.

wait-one = Esperando a { $name }.
wait-two = Esperando a { $first } y a { $second }.
wait-three = Esperando a { $first }, a { $second } y a { $third }.
wait-others = Esperando a los demás.
wait-more = Esperando a { $first }, a { $second } y a { $count } más.

outcome-everyone = Todos la encontraron.
outcome-nobody = Nadie la encontró.
outcome-some = { $found ->
    [one] La encontró { $found } de { $voters }.
   *[other] La encontraron { $found } de { $voters }.
}
outcome-party = La carta más valiosa dio { $points } puntos.
outcome-party-none = Esta vez ninguna carta dio puntos.

## The reveal, beat by beat
beat-votes = Ya están todos los votos.
beat-who = ¿Quién eligió cada carta?
beat-card = Y la carta de <b>{ $name }</b> es …
beat-givers = Y estas eran de …
beat-green = Los votos verdes se juntan.
beat-red = Y el voto rojo cae sobre …
beat-struck = La carta { $number } queda tachada.
beat-hop = ¡Allá van, a saltos!
beat-skip = Toca para saltar
leaves-label = Qué quieres ver

clock-label = Tiempo restante

## Buttons
claim = ¡Tengo una historia!
tell = Dar la pista
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
how-label = ¿Cómo quieres dar la pista?
how-text = Escribir
how-sound = Grabar
how-aloud = En voz alta
clue-label = Tu pista
clue-placeholder = Palabra, verso, canción…
clue-tells = La pista de { $name }
clue-told = La pista de { $name }
clue-aloud = en voz alta
clue-says = dice la pista en voz alta. Escucha y, si hace falta, pide que la repita.
clue-said = dijo la pista en voz alta.
clue-open = Ver la pista en grande
clue-recorded = una grabación
clue-sound = La grabación de { $name }
aloud-hint = Dila en persona o en la llamada y después pulsa el botón.
record-start = Grabar
record-stop = Parar
record-play = Escuchar
record-hint = Tararea, canta o susurra, hasta 15 segundos.
record-insecure = Para grabar hace falta una dirección segura (https). Escribe la pista o dila en voz alta.
record-denied = Esta página no tiene permiso para usar el micrófono. Escribe la pista o dila en voz alta.

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
card-from = de { $name }
card-votes = Votos: { $names }
card-together = { $count } a la vez
card-spoilt = voto rojo
viewer-label = Imágenes
viewer-close = Cerrar la imagen
viewer-pick = Elegir esta carta
viewer-unpick = Esta no
viewer-previous = Imagen anterior
viewer-next = Imagen siguiente

## Players
players-label = Jugadores
state-tells = da la pista
state-due = eligiendo
state-done = hecho
state-away = ausente

## Points
points = Puntos
track-label = Marcador
why-nothing = esta vez, sin puntos
why-join = , { "" }
why-everyone-found = todos la encontraron +{ $points }
why-everyone-found-teller = todos la encontraron
why-nobody-found = nadie la encontró +{ $points }
why-nobody-found-teller = nadie la encontró
why-found-by-some = hubo quien la encontró +{ $points }
why-found = carta encontrada +{ $points }
why-single-vote = con un solo voto +{ $points }
why-fooled = { $votes ->
    [one] un voto recibido +{ $points }
   *[other] { $votes } votos recibidos +{ $points }
}
why-agreed = { $together } coincidieron +{ $points }
why-alone = no coincidió con nadie
why-red = en la carta roja

## The rounds, the end
round-number = Ronda { $round }
round-of = Ronda { $round } de { $last }
round-line = Ronda { $round } · { $name } ·
rounds-after = { $rounds ->
    [one] Después de una ronda
   *[other] Después de { $rounds } rondas
}
podium-label = Podio
place-first = 1.er lugar
place-second = 2.º lugar
place-third = 3.er lugar
download = Descargar la partida
fairness = ¿Se barajó sin trampas?
fairness-seed = Esta partida se barajó con la semilla { $seed }; su hash quedó fijado antes de repartir la primera carta.

## The end, place by place
names-two = { $first } y { $second }
names-many = { $count } personas
show-open = El cuento está contado.
show-table = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}, { $players } personas, una luna
show-third = En tercer lugar, <b>{ $names }</b>, con { $points }.
show-second = En segundo lugar, <b>{ $names }</b>, con { $points }.
show-breath = Y la luna es para …

## Awards
awards = Premios
awards-note = contados en esta partida
wall = Algo para cada cual
tale = Todas las rondas
tale-note = y todos los puntos
tale-teller = Un punto marca quién dio la pista.
tale-earlier = Rondas { $first } a { $last }
award-number = Premio { $number } de { $all }
award-mine = tuyo
award-told = pista de { $name }, ronda { $round }
award-half = Casi la mitad justa
award-half-why = { $found ->
    [one] La encontró { $found } de { $voters }
   *[other] La encontraron { $found } de { $voters }
}: ni muy clara ni muy oscura.
award-bluffer = El mayor engaño
award-bluffer-why = { $votes ->
    [one] Un voto que iba para otra carta.
   *[other] { $votes } votos que iban para otras cartas; esta atrajo { $best }.
}
award-listener = El oído más fino
award-listener-why = { $times ->
    [one] Encontró una vez la carta de la pista.
   *[other] Encontró { $times } veces la carta de la pista.
}
award-daring = La pista más atrevida
award-daring-why = { $found ->
    [one] Solo la vio { $found } de { $voters }, y bastó.
   *[other] Solo la vieron { $found } de { $voters }, y bastó.
}
award-alike = Dos que piensan igual
award-alike-why = La misma carta { $times } veces.
award-leap = El salto más largo
award-leap-why = { $points ->
    [one] Un punto en una sola ronda.
   *[other] { $points } puntos en una sola ronda.
}
award-gathering = La pista que unió
award-gathering-why = { $together } de { $voters } coincidieron en una carta.
award-favourite = La imagen favorita
award-favourite-why = La eligieron { $votes } más.
award-chorus = La voz de la mesa
award-chorus-why = { $times ->
    [one] Coincidió una vez con otros votos.
   *[other] Coincidió { $times } veces con otros votos.
}
award-strike = La pata roja
award-strike-why = { $votes ->
    [one] El voto rojo tachó uno verde.
   *[other] El voto rojo tachó { $votes } verdes.
}
award-disguise = Un buen disfraz
award-disguise-why = { $votes ->
    [one] Alguien creyó en esta carta.
   *[other] { $votes } creyeron en esta carta.
}
award-chosen = Una imagen que habló
award-chosen-why = { $votes ->
    [one] La eligió alguien más.
   *[other] La eligieron { $votes } más.
}
award-finish = Gran final
award-finish-why = { $points ->
    [one] Un punto en las últimas { $rounds } rondas.
   *[other] { $points } puntos en las últimas { $rounds } rondas.
}
award-faithful = Amistad fiel
award-faithful-why = { $times } votos para cartas de { $name }.
award-riddle = El enigma
award-riddle-why = De { $voters }, nadie la encontró.
award-open-book = El libro abierto
award-open-book-why = La encontraron todos: { $voters } de { $voters }.
award-ear = Buen oído
award-trust = Un corazón confiado
award-trust-why = { $times ->
    [one] Creyó una vez en la carta de otra persona.
   *[other] Creyó { $times } veces en cartas de otras personas.
}
award-own-mind = Una idea propia
award-own-mind-why = { $times ->
    [one] Vio una vez lo que nadie más vio.
   *[other] Vio { $times } veces lo que nadie más vio.
}
award-company = En buena compañía
award-struck = Valor ante el rojo
award-struck-why = { $times ->
    [one] Una vez en la carta tachada.
   *[other] { $times } veces en la carta tachada.
}
award-giver = Buena mano para imágenes
award-giver-why = { $cards ->
    [one] Una imagen para el cuento.
   *[other] { $cards } imágenes para el cuento.
}

## Table talk
notice-sat-down = { $name } tomó asiento.
notice-left = { $name } dejó la mesa.
notice-removed = Quien organiza sacó a { $name } de la mesa.
notice-hosts = Ahora { $name } organiza la mesa.
notice-stand-in = Un bot juega por { $name }.
notice-plays-again = { $name } vuelve a jugar.
notice-paused = { $name } pausó la partida.
notice-resumed = { $name } reanudó la partida.
notice-limits = { $name } cambió el límite de tiempo.

## The line to the server
line-lost = Se perdió la conexión. Tu partida está a salvo; lo estamos intentando de nuevo.
line-waits = El servidor no responde en este momento. Lo que enviaste está a salvo y se enviará de nuevo.
line-failed = No se pudo enviar. No se perdió nada; inténtalo otra vez.
line-gone = Esta mesa se cerró.
refuse-no-pick = Primero elige una carta.
refuse-no-clue = Primero escribe una pista.
