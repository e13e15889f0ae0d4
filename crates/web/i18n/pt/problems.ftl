## Why a request came to nothing
problem-no-such-table = Não há nenhuma mesa com este código; peça-o outra vez aos seus amigos.
problem-no-such-page = Aqui não há nada; a mesa está em /t/ e o seu código.
problem-not-that-way = Isto existe, mas não com este método.
problem-no-such-sound = Essa gravação não é desta mesa.
problem-no-such-picture = Essa imagem não existe.
problem-unreadable = { $what ->
    [json] Isto deixa de ser JSON na linha { $line }, coluna { $column }.
    [object] É preciso um objeto JSON, como { $like }.
    [address] Este endereço está mal escrito.
   *[parsed] Não foi possível entender isto; /openapi.json diz o que se pode enviar aqui.
}
problem-unknown-field = { $items ->
    [0] Aqui não se conhece “{ $field }”; não é preciso enviar nada.
   *[other] Aqui não se conhece “{ $field }”; há: { $known }.
}
problem-missing-field = Falta “{ $field }”.
problem-wrong-kind = { $wanted ->
    [number] “{ $field }” deve ser um número inteiro.
    [truth] “{ $field }” deve ser true ou false.
    [list] “{ $field }” deve ser uma lista entre colchetes.
    [object] “{ $field }” deve ser um objeto entre chaves.
   *[text] “{ $field }” deve ser um texto.
}
problem-out-of-range = “{ $field }” vai de { $least } a { $most }.
problem-unknown-word = “{ $field }” pode ser: { $words }.
problem-too-many-items = “{ $field }” tem { $given } itens; { $most } no máximo.
problem-unknown-name = “{ $field }” não dá nome a nada do que há aqui.
problem-bad-key = Uma chave de idempotência tem de 1 a 200 caracteres simples.
problem-key-reused = Isto já foi enviado uma vez, com outro conteúdo; recarregue a página e tente de novo.
problem-too-large = É grande demais; { $most } { $unit } no máximo.
problem-sound-kind = Uma gravação é WebM, Ogg, MP4 ou WAV; isto não é nenhum deles.
problem-password = { $given ->
    [wrong] Essa não é a senha desta mesa.
   *[none] Esta mesa tem senha; escreva-a primeiro.
}
problem-cross-site = Isto veio de outro site, por isso não foi feito.
problem-too-many = Foi muito de uma vez; tente de novo daqui a { $seconds } s.
problem-too-many-streams = Há páginas abertas demais; feche algumas e tente de novo.
problem-too-much-talk = Todo mundo fala ao mesmo tempo aqui; diga de novo daqui a { $seconds } s.
problem-too-many-uploads = Outras mesas trazem baralhos agora; tente de novo daqui a um minuto.
problem-busy = Há muito a fazer agora; tente de novo daqui a alguns segundos.
problem-full = O servidor já tem todas as mesas que aguenta; as que estão abertas continuam. Tente de novo daqui a alguns minutos.
problem-disk-full = O disco deste servidor está quase cheio e agora não dá para trazer nada; avise quem cuida dele.
problem-stalled = O resto chegou devagar demais ou não chegou, por isso o envio parou; tente de novo.
problem-too-many-files = São mais de { $most } arquivos de uma vez; traga menos, em vários baralhos.
problem-unavailable = Nada se perdeu, mas agora não é possível; tente de novo.
problem-unwritable = O disco do servidor está cheio ou não aceita gravações, por isso isto não foi guardado; avise quem cuida do servidor.
problem-damaged = O que o servidor guardou aqui está danificado e não pode ser lido, e tentar de novo não ajuda; avise quem cuida do servidor.
problem-data-gone = Os dados do servidor foram movidos ou apagados enquanto ele funcionava, por isso nada pode ser guardado; avise quem cuida do servidor.
problem-bug = Algo falhou do nosso lado; o que foi feito antes está guardado. Tente de novo.
