## Of the table
refused-host-only = Solo quien organiza puede hacer eso.
refused-players-only = Solo quien juega puede hacer eso; primero toma asiento.
refused-removed = Quien organiza te ha retirado de esta mesa; solo esa persona puede dejarte entrar otra vez.
refused-next-round = Juegas desde la próxima ronda; hasta entonces tu asiento lo juega el ordenador.
refused-not-removed = No se ha retirado a nadie con ese número.
refused-too-many-people = Ya hay demasiada gente en esta mesa; prueba más tarde.
refused-seated-already = Ya tienes asiento en esta mesa.
refused-here-already = Este dispositivo ya está en la mesa; abre el enlace en otro.
refused-no-free-seat = La partida ya empezó y no hay asientos libres; puedes mirar.
refused-seat-kept = Ese asiento está ocupado; elige otro.
refused-bot-host = Un bot no puede organizar; elige a una persona.
refused-no-person = En ese asiento no juega ninguna persona.
refused-paused = La partida está en pausa; la reanuda quien organiza.
refused-not-paused = La partida no está en pausa.
refused-chat-off = Quien organiza cerró el chat.
refused-line-too-long = Esa línea tiene demasiados signos; dila en dos.
refused-not-a-bots-move = Un bot no puede hacer esa jugada.
refused-ticket-gone = Ese enlace ya se usó, caducó o está incompleto; crea otro en el otro dispositivo.

## Of the rules
refused-no-table = Todavía no hay mesa; primero abre una.
refused-table-exists = Esta mesa ya existe.
refused-begun = La partida ya empezó; esto ya no se puede cambiar.
refused-not-begun = La partida todavía no ha empezado.
refused-over = La partida ya terminó.
refused-not-over = La partida todavía no ha terminado.
refused-table-full = Los doce asientos están ocupados.
refused-no-such-seat = Ese asiento no existe; elige otro.
refused-no-such-rabbit = Los conejos van del 1 al 12; elige uno de ellos.
refused-rabbit-taken = Ese conejo ya tiene dueño; elige otro.
refused-order = El nuevo orden debe nombrar cada asiento una vez.
refused-players = { $mode ->
    [party] En Fiesta juegan de 6 a 12;
    [team] En Parejas juegan 6, 8, 10 o 12;
   *[classic] En Clásico juegan de 3 a 12;
} { $players ->
    [0] todavía no hay nadie.
    [one] por ahora hay una persona.
   *[other] por ahora hay { $players }.
}
refused-goal = { $mode ->
    [classic] En Clásico la meta va de 5 a 200 puntos.
   *[other] La partida dura de 1 a 10 historias por persona.
}
refused-deck-too-small = Para { $players } jugadores hace falta una baraja de al menos { $needed } cartas; esta tiene { $cards }.
refused-deck-too-large = Una baraja tiene como máximo { $most } cartas; esta tiene { $cards }.
refused-blank-text = Primero escribe algo.
refused-text-too-long = Es demasiado largo; caben { $most } caracteres.
refused-wrong-step = { $step ->
    [idea] Esperamos a que alguien tenga la primera idea.
    [telling] Esperamos la pista del cuentacuentos.
    [giving] Ahora toca dar cartas.
    [voting] Ahora toca votar.
   *[reveal] Esta ronda terminó; pasa a la siguiente.
}
refused-not-storyteller = Esta ronda cuenta otra persona.
refused-card-needed = Elige la carta de tu pista.
refused-no-card-with-clue = En Fiesta la pista llega antes que las cartas; dala sin carta.
refused-not-in-hand = Esa carta no está en tu mano; elige otra.
refused-gift-size = { $wanted ->
    [2] Con tres jugadores, da dos cartas.
   *[other] { $given ->
        [0] Primero elige una carta, luego dala.
       *[other] Da una sola carta.
    }
}
refused-same-card-twice = Elige dos cartas distintas.
refused-storyteller-gave = Esta ronda cuentas tú; tu carta ya está en camino.
refused-partner-gave = Tu pareja ya dio una carta; con una basta.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-storyteller-votes = Esta ronda cuentas tú, así que no votas.
refused-partner-votes = Esta ronda cuenta tu pareja, así que no votas.
refused-giver-votes = Diste tu carta, así que vota tu pareja.
refused-no-such-space = No hay carta { $space }; elige entre la 1 y la { $spaces }.
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
refused-pressed-on-already = Ya pulsaste para seguir; esperamos a los demás.
refused-no-recording = Esa grabación no está aquí; graba la pista otra vez.
refused-no-such-deck = Esa baraja no está aquí; tráela primero a la mesa.
refused-no-deck = Una mesa necesita una baraja; elige al menos una.
refused-cards-are-counted = Una partida tiene tantas cartas como sus barajas; elige barajas en vez de un número.
refused-too-many-decks = Son demasiadas barajas; { $most } como máximo.
