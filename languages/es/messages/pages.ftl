language-name = Español

## Home
tagline = Un juego de imágenes y pistas, para grupos de 3 a 12 personas.
how-to-play = Cómo se juega
help-label = Ayuda e idioma
join-label = Únete a tus amigos con un código
join = Entrar
join-unknown = No existe la mesa { $code }. Revisa el código y vuelve a intentarlo.
open-table = Abrir una mesa
my-tables = Mis mesas
more-tables = Más mesas
open-tables = Mesas abiertas
open-tables-all = Todas las mesas abiertas
open-tables-none = Ahora no hay mesas abiertas. Abre una y hazla pública.
more-settings = Más ajustes
bots = Bots
password-optional = Contraseña (opcional)
locked = contraseña
doing-gathering = esperando jugadores
doing-your-turn = te toca
doing-playing = en juego
doing-over = terminada

mode-classic = Clásico
mode-party = Fiesta
mode-team = Parejas
mode-classic-sentence = Una pista, muchas imágenes: encuentra la carta del cuentacuentos.
mode-party-sentence = Primero la pista, después las cartas. Se trata de coincidir.
mode-team-sentence = De dos en dos: cada pareja, frente a frente y con un solo conejo.

## Titles
title-lobby = Mesa { $code }
title-idea = ¿Quién tiene una historia?
title-tell = Da una pista
title-give = Da una carta
title-vote = Vota
title-round = Ronda { $round }
title-over = Fin

## The bar, the sheets
tools-label = Mesa
table-label = Mesa { $code }
chat = Chat
chat-open = Chat
chat-lines = Mensajes
chat-empty = Toda la mesa puede leer lo que escribas aquí.
chat-off = Quien organiza desactivó el chat.
chat-switch-off = Desactivar el chat
chat-switch-on = Activar el chat
say = Enviar
say-label = Di algo
reaction-heart = Me encanta
reaction-laugh = Risa
reaction-wow = Asombro
reaction-clap = Aplauso
reaction-think = Mmm
reaction-moon = Luna
close = Cerrar
menu = Menú
menu-open = Menú: ajustes, reglas, salir
rounds = Rondas
rounds-open = Rondas jugadas
rounds-none = Aún no ha terminado ninguna ronda.
back-to-table = Volver a la mesa
board-open = Pantalla grande
share = Compartir
share-table = Compartir enlace
share-copied = Enlace copiado.
leave = Dejar la mesa
ticket = Seguir en otro dispositivo
ticket-words = Escanea este código con el otro dispositivo o abre allí el enlace. Tu asiento se va contigo y en esta pantalla solo podrás mirar. El enlace sirve una sola vez y caduca a los 15 minutos.
ticket-qr = Código QR que traslada tu asiento
redeem = Seguir aquí
redeem-words = Tu asiento en la mesa { $code } pasa a este dispositivo. En el otro solo podrás mirar.
redeem-ticket = Enlace
redeem-hint = Pega aquí el enlace del otro dispositivo.
redeem-go = Traer mi asiento aquí

prefs = Tus ajustes
prefs-save = Guardar
language = Idioma
theme = Claro u oscuro
theme-system = Automático
theme-light = Claro
theme-dark = Oscuro
pref-sound = Sonidos suaves
pref-vibration = Vibrar cuando me toque
pref-awake = Mantener la pantalla encendida durante la partida
pref-motion = Animar cartas y conejos
pref-descriptions = Mostrar la descripción al abrir una carta
pref-spacing = Más espacio, para leer mejor

host-tools = Para quien organiza
pause = Pausar la partida
resume = Reanudar
stand-in-on = Que un bot juegue por { $name }
stand-in-off = Que { $name } vuelva a jugar
pass-host = Que organice { $name }
remove = Sacar a { $name }
remove-ask = ¿Sacar a { $name } de la mesa? Solo podrá volver si le das permiso.
remove-yes = Sacar
removed-people = Fuera de la mesa
let-in = Dejar volver a { $name }
delete-table = Borrar esta mesa
delete-table-ask = ¿Borrar la mesa { $code } para todo el mundo, con su partida, su chat y sus grabaciones? No se puede deshacer.
delete-table-yes = Borrar para siempre

## Before the game
invite = Invita a tus amigos
table-code = Mesa
qr-label = Código QR que abre esta mesa
seats-label = Asientos
players-here = { $count ->
    [0] nadie todavía
    [one] 1 jugador
   *[other] { $count } jugadores
}
host = Organiza
bot = Bot
free-seat = Asiento libre
add-bot = Bot
add-bot-long = Añadir un bot
bot-level = Nivel de juego
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Idioma de los bots en esta mesa: { $language }.
level-easy = Tranquilo
level-normal = Equilibrado
level-sharp = Astuto
you = Tú
sit-down = Toma asiento
sit = Tomar asiento
your-name = Tu nombre
your-rabbit = Tu conejo
dress = Guardar
table-full = Los doce asientos están ocupados, pero puedes mirar.
order = Orden de asientos
order-hint = El turno pasa de arriba abajo.
order-team = Las parejas se sientan frente a frente.
move-up = Subir a { $name } un asiento
move-down = Bajar a { $name } un asiento
game = La partida
you-decide = decides tú
mode = Modo
goal = Meta
goal-points = hasta { $points } puntos
goal-tellings = { $times ->
    [one] una pista por persona
   *[other] { $times } pistas por persona
}
choice-points = { $points } puntos
choice-tellings = { $times ->
    [one] una pista por persona
   *[other] { $times } pistas por persona
}
limit = Tiempo por paso
limit-none = Sin límite
limit-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
first = Quién empieza
first-claim = Quien tenga una idea
first-random = Al azar
visibility = Quién puede encontrar la mesa
visibility-invited = Solo amigos
visibility-public = Todo el mundo
apply = Aplicar
start = Empezar la partida

rabbit-1 = Rojo, con un corazón
rabbit-2 = Naranja, con un anillo
rabbit-3 = Amarillo, con una estrella
rabbit-4 = Lima, con una hoja
rabbit-5 = Verde, con una colina
rabbit-6 = Turquesa, con olas
rabbit-7 = Celeste, con una gota
rabbit-8 = Azul, con una luna
rabbit-9 = Violeta, con un rombo
rabbit-10 = Rosa, con una flor
rabbit-11 = Marrón, con una cruz
rabbit-12 = Blanco, con barras

## The big screen
board-join = Escanea, siéntate y juega
board-watch = Mira o toma asiento
board-fill = Pantalla completa

## Password, trouble
password-title = Mesa { $code }
password-hint = Esta mesa tiene contraseña.
password = Contraseña
password-wrong = Esa no es. Pregúntale a quien te invitó.
password-enter = Entrar
not-found = Aquí no hay nada
not-found-words = En esta dirección no hay nada. Quizá falte una letra.
no-table = Esa mesa no existe
no-table-words = No existe la mesa { $code }, o se cerró porque hacía mucho que nadie jugaba.
refused = No se pudo
busy = Un momento
busy-words = Ahora mismo hay mucha gente. Espera un poco y vuelve a intentarlo.
broken = Fue culpa nuestra
broken-words = Algo falló por nuestra parte. Tu partida está a salvo; vuelve a intentarlo en un momento.
go-on = Continuar
to-home = Inicio
offline = Sin conexión
offline-words = No se puede conectar con Moonhare: este dispositivo no tiene conexión o el servidor está arrancando. Tu asiento y tu partida están a salvo; cuando vuelva la conexión, esta página se cargará sola.
try-again = Reintentar
