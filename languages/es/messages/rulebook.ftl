## The rule book: the idea, a round
book-contents = Contenido
book-idea = La idea
book-idea-words = Todos tienen en la mano imágenes de ensueño. En cada ronda, una persona, <b>el cuentacuentos</b>, da una pista sobre una de las suyas, y los demás añaden imágenes que también van con la pista. Después empieza la búsqueda de la carta del cuentacuentos. La mejor pista es la que entienden algunos, pero no todos.
book-setup-words = Hay 84 imágenes, barajadas en un mazo. En la mano tienes seis en Clásico (de 3 a 12 jugadores), cinco en Fiesta (de 6 a 12) y cuatro en Parejas (6, 8, 10 o 12). Después de cada ronda, las cartas usadas se descartan y todos completan su mano con cartas del mazo; cuando se acaba, los descartes se barajan y forman uno nuevo. Una partida dura más o menos media hora.
book-round = Una ronda en cuatro pasos
book-tell = Da una pista
book-tell-words = El cuentacuentos elige una carta y, sin mostrarla, dice algo sobre ella: una palabra, un verso, un sonido. Empieza quien tenga antes una idea; después el turno pasa a la izquierda.
book-tell-picture = { $name } ya eligió una carta; los demás solo reciben la pista.
book-clue = Casi en casa
book-give = Da una carta
book-give-words = Los demás dan en secreto la carta de su mano que mejor va con la pista. Hasta que llegue la última carta, puedes recuperar la tuya.
book-give-picture = Llegan boca abajo; todavía falta una.
book-vote = Vota
book-vote-words = Las cartas se barajan y se colocan en casillas numeradas. El cuentacuentos no vota; los demás votan en secreto por la carta que creen que es del cuentacuentos, nunca por la propia. Hasta que llegue el último voto, también puedes retirar el tuyo.
book-vote-picture = La carta { $mine } es de { $name }, así que su voto va a la carta { $space }.
book-score = Puntos
book-score-words = Se muestran todos los votos a la vez, se descubre la carta del cuentacuentos y los conejos avanzan a saltos. Todos completan su mano, y el siguiente cuentacuentos es quien está a la izquierda.
book-score-picture = Cada punto es un salto hacia la luna.

## The end, points
book-end = El final de la partida
book-end-classic = <b>Clásico</b> termina con la ronda en la que alguien llega a { $points } puntos.
book-end-others = <b>Fiesta</b> y <b>Parejas</b> terminan cuando todos han sido cuentacuentos una vez.
book-end-words = Gana quien tenga más puntos; si hay empate, la luna se comparte. Quien organiza puede elegir una partida más corta o más larga.
book-classic = Puntos en Clásico
book-classic-some = Algunos encontraron la carta, pero no todos: <b>3</b> para el cuentacuentos y <b>3</b> para cada persona que la encontró.
book-classic-all = Todos la encontraron, o nadie: <b>0</b> para el cuentacuentos y <b>2</b> para cada uno de los demás.
book-classic-fooled = Cada voto en tu carta: <b>1</b> más, tres como máximo. Estos puntos no son para el cuentacuentos.
book-three = Tres jugadores
book-three-words = Con tres jugadores, cada mano tiene siete cartas, y los dos que no son el cuentacuentos dan dos cada uno: hay cinco sobre el tablero. No puedes votar por ninguna de las tuyas, y los votos en cualquiera de ellas te dan puntos.
book-seven = Siete jugadores o más
book-seven-words = Con siete jugadores o más, puedes usar un voto, o dos en dos cartas distintas; si uno de los dos acierta, encontraste la carta. Si la encuentras con un solo voto, ganas <b>1</b> más, aunque todos la encuentren.

## Party, Team
book-party-words = De 6 a 12 jugadores. El cuentacuentos da la pista <b>antes</b> de mirar sus cartas, así que no va con ninguna en especial; en la primera ronda nadie mira hasta oírla. Después todos dan una carta, también el cuentacuentos, y todos votan.
book-party-green = El voto verde va a la carta que mejor encaja; puede ser la tuya. Ganas un punto por cada voto verde que tenga, incluido el tuyo, 5 como máximo; si no coincides con nadie, nada.
book-party-red = El cuentacuentos pone además un voto rojo en la carta que quiera: quien haya votado verde ahí no gana nada.
book-party-pass = Después de cada ronda, todos completan su mano hasta cinco cartas y la pasan entera a la izquierda.
book-team-words = Para 6, 8, 10 o 12 jugadores. Las parejas se sientan frente a frente y comparten un conejo. En cada pareja, una persona da una carta y la otra tiene un voto. Se habla solo donde toda la mesa pueda oír, y nunca de las cartas de la mano.
book-team-points = Quien hace pareja con el cuentacuentos también da una carta, y los votos que reciba valen; esa pareja no vota. Los puntos se cuentan como en Clásico, cada pareja como si fuera una sola persona, y nunca con las reglas de siete o más. No sabes qué carta dio tu pareja, así que podrías votar por ella, pero eso no da puntos.

