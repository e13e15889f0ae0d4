## The rule book: the idea, a round
book-contents = Contenido
book-idea = La idea
book-idea-words = Cada jugador tiene en la mano imágenes de ensueño. En cada ronda, <b>el cuentacuentos</b> da una pista sobre una de las suyas y los demás añaden imágenes que también encajan. Después empieza la búsqueda de la carta del cuentacuentos; la mejor pista es la que entienden algunos, pero no todos.
book-round = Una ronda en cuatro pasos
book-tell = Contar
book-tell-words = El cuentacuentos elige una carta y dice algo sobre ella: una palabra, un verso, un sonido. Nadie más ve la carta. La primera ronda es de quien tenga antes una idea; después el turno pasa a la izquierda.
book-tell-picture = { $name } ya tiene su carta; los demás solo reciben la pista.
book-clue = Casi en casa
book-give = Dar
book-give-words = Los demás dan en secreto la carta de su mano que mejor va con la pista. Hasta que llegue la última, se puede recuperar.
book-give-picture = Llegan boca abajo; todavía falta una.
book-vote = Votar
book-vote-words = Las cartas se barajan y se ponen en casillas numeradas. Todos menos el cuentacuentos votan en secreto por la carta que creen que inspiró la pista, nunca por la propia.
book-vote-picture = { $name } no puede votar la carta { $mine } y elige la { $space }.
book-score = Puntuar
book-score-words = Se muestran todos los votos a la vez, se descubre la carta del cuentacuentos y los conejos avanzan a saltos. Después todos completan su mano y cuenta quien está a la izquierda.
book-score-picture = Cada punto es un salto hacia la luna.

## The end, points
book-end = El final de la partida
book-end-classic = <b>Clásico</b>: la partida termina con la ronda en la que alguien llega a { $points } puntos.
book-end-others = <b>Fiesta</b> y <b>Parejas</b>: termina cuando cada cual ha contado una vez.
book-end-words = Gana quien tenga más puntos; si hay empate, la luna se comparte. Quien organiza puede elegir una partida más corta o más larga.
book-classic = Puntos en Clásico
book-classic-some = Si aciertan algunos, pero no todos: <b>3</b> para el cuentacuentos y <b>3</b> para cada persona que acierta.
book-classic-all = Si aciertan todos, o no acierta nadie: <b>0</b> para el cuentacuentos y <b>2</b> para cada uno de los demás.
book-classic-fooled = Por cada voto en tu carta: <b>1</b>, hasta un máximo de tres. El cuentacuentos no gana estos puntos.
book-three = Con tres jugadores
book-three-words = Con tres jugadores, cada mano tiene siete cartas y quienes no cuentan dan dos: hay cinco sobre la mesa. Los votos en cualquiera de tus dos cartas te dan puntos.
book-seven = Con siete o más
book-seven-words = A partir de siete jugadores puedes usar un voto, o dos en cartas distintas. Si aciertas con uno solo, ganas <b>1</b> más.

## Party, Team
book-party-words = De 6 a 12 jugadores. La pista llega <b>antes</b> de que el cuentacuentos mire sus cartas, así que no nace de ninguna. Después todos dan una carta, también el cuentacuentos, y todos votan.
book-party-green = El voto verde va a la carta que creas que elegirá la mayoría; puede ser la tuya. Ganas un punto por cada voto verde que reúna, 5 como máximo; si solo tiene el tuyo, nada.
book-party-red = El cuentacuentos pone además un voto rojo: quien haya votado verde en esa carta no gana nada.
book-party-pass = Después de cada ronda, cada cual pasa toda su mano a la izquierda, y las imágenes siguen viaje.
book-team-words = Para 6, 8, 10 o 12 jugadores. Las parejas se sientan frente a frente y comparten un conejo. De cada pareja, una persona da una carta y la otra vota. Se habla solo donde toda la mesa pueda oír, y nunca de las cartas de la mano.
book-team-points = Quien hace pareja con el cuentacuentos también da una carta, y esa pareja no vota. Se puntúa como en Clásico, cada pareja como si fuera una sola persona; los votos en esa segunda carta también cuentan. Se puede votar sin saberlo por la carta de la propia pareja, pero ese voto no da puntos.

