language-name = Português

## Home
tagline = Um jogo de imagens e pistas entre amigos, de três a doze.
how-to-play = Como se joga
help-label = Ajuda e idioma
join-label = Entre com o código dos seus amigos
join = Entrar
join-unknown = A mesa { $code } não existe. Verifique o código.
open-table = Abrir uma mesa
my-tables = As minhas mesas
more-tables = Mais mesas
open-tables = Mesas abertas
open-tables-all = Todas as mesas abertas
open-tables-none = Não há mesas abertas agora. Abra uma para qualquer pessoa entrar.
more-settings = Mais opções
bots = Bots
password-optional = Senha, se quiser
locked = com senha
doing-gathering = ainda por começar
doing-your-turn = é a sua vez
doing-playing = em jogo
doing-over = partida terminada

mode-classic = Clássico
mode-party = Festa
mode-team = Duplas
mode-classic-sentence = Uma pista sobre uma carta: qual será?
mode-party-sentence = Primeiro a pista, depois as cartas. O segredo é coincidir.
mode-team-sentence = Dois a dois, frente a frente, com um só coelho.

## Titles
title-lobby = Mesa { $code }
title-idea = Quem tem uma história?
title-tell = A sua vez de narrar
title-give = Entregar uma carta
title-vote = Votar
title-round = Rodada { $round }
title-over = Fim

## The bar, the sheets
tools-label = Mesa
table-label = Mesa { $code }
chat = Chat
chat-open = Chat
chat-lines = O que se disse
chat-empty = A mesa inteira lê o que se escreve aqui.
chat-off = Quem organiza fechou o chat.
chat-switch-off = Fechar o chat
chat-switch-on = Abrir o chat
say = Enviar
say-label = Diga algo
reaction-heart = Carinho
reaction-laugh = Riso
reaction-wow = Espanto
reaction-clap = Aplauso
reaction-think = Dúvida
reaction-moon = Lua
close = Fechar
menu = Menu
menu-open = Menu: opções, regras, sair
rounds = As rodadas
rounds-open = Rodadas jogadas
rounds-none = Nenhuma rodada terminou ainda.
back-to-table = Voltar à mesa
board-open = Ver na TV
share = Enviar
share-table = Enviar o link
share-copied = Link copiado.
leave = Sair da mesa
ticket = Mudar de dispositivo
ticket-words = Leia o código com o outro dispositivo ou abra lá o link. O seu lugar vai junto; este dispositivo passa apenas a assistir. O link vale por 15 minutos e uma só vez.
ticket-qr = Código QR que leva o seu lugar
redeem = Continuar aqui
redeem-words = O seu lugar na mesa { $code } passa para este dispositivo. O outro passa apenas a assistir.
redeem-ticket = Passe
redeem-hint = Cole aqui o link do outro dispositivo.
redeem-go = Trazer o meu lugar

prefs = Preferências
prefs-save = Guardar
language = Idioma
theme = Claro ou escuro
theme-system = Como o dispositivo
theme-light = Claro
theme-dark = Escuro
pref-sound = Sons suaves
pref-vibration = Vibrar na minha vez
pref-motion = Animar cartas e coelhos
pref-descriptions = Descrever as imagens em palavras
pref-spacing = Mais espaço entre letras e linhas

host-tools = Para quem organiza
pause = Pausar a partida
resume = Retomar
stand-in-on = Pôr um bot no lugar de { $name }
stand-in-off = { $name } volta a jogar
pass-host = { $name } passa a organizar
remove = Retirar { $name } da mesa
remove-ask = Retirar { $name } da mesa? Só poderá voltar se você deixar entrar de novo.
remove-yes = Retirar
removed-people = Fora da mesa
let-in = Deixar { $name } entrar de novo
delete-table = Apagar esta mesa
delete-table-ask = Apagar a mesa { $code } para todo mundo, com o jogo, o chat e as gravações? Não dá para desfazer.
delete-table-yes = Apagar de vez

## Before the game
invite = Convidar amigos
table-code = Mesa
qr-label = Código QR que abre esta mesa
seats-label = Lugares
players-here = { $count ->
    [0] ninguém ainda
    [one] 1 jogador
   *[other] { $count } jogadores
}
host = Organiza
bot = Bot
free-seat = Lugar livre
add-bot = Bot
add-bot-long = Adicionar um bot
you = Nome e coelho
sit-down = Sente-se à mesa
sit = Sentar-se
your-name = O seu nome
your-rabbit = O seu coelho
dress = Mudar
table-full = Os doze lugares estão ocupados, mas dá para assistir.
order = Lugares e pessoas
order-hint = A vez de narrar passa de cima para baixo.
order-team = As duplas ficam frente a frente.
move-up = Subir { $name } um lugar
move-down = Descer { $name } um lugar
game = A partida
you-decide = a escolha é sua
mode = Modo
goal = A partida dura
goal-points = até { $points } pontos
goal-tellings = { $times ->
    [one] uma história por pessoa
   *[other] { $times } histórias por pessoa
}
choice-points = até { $points } pontos
choice-tellings = { $times ->
    [one] uma história por pessoa
   *[other] { $times } histórias por pessoa
}
limit = Tempo para cada etapa
limit-none = Sem limite
limit-seconds = { $seconds } segundos
first = Quem narra primeiro
first-claim = Quem tiver uma ideia
first-random = Por sorteio
visibility = Quem vê a mesa
visibility-invited = Só com convite
visibility-public = Qualquer pessoa
apply = Aplicar
start = Começar a partida

rabbit-1 = Vermelho, com um coração
rabbit-2 = Laranja, com um anel
rabbit-3 = Amarelo, com uma estrela
rabbit-4 = Lima, com uma folha
rabbit-5 = Verde, com uma colina
rabbit-6 = Azul-petróleo, com ondas
rabbit-7 = Azul-celeste, com uma gota
rabbit-8 = Azul, com uma lua
rabbit-9 = Violeta, com um losango
rabbit-10 = Rosa, com uma flor
rabbit-11 = Chocolate, com uma cruz
rabbit-12 = Branco, com barras

## The big screen
board-join = Ler o código, sentar e jogar
board-watch = Assista ou ocupe um lugar

## Password, trouble
password-title = Mesa { $code }
password-hint = Esta mesa tem senha.
password = Senha
password-wrong = Não é essa. Pergunte a quem fez o convite.
password-enter = Entrar
not-found = Aqui não há nada
not-found-words = Não há nada neste endereço. Talvez falte uma letra.
no-table = Essa mesa não existe
no-table-words = A mesa { $code } não existe, ou foi desfeita depois de muito tempo vazia.
refused = Não foi possível
busy = Um momento
busy-words = Há muita gente por aqui agora. Espere um pouco e tente de novo.
broken = A culpa foi nossa
broken-words = Algo falhou do nosso lado. A partida está a salvo; tente de novo daqui a pouco.
go-on = Continuar
to-home = Para a página inicial
offline = Sem internet
offline-words = Não dá para chegar ao Moonhare: este dispositivo está sem internet ou o servidor está iniciando. O seu lugar e a sua partida estão a salvo; assim que a conexão voltar, esta página continua sozinha.
try-again = Tentar de novo
bot-level = Nível de jogo
level-easy = Tranquilo
level-normal = Equilibrado
level-sharp = Afiado
