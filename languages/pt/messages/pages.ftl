language-name = Português (Brasil)

## Home
tagline = Um jogo de imagens e pistas para grupos de 3 a 12 pessoas.
how-to-play = Como jogar
help-label = Ajuda e idioma
join-label = Entre com o código da mesa
join = Entrar
join-unknown = A mesa { $code } não existe. Confira o código e tente de novo.
open-table = Abrir uma mesa
my-tables = Minhas mesas
more-tables = Mais mesas
open-tables = Mesas abertas
open-tables-all = Todas as mesas abertas
open-tables-none = Nenhuma mesa aberta agora. Abra uma e deixe pública.
more-settings = Mais opções
bots = Bots
password-optional = Senha (opcional)
locked = com senha
doing-gathering = esperando gente
doing-your-turn = sua vez
doing-playing = em jogo
doing-over = fim de jogo

mode-classic = Clássico
mode-party = Festa
mode-team = Duplas
mode-classic-sentence = Uma pista, muitas imagens: ache a carta de quem narra.
mode-party-sentence = A pista vem antes das cartas. O segredo é pensar igual.
mode-team-sentence = Em duplas: frente a frente e com um só coelho.

## Titles
title-lobby = Mesa { $code }
title-idea = Quem tem uma história?
title-tell = Dê uma pista
title-give = Jogue uma carta
title-vote = Vote
title-round = Rodada { $round }
title-over = Fim

## The bar, the sheets
tools-label = Mesa
table-label = Mesa { $code }
chat = Chat
chat-open = Chat
chat-lines = Mensagens
chat-empty = A mesa toda lê o que você escrever aqui.
chat-off = Quem organiza desativou o chat.
chat-switch-off = Desativar o chat
chat-switch-on = Ativar o chat
say = Enviar
say-label = Diga alguma coisa
reaction-heart = Amei
reaction-laugh = Risada
reaction-wow = Uau
reaction-clap = Aplauso
reaction-think = Hum
reaction-moon = Lua
close = Fechar
menu = Menu
menu-open = Menu: preferências, regras, sair
rounds = Rodadas
rounds-open = Rodadas até agora
rounds-none = Nenhuma rodada terminou ainda.
back-to-table = Voltar à mesa
board-open = Telão
share = Compartilhar
share-table = Compartilhar
share-copied = Link copiado.
leave = Sair da mesa
ticket = Continuar em outro aparelho
ticket-words = Escaneie o código com o outro aparelho ou abra o link nele. Seu lugar vai junto; a partir daí, aqui só dá para assistir. O link só funciona uma vez e vale por 15 minutos.
ticket-qr = Código QR que transfere seu lugar
redeem = Continuar aqui
redeem-words = Seu lugar na mesa { $code } passa para este aparelho. A partir daí, no outro só dá para assistir.
redeem-ticket = Link
redeem-hint = Cole aqui o link do outro aparelho.
redeem-go = Trazer meu lugar

prefs = Suas preferências
prefs-save = Salvar
language = Idioma
theme = Claro ou escuro
theme-system = Automático
theme-light = Claro
theme-dark = Escuro
pref-sound = Sons suaves
pref-vibration = Vibrar na minha vez
pref-awake = Manter a tela ligada durante a partida
pref-motion = Animar cartas e coelhos
pref-descriptions = Mostrar descrição ao ampliar a carta
pref-spacing = Mais espaçamento, mais fácil de ler

host-tools = Para quem organiza
pause = Pausar a partida
resume = Retomar
stand-in-on = Pôr um bot no lugar de { $name }
stand-in-off = Devolver o lugar para { $name }
pass-host = Deixar { $name } organizar
remove = Remover { $name }
remove-ask = Remover { $name }? Só dá para voltar a esta mesa se você deixar.
remove-yes = Remover
removed-people = Fora da mesa
let-in = Deixar { $name } voltar
delete-table = Apagar esta mesa
delete-table-ask = Apagar a mesa { $code } para todo mundo, com a partida, o chat e as gravações? Não dá para desfazer.
delete-table-yes = Apagar de vez

## Before the game
invite = Convidar amigos
table-code = Mesa
qr-label = Código QR que abre esta mesa
seats-label = Lugares
players-here = { $count ->
    [0] ninguém ainda
    [one] 1 participante
   *[other] { $count } participantes
}
host = Organiza
bot = Bot
free-seat = Lugar livre
add-bot = Bot
add-bot-long = Adicionar um bot
bot-level = Nível de jogo
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Idioma dos bots nesta mesa: { $language }.
level-easy = Tranquilo
level-normal = Equilibrado
level-sharp = Afiado
you = Você
sit-down = Sente-se
sit = Sentar
your-name = Seu nome
your-rabbit = Seu coelho
dress = Salvar
table-full = Os doze lugares estão ocupados, mas dá para assistir.
order = Ordem dos lugares
order-hint = A vez passa de cima para baixo.
order-team = Cada dupla fica frente a frente.
move-up = Subir { $name } um lugar
move-down = Descer { $name } um lugar
game = A partida
you-decide = você decide
mode = Modo
goal = Meta
goal-points = até { $points } pontos
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
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
first = Quem começa
first-claim = Quem tiver uma ideia
first-random = Sorteio
visibility = Quem pode achar a mesa
visibility-invited = Só com convite
visibility-public = Todo mundo
apply = Aplicar
start = Começar a partida

rabbit-1 = Vermelho, com um coração
rabbit-2 = Laranja, com um anel
rabbit-3 = Amarelo, com uma estrela
rabbit-4 = Verde-limão, com uma folha
rabbit-5 = Verde, com um morro
rabbit-6 = Azul-petróleo, com ondas
rabbit-7 = Azul-celeste, com uma gota
rabbit-8 = Azul, com uma lua
rabbit-9 = Violeta, com um losango
rabbit-10 = Rosa, com uma flor
rabbit-11 = Marrom, com uma cruz
rabbit-12 = Branco, com listras

## The big screen
board-join = Escaneie, sente-se e jogue
board-watch = Assista ou pegue um lugar
board-fill = Tela cheia

## Password, trouble
password-title = Mesa { $code }
password-hint = Esta mesa tem senha.
password = Senha
password-wrong = Não é essa. Pergunte a quem convidou você.
password-enter = Entrar
not-found = Não tem nada aqui
not-found-words = Não tem nada neste endereço. Talvez esteja faltando uma letra.
no-table = Essa mesa não existe
no-table-words = A mesa { $code } não existe ou foi encerrada depois de muito tempo sem ninguém jogar.
refused = Não deu certo
busy = Só um momento
busy-words = Tem muita gente por aqui agora. Espere um pouco e tente de novo.
broken = A culpa foi nossa
broken-words = Algo falhou do nosso lado. Sua partida está a salvo; tente de novo daqui a pouco.
go-on = Continuar
to-home = Início
offline = Sem conexão
offline-words = Não foi possível acessar o Moonhare: este aparelho está sem internet ou o servidor está iniciando. Seu lugar e sua partida estão a salvo; assim que a conexão voltar, esta página continua sozinha.
try-again = Tentar de novo