## Advice, fair play
book-advice = Unos consejos
book-advice-clue = La mejor pista es la que unos amigos entienden y otros no: un recuerdo compartido, un verso de una canción.
book-advice-give = Da la carta que podría haber sido la del cuentacuentos, no solo una bonita.
book-advice-vote = Vota pensando en quien cuenta: ¿qué habrá visto en esta imagen?
book-advice-face = Cara seria cuando se descubren las cartas: una sonrisa a destiempo cuesta puntos.
book-fair = Juego limpio
book-fair-words = Todo se baraja a partir de un número secreto, la semilla, cuyo hash queda fijado antes de la primera carta. Al terminar la partida se muestra la semilla, y cualquiera puede comprobar que nadie le echó una mano al azar.

## Examples
book-example = Ejemplo
book-example-some = Una buena pista: puntúa { $name } y puntúa quien acertó. Una carta que despistó a alguien da además un punto a quien la puso.
book-example-everyone = Una pista demasiado clara: { $name } se queda sin puntos y los demás puntúan.
book-example-nobody = Una pista demasiado oscura: { $name } se queda sin puntos, y los votos en las demás cartas cuentan como siempre.
book-example-three = { $name } acertó, y además una de sus dos cartas despistó a { $other }.
book-example-seven = Dos votos dan más seguridad; uno solo es más valiente: quien acierta con uno gana un punto más.
book-example-party = Quienes coinciden en una carta ganan un punto por cada voto que tenga, contando el propio. Quien no coincide con nadie no gana nada, y tampoco quien votó la carta que { $name } marcó en rojo.
book-example-team = { $name } cuenta y { $partner } añade una carta: lo que ganan va al conejo que comparten.
book-tally = Votos y puntos de esta ronda
book-player = Jugador
book-pair = Pareja
book-votes = Votos
book-why = Motivo
book-no-vote = no vota

## Help at the table: what matters just now
help = ¿Y ahora?
help-more = Más en las reglas
help-idea = Quien tenga antes una idea pulsa el botón y es el cuentacuentos de esta ronda. Después el turno pasa a la izquierda.
help-idea-party = Quien tenga antes una idea pulsa el botón y cuenta. Nadie mira sus cartas antes de oír la pista.
help-tell = El cuentacuentos elige una carta y dice algo sobre ella. La mejor pista es la que entienden algunos, pero no todos.
help-tell-party = El cuentacuentos da una pista antes de ver carta alguna. Conviene que deje sitio a muchas imágenes.
help-give = Todos menos el cuentacuentos dan en secreto la carta que mejor va con la pista. Cada voto que atraiga será un punto.
help-give-three = Quienes no cuentan dan dos cartas. Cada voto que atraigan será un punto.
help-give-party = Todos dan la carta que mejor va con la pista, también el cuentacuentos. Esta vez no hay carta escondida: se busca la favorita.
help-give-team = De cada pareja, una persona da una carta y la otra votará; quien hace pareja con el cuentacuentos también da una. Se habla solo donde toda la mesa pueda oír, nunca de las cartas de la mano.
help-vote = Busca la carta del cuentacuentos; la tuya no vale. Si aciertan algunos, pero no todos, ganan 3 puntos, y el cuentacuentos también.
help-vote-seven = Busca la carta del cuentacuentos con un voto o con dos. Si aciertas con uno solo, ganas 1 más.
help-vote-party = El verde va a la carta que creas que elegirá la mayoría; puede ser la tuya. Cada voto verde en ella es un punto, 5 como máximo. El rojo del cuentacuentos anula una carta.
help-vote-team = De cada pareja vota quien no dio carta. La pareja del cuentacuentos no vota.
help-points = Si aciertan algunos: 3 para el cuentacuentos y para quien acertó. Si aciertan todos o nadie: 2 para todos menos el cuentacuentos. Cada voto en tu carta: 1, tres como máximo.
help-points-party = Ganas un punto por cada voto verde en la carta que elegiste, 5 como máximo; nada si no coincides con nadie o si la carta tiene el rojo. Después las manos pasan a la izquierda.
help-points-team = Si aciertan algunas parejas: 3 para la del cuentacuentos y para cada una que acertó. Si aciertan todas o ninguna: 2 para las demás. Cada voto de otra pareja en la carta de una pareja: 1, tres como máximo.
help-over = Gana quien tenga más puntos; si hay empate, la luna se comparte. Aquí puedes repasar todas las rondas.