## Advice, fair play
book-advice = Consejos
book-advice-clue = La mejor pista es la que unos amigos entienden y otros no: un recuerdo compartido, un verso de una canción.
book-advice-give = Da una carta que podría haber sido la del cuentacuentos, no solo una bonita.
book-advice-vote = Vota pensando en quien dio la pista: ¿qué habrá visto en esta imagen?
book-advice-face = Cara seria cuando se descubren las cartas: una sonrisa a destiempo cuesta puntos.
book-fair = Juego limpio
book-fair-words = Todo se baraja a partir de un número secreto, la semilla, cuyo hash queda fijado antes de repartir la primera carta. Al terminar la partida se muestra la semilla, y cualquiera puede comprobar que nadie ayudó a la suerte.

## Examples
book-example = Ejemplo
book-example-some = Una buena pista: gana puntos { $name } y también quien encontró la carta. Una carta que despistó a alguien vale además un punto para quien la dio.
book-example-everyone = Una pista demasiado obvia: { $name } se queda sin puntos, y los demás ganan 2 cada uno.
book-example-nobody = Una pista demasiado rebuscada: { $name } se queda sin puntos, y los votos en las demás cartas valen como siempre.
book-example-three = { $name } encontró la carta, y una de sus dos cartas despistó a { $other }.
book-example-seven = Dos votos son más seguros; uno solo es más valiente: si la encuentras con uno, ganas un punto más.
book-example-party = Quienes coinciden en una carta ganan un punto por cada voto que tenga, incluido el propio. Quien no coincide con nadie no gana nada, y tampoco quien votó por la carta que { $name } marcó en rojo.
book-example-team = { $name } da la pista y { $partner } añade una carta: lo que ganan va al conejo que comparten.
book-tally = Votos y puntos de esta ronda
book-player = Jugador
book-pair = Pareja
book-votes = Votos
book-why = Por qué
# Beside the name of the player, or the names of the pair, who tells in this example.
book-teller = cuentacuentos
book-no-vote = no vota

## Help at the table: what matters just now
help = ¿Y ahora?
help-more = Más en las reglas
help-idea = Quien tenga antes una idea pulsa el botón y hace de cuentacuentos en esta ronda. Después el turno pasa a la izquierda.
help-idea-party = Quien tenga antes una idea pulsa el botón y da una pista. Nadie mira sus cartas hasta oírla.
help-tell = El cuentacuentos elige una carta y dice algo sobre ella. La mejor pista es la que entienden algunos, pero no todos.
help-tell-party = El cuentacuentos da una pista antes de ver ninguna carta. Conviene que sirva para muchas imágenes.
help-give = Todos menos el cuentacuentos dan en secreto la carta que mejor va con la pista. Cada voto que reciba será un punto.
help-give-three = Los dos que no son el cuentacuentos dan dos cartas cada uno. Cada voto que reciban será un punto.
help-give-party = Todos dan la carta que mejor va con la pista, también el cuentacuentos. En Fiesta no hay carta que encontrar: se vota por la que mejor encaja.
help-give-team = En cada pareja, una persona da una carta y la otra votará; quien hace pareja con el cuentacuentos también da una. Se habla solo donde toda la mesa pueda oír, y nunca de las cartas de la mano.
help-vote = Busca la carta del cuentacuentos; no puedes votar por la tuya. Si algunos la encuentran, pero no todos, ganan 3 cada uno, y el cuentacuentos también.
help-vote-seven = Busca la carta del cuentacuentos con un voto o con dos. Si la encuentras con uno solo, ganas 1 más.
help-vote-party = El verde va a la carta que mejor encaja; puede ser la tuya. Cada voto verde en ella es un punto, 5 como máximo; si no coincides con nadie, nada. El rojo del cuentacuentos anula una carta.
help-vote-team = En cada pareja, quien no dio carta tiene un voto. La pareja que da la pista no vota.
help-points = Si algunos la encontraron: 3 para el cuentacuentos y para cada uno de ellos. Si fueron todos o ninguno: 2 para todos menos el cuentacuentos. Cada voto en tu carta: 1, tres como máximo.
help-points-seven = Si algunos la encontraron: 3 para el cuentacuentos y para cada uno de ellos. Si fueron todos o ninguno: 2 para todos menos el cuentacuentos. Si la encontraste con un solo voto: 1 más. Cada voto en tu carta: 1, tres como máximo.
help-points-party = Ganas un punto por cada voto verde en la carta que elegiste, 5 como máximo; nada si no coincidiste con nadie o si la carta tiene el voto rojo. Después todos completan su mano hasta cinco cartas y la pasan a la izquierda.
help-points-team = Si algunas parejas la encontraron: 3 para la del cuentacuentos y para cada una de ellas. Si fueron todas o ninguna: 2 para cada una de las demás. Cada voto de otra pareja en tu carta: 1, tres como máximo.
help-over = Gana quien tenga más puntos; si hay empate, la luna se comparte. Aquí puedes repasar todas las rondas.
