## Why a request came to nothing
problem-no-such-table = Não existe mesa com este código; peça o código de novo à sua turma.
problem-no-such-page = Não tem nada aqui; o endereço de uma mesa é /t/ seguido do código.
problem-not-that-way = Existe algo aqui, mas não para este método.
problem-no-such-sound = Essa gravação não existe nesta mesa.
problem-no-such-picture = Essa imagem não existe.
problem-unreadable = { $what ->
    [json] Isto deixa de ser JSON na linha { $line }, coluna { $column }.
    [object] É preciso um objeto JSON, como { $like }.
    [address] Este endereço não está escrito corretamente.
   *[parsed] Não deu para entender isto; /openapi.json diz o que pode ser enviado aqui.
}
problem-unknown-field = { $items ->
    [0] “{ $field }” não é um campo conhecido; não é preciso enviar nada.
   *[other] “{ $field }” não é um campo conhecido; dá para enviar: { $known }.
}
problem-missing-field = Falta “{ $field }”.
problem-wrong-kind = { $wanted ->
    [number] “{ $field }” deve ser um número inteiro.
    [truth] “{ $field }” deve ser true ou false.
    [list] “{ $field }” deve ser uma lista entre colchetes.
    [object] “{ $field }” deve ser um objeto entre chaves.
   *[text] “{ $field }” deve ser um texto.
}
problem-out-of-range = “{ $field }” deve ficar entre { $least } e { $most }.
problem-unknown-word = “{ $field }” pode ser: { $words }.
problem-too-many-items = “{ $field }” tem { $given } itens; no máximo { $most }.
problem-unknown-name = “{ $field }” se refere a algo que não existe aqui.
problem-bad-key = Uma chave de idempotência tem de 1 a 200 caracteres simples.
problem-key-reused = Isto já foi enviado uma vez, com outro conteúdo; recarregue a página e tente de novo.
problem-too-large = É grande demais; no máximo { $most } { $unit }.
problem-sound-kind = Uma gravação deve estar em WebM, Ogg, MP4 ou WAV; esta está em outro formato.
problem-password = { $given ->
    [wrong] Essa não é a senha desta mesa.
   *[none] Esta mesa tem senha; digite a senha primeiro.
}
problem-cross-site = Isto veio de outro site, então não foi aceito.
problem-too-many = Foi muita coisa de uma vez; tente de novo em { $seconds } s.
problem-too-many-streams = Há páginas abertas demais; feche algumas e tente de novo.
problem-too-much-talk = Está todo mundo falando ao mesmo tempo; diga de novo em { $seconds } s.
problem-too-many-uploads = Outras pessoas estão adicionando baralhos agora; tente de novo em um minuto.
problem-busy = Está movimentado por aqui; tente de novo em alguns segundos.
problem-full = O servidor já tem todas as mesas que aguenta; as que estão abertas continuam. Tente de novo em alguns minutos.
problem-disk-full = O disco deste servidor está quase cheio, então não dá para adicionar nada agora; avise quem cuida dele.
problem-stalled = O resto chegou devagar demais ou não chegou, então paramos; tente de novo.
problem-too-many-files = São mais de { $most } arquivos de uma vez; divida em vários baralhos.
problem-unavailable = Não dá para fazer isso agora, mas nada se perdeu; tente de novo.
problem-unwritable = O disco do servidor está cheio ou bloqueado, então isto não foi salvo; avise quem cuida do servidor.
problem-damaged = O que o servidor guardou aqui está danificado e não pode ser lido, e tentar de novo não vai adiantar; avise quem cuida do servidor.
problem-data-gone = Os dados do servidor foram movidos ou apagados enquanto ele funcionava, então nada pode ser salvo; avise quem cuida do servidor.
problem-bug = Algo deu errado do nosso lado; o que foi feito antes está a salvo. Tente de novo.
