language-name = Português (Portugal)

## Home
tagline = Um jogo de imagens e pistas, para grupos de 3 a 12 pessoas.
how-to-play = Como se joga
help-label = Ajuda e idioma
join-label = Entra com o código da mesa
join = Entrar
join-unknown = A mesa { $code } não existe. Confirma o código e tenta outra vez.
open-table = Abrir uma mesa
my-tables = As minhas mesas
more-tables = Mais mesas
open-tables = Mesas abertas
open-tables-all = Todas as mesas abertas
open-tables-none = Não há mesas abertas neste momento. Abre uma e torna-a pública.
more-settings = Mais definições
bots = Bots
password-optional = Palavra-passe (opcional)
locked = com palavra-passe
doing-gathering = à espera de gente
doing-your-turn = é a tua vez
doing-playing = a jogar
doing-over = jogo terminado

mode-classic = Clássico
mode-party = Festa
mode-team = Duplas
mode-classic-sentence = Uma pista, muitas imagens: descobre a carta de quem narra.
mode-party-sentence = A pista vem antes das cartas. O segredo é concordar.
mode-team-sentence = Em duplas: frente a frente e com um só coelho.

## Titles
title-lobby = Mesa { $code }
title-idea = Quem tem uma história?
title-tell = Dá uma pista
title-give = Joga uma carta
title-vote = Vota
title-round = Ronda { $round }
title-over = Fim

## The bar, the sheets
tools-label = Mesa
table-label = Mesa { $code }
chat = Chat
chat-open = Chat
chat-lines = Mensagens
chat-empty = Toda a mesa pode ler o que escreveres aqui.
chat-off = Quem organiza desligou o chat.
chat-switch-off = Desligar o chat
chat-switch-on = Ligar o chat
say = Enviar
say-label = Diz qualquer coisa
reaction-heart = Adoro
reaction-laugh = Riso
reaction-wow = Uau
reaction-clap = Palmas
reaction-think = Hum
reaction-moon = Lua
close = Fechar
menu = Menu
menu-open = Menu: definições, regras, sair
rounds = Rondas
rounds-open = Rondas até agora
rounds-none = Ainda não acabou nenhuma ronda.
back-to-table = Voltar à mesa
board-open = Ecrã grande
share = Partilhar
share-table = Partilhar link
share-copied = Link copiado.
leave = Sair da mesa
ticket = Continuar noutro dispositivo
ticket-words = Lê este código com o outro dispositivo ou abre lá o link. O teu lugar vai contigo; a partir daí, aqui só podes assistir. O link serve uma só vez, nos próximos 15 minutos.
ticket-qr = Código QR que leva o teu lugar
redeem = Continuar aqui
redeem-words = O teu lugar na mesa { $code } passa para este dispositivo. A partir daí, no outro só podes assistir.
redeem-ticket = Link
redeem-hint = Cola aqui o link do outro dispositivo.
redeem-go = Trazer o meu lugar

prefs = As tuas definições
prefs-save = Guardar
language = Idioma
theme = Claro ou escuro
theme-system = Automático
theme-light = Claro
theme-dark = Escuro
pref-sound = Sons suaves
pref-vibration = Vibrar quando for a minha vez
pref-awake = Manter o ecrã ligado durante o jogo
pref-motion = Animar cartas e coelhos
pref-descriptions = Mostrar a descrição ao abrir uma carta
pref-spacing = Mais espaço, mais fácil de ler

host-tools = Para quem organiza
pause = Pôr o jogo em pausa
resume = Retomar
stand-in-on = Pôr um bot no lugar de { $name }
stand-in-off = Deixar { $name } voltar a jogar
pass-host = { $name } passa a organizar
remove = Remover { $name }
remove-ask = Remover { $name }? Só pode voltar a esta mesa se deixares.
remove-yes = Remover
removed-people = Fora da mesa
let-in = Deixar { $name } voltar
delete-table = Apagar esta mesa
delete-table-ask = Apagar a mesa { $code } para toda a gente, com o jogo, o chat e as gravações? Não dá para voltar atrás.
delete-table-yes = Apagar de vez

## Before the game
invite = Convidar amigos
table-code = Mesa
qr-label = Código QR que abre esta mesa
seats-label = Lugares
players-here = { $count ->
    [0] ainda ninguém
    [one] 1 à mesa
   *[other] { $count } à mesa
}
host = Organiza
bot = Bot
free-seat = Lugar livre
add-bot = Bot
add-bot-long = Adicionar um bot
bot-level = Nível de jogo
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Idioma dos bots nesta mesa: { $language }.
level-easy = Descontraído
level-normal = Equilibrado
level-sharp = Astuto
you = Tu
sit-down = Senta-te
sit = Sentar-me
your-name = O teu nome
your-rabbit = O teu coelho
dress = Guardar
table-full = Os doze lugares estão ocupados, mas podes assistir.
order = Ordem dos lugares
order-hint = A vez passa de cima para baixo.
order-team = Cada dupla fica frente a frente.
move-up = Subir { $name } um lugar
move-down = Descer { $name } um lugar
game = O jogo
you-decide = decides tu
mode = Modo
goal = Objetivo
goal-points = até aos { $points } pontos
goal-tellings = { $times ->
    [one] uma pista por pessoa
   *[other] { $times } pistas por pessoa
}
choice-points = { $points } pontos
choice-tellings = { $times ->
    [one] uma pista por pessoa
   *[other] { $times } pistas por pessoa
}
limit = Tempo por etapa
limit-none = Sem limite
limit-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
first = Quem começa
first-claim = Quem tiver uma ideia
first-random = À sorte
visibility = Quem encontra a mesa
visibility-invited = Só amigos
visibility-public = Toda a gente
apply = Aplicar
start = Começar o jogo

rabbit-1 = Vermelho, com um coração
rabbit-2 = Laranja, com um anel
rabbit-3 = Amarelo, com uma estrela
rabbit-4 = Lima, com uma folha
rabbit-5 = Verde, com uma colina
rabbit-6 = Azul-petróleo, com ondas
rabbit-7 = Azul-celeste, com uma gota
rabbit-8 = Azul, com uma lua
rabbit-9 = Violeta, com um losango
rabbit-10 = Cor-de-rosa, com uma flor
rabbit-11 = Castanho, com uma cruz
rabbit-12 = Branco, com barras

## The big screen
board-join = Lê o código, senta-te e joga
board-watch = Assiste ou ocupa um lugar
board-fill = Ecrã inteiro

## Password, trouble
password-title = Mesa { $code }
password-hint = Quem organiza pôs uma palavra-passe nesta mesa.
password = Palavra-passe
password-wrong = Não é essa. Pergunta a quem te convidou.
password-enter = Entrar
not-found = Aqui não há nada
not-found-words = Não há nada neste endereço. Talvez falte uma letra.
no-table = Não encontrámos essa mesa
no-table-words = A mesa { $code } não existe, ou foi fechada depois de muito tempo sem ninguém jogar.
refused = Não deu
busy = Um momento
busy-words = Há muita gente por aqui neste momento. Espera um pouco e tenta outra vez.
broken = A culpa foi nossa
broken-words = Alguma coisa falhou do nosso lado. O teu jogo está a salvo; tenta outra vez daqui a pouco.
go-on = Continuar
to-home = Início
offline = Sem ligação
offline-words = Não é possível aceder ao Moonhare: este dispositivo não tem rede ou o servidor ainda está a arrancar. O teu lugar e o teu jogo estão a salvo; assim que houver ligação, esta página volta a funcionar sozinha.
try-again = Tentar outra vez
