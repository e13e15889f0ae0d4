## Of the table
refused-host-only = Eso solo puede hacerlo quien organiza la mesa.
refused-players-only = Eso solo puede hacerlo quien juega; primero toma asiento.
refused-removed = Quien organiza te sacó de esta mesa; nadie más puede dejarte volver.
refused-next-round = Juegas desde la próxima ronda; hasta entonces un bot ocupa tu asiento.
refused-not-removed = No se sacó a nadie con ese número.
refused-too-many-people = Ya hay demasiada gente en esta mesa.
refused-seated-already = Ya tienes asiento en esta mesa.
refused-here-already = Este dispositivo ya está en la mesa; abre el enlace en otro.
refused-no-free-seat = La partida ya empezó y no hay asientos libres, pero puedes mirar.
refused-seat-kept = Alguien ya juega en ese asiento.
refused-bot-host = Un bot no puede organizar la mesa.
refused-no-person = En ese asiento no hay ninguna persona.
refused-paused = La partida está en pausa; puede reanudarla quien organiza la mesa.
refused-not-paused = La partida no está en pausa.
refused-chat-off = Quien organiza desactivó el chat.
refused-line-too-long = Es demasiado para un solo mensaje; divídelo en dos.
refused-not-a-bots-move = Un bot no puede hacer esa jugada.
refused-ticket-gone = Ese enlace ya se usó, caducó o está incompleto; crea uno nuevo en el otro dispositivo.
refused-no-recording = Esa grabación no está aquí; graba tu pista otra vez.
refused-no-such-deck = Esa baraja no está aquí; primero añádela a la mesa.
refused-no-deck = Una mesa necesita una baraja; elige al menos una.
refused-cards-are-counted = Las cartas de una partida son las de sus barajas; elige barajas, no un número.
refused-too-many-decks = Son demasiadas barajas; { $most } como máximo.

## Of the rules
refused-no-table = Todavía no hay mesa; primero abre una.
refused-table-exists = Esta mesa ya existe.
refused-begun = La partida ya empezó, así que esto ya no se puede cambiar.
refused-not-begun = La partida aún no ha empezado.
refused-over = La partida ya terminó.
refused-not-over = La partida aún no ha terminado.
refused-table-full = Los doce asientos están ocupados.
refused-no-such-seat = Ese asiento no existe.
refused-no-such-rabbit = Hay doce conejos, del 1 al 12; elige uno de ellos.
refused-rabbit-taken = Alguien ya tiene ese conejo; elige otro.
refused-order = El nuevo orden debe incluir cada asiento una vez.
refused-players = { $mode ->
    [party] En Fiesta juegan de 6 a 12 personas;
    [team] En Parejas juegan 6, 8, 10 o 12 personas;
   *[classic] En Clásico juegan de 3 a 12 personas;
} { $players ->
    [0] todavía no hay nadie.
    [one] por ahora solo hay una persona.
   *[other] por ahora hay { $players }.
}
refused-goal = { $mode ->
    [classic] En Clásico la meta va de 5 a 200 puntos.
   *[other] La partida dura de 1 a 10 pistas por persona.
}
refused-deck-too-small = Para { $players } jugadores hace falta una baraja de al menos { $needed } cartas; esta tiene { $cards }.
refused-deck-too-large = Una baraja tiene { $most } cartas como máximo; esta tiene { $cards }.
refused-blank-text = Primero escribe algo.
refused-text-too-long = Es demasiado largo; { $most } caracteres como máximo.
refused-wrong-step = { $step ->
    [idea] Todavía falta que alguien tenga la primera idea.
    [telling] Todavía falta la pista del cuentacuentos.
    [giving] Ahora toca dar cartas.
    [voting] Ahora toca votar.
   *[reveal] Esta ronda terminó; pasa a la siguiente.
}
refused-not-storyteller = En esta ronda la pista la da otra persona.
refused-card-needed = Elige la carta de tu pista.
refused-no-card-with-clue = En Fiesta la pista llega antes que las cartas, así que no va con ninguna.
refused-not-in-hand = Esa carta no está en tu mano.
refused-gift-size = { $wanted ->
    [2] Con tres jugadores se dan dos cartas.
   *[other] { $given ->
        [0] Primero elige una carta, luego dala.
       *[other] Solo se da una carta.
    }
}
refused-same-card-twice = Elige dos cartas distintas.
refused-storyteller-gave = La pista es tuya, así que tu carta ya está en juego.
refused-partner-gave = Tu pareja ya dio una carta; con una basta.
refused-nothing-to-take-back = No hay nada que retirar.
refused-storyteller-votes = La pista era tuya, así que no votas.
refused-partner-votes = La pista era de tu pareja, así que no votas.
refused-giver-votes = Diste una carta, así que vota tu pareja.
refused-no-such-space = En este tablero no hay casilla { $space }; van de la 1 a la { $spaces }.
refused-own-card = La carta { $space } es tuya; vota por otra.
refused-same-space-twice = Dos votos van a dos cartas distintas.
refused-vote-count = { $most ->
    [2] { $given ->
        [0] Primero elige una carta, o dos, y luego vota.
       *[other] Tienes dos votos como máximo.
    }
   *[other] { $given ->
        [0] Primero elige una carta, luego vota.
       *[other] Solo tienes un voto.
    }
}
refused-red-missing = Pon también tu voto rojo.
refused-red-not-allowed = Solo el cuentacuentos tiene voto rojo, y solo en Fiesta.
refused-pressed-on-already = Ya pulsaste «Seguir».
