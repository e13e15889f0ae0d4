language-name = Español

## Home
tagline = Un juego de imágenes y pistas entre amigos, de tres a doce.
how-to-play = Cómo se juega
help-label = Ayuda e idioma
join-label = Entra con el código de tus amigos
join = Entrar
join-unknown = No existe la mesa { $code }. Revisa el código.
open-table = Abrir una mesa
my-tables = Mis mesas
more-tables = Más mesas
open-tables = Mesas abiertas
open-tables-all = Todas las mesas abiertas
open-tables-none = Ahora no hay mesas abiertas. Abre una para todo el mundo.
more-settings = Más opciones
bots = Bots
password-optional = Contraseña, si quieres
locked = con contraseña
doing-gathering = la gente se va sentando
doing-your-turn = te toca
doing-playing = en juego
doing-over = partida terminada

mode-classic = Clásico
mode-party = Fiesta
mode-team = Parejas
mode-classic-sentence = Una pista sobre una carta: ¿cuál será?
mode-party-sentence = Primero la pista, después las cartas. Se trata de coincidir.
mode-team-sentence = De dos en dos, frente a frente y con un solo conejo.

## Titles
title-lobby = Mesa { $code }
title-idea = ¿Quién tiene una historia?
title-tell = Cuentas tú
title-give = Da una carta
title-vote = Vota
title-round = Ronda { $round }
title-over = Fin

## The bar, the sheets
tools-label = Mesa
table-label = Mesa { $code }
chat = Chat
chat-open = Chat
chat-lines = Lo que se dijo
chat-empty = Toda la mesa lee lo que escribas aquí.
chat-off = Quien organiza cerró el chat.
chat-switch-off = Cerrar el chat
chat-switch-on = Abrir el chat
say = Enviar
say-label = Di algo
reaction-heart = Cariño
reaction-laugh = Risa
reaction-wow = Asombro
reaction-clap = Aplauso
reaction-think = Duda
reaction-moon = Luna
close = Cerrar
menu = Menú
menu-open = Menú: opciones, reglas, salir
rounds = Las rondas
rounds-open = Rondas jugadas
rounds-none = Todavía no ha terminado ninguna ronda.
back-to-table = Volver a la mesa
board-open = Pantalla grande
share = Compartir
share-table = Compartir enlace
share-copied = Enlace copiado.
leave = Dejar la mesa
ticket = Seguir en otro dispositivo
ticket-words = Escanea el código con el otro dispositivo o abre allí el enlace. Tu asiento se va contigo; esta pantalla se queda solo para mirar. El enlace dura 15 minutos y sirve una vez.
ticket-qr = Código QR para mudar tu asiento
redeem = Seguir aquí
redeem-words = Tu asiento en la mesa { $code } pasa a este dispositivo. El otro se queda solo para mirar.
redeem-ticket = Pase
redeem-hint = Pega aquí el enlace del otro dispositivo.
redeem-go = Traer mi asiento aquí

prefs = Tu pantalla
prefs-save = Guardar
language = Idioma
theme = Claro u oscuro
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
pref-sound = Sonidos suaves
pref-vibration = Vibrar cuando me toque
pref-motion = Animar cartas y conejos
pref-descriptions = Describir las imágenes con palabras
pref-spacing = Más espacio entre letras y líneas

host-tools = Para quien organiza
pause = Pausar la partida
resume = Reanudar
stand-in-on = Que un bot juegue por { $name }
stand-in-off = Que { $name } vuelva a jugar
pass-host = Que organice { $name }
remove = Retirar a { $name } de la mesa
remove-ask = ¿Retirar a { $name } de la mesa? Solo podrá volver si le dejas entrar otra vez.
remove-yes = Retirar
removed-people = Fuera de la mesa
let-in = Dejar entrar otra vez a { $name }
delete-table = Borrar esta mesa
delete-table-ask = ¿Borrar la mesa { $code } para todo el mundo, con su partida, su chat y sus grabaciones? No se puede deshacer.
delete-table-yes = Borrarla del todo

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
you = Tú
sit-down = Toma asiento
sit = Tomar asiento
your-name = Tu nombre
your-rabbit = Tu conejo
dress = Cambiar
table-full = Los doce asientos están ocupados. Puedes mirar.
order = Asientos y personas
order-hint = Se cuenta por turnos, de arriba abajo.
order-team = Las parejas se sientan frente a frente.
move-up = Subir a { $name } un asiento
move-down = Bajar a { $name } un asiento
game = La partida
you-decide = decides tú
mode = Modo
goal = La partida dura
goal-points = hasta { $points } puntos
goal-tellings = { $times ->
    [one] una historia por persona
   *[other] { $times } historias por persona
}
choice-points = hasta { $points } puntos
choice-tellings = { $times ->
    [one] una historia por persona
   *[other] { $times } historias por persona
}
limit = Tiempo para cada paso
limit-none = Sin límite
limit-seconds = { $seconds } segundos
first = Quién cuenta primero
first-claim = Quien tenga una idea
first-random = Al azar
visibility = Quién ve la mesa
visibility-invited = Solo con invitación
visibility-public = Todo el mundo
apply = Aplicar
start = Empezar la partida

rabbit-1 = Rojo, con un corazón
rabbit-2 = Naranja, con un anillo
rabbit-3 = Amarillo, con una estrella
rabbit-4 = Lima, con una hoja
rabbit-5 = Verde, con una colina
rabbit-6 = Verde azulado, con olas
rabbit-7 = Celeste, con una gota
rabbit-8 = Azul, con una luna
rabbit-9 = Violeta, con un rombo
rabbit-10 = Rosa, con una flor
rabbit-11 = Marrón, con una cruz
rabbit-12 = Blanco, con barras

## The big screen
board-join = Escanea, siéntate y juega
board-watch = Mira o toma asiento

## Password, trouble
password-title = Mesa { $code }
password-hint = Esta mesa tiene contraseña.
password = Contraseña
password-wrong = No es esa. Pregunta a quien te invitó.
password-enter = Entrar
not-found = Aquí no hay nada
not-found-words = En esta dirección no hay nada. Quizá falte una letra.
no-table = Esa mesa no existe
no-table-words = No existe la mesa { $code }, o se recogió después de mucho tiempo sin nadie.
refused = No pudo ser
busy = Un momento
busy-words = Ahora mismo hay mucha gente. Espera un poco y vuelve a intentarlo.
broken = Fue culpa nuestra
broken-words = Algo nos falló. La partida está a salvo; vuelve a intentarlo en un momento.
go-on = Continuar
to-home = A la página de inicio
offline = Sin conexión
offline-words = No se puede llegar a Moonhare: este dispositivo no tiene conexión o el servidor está arrancando. Tu asiento y tu partida están a salvo; cuando vuelva la conexión, esta página sigue sola.
try-again = Reintentar
bot-level = Nivel de juego
level-easy = Tranquilo
level-normal = Equilibrado
level-sharp = Agudo
