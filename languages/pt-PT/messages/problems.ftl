## Why a request came to nothing
problem-no-such-table = Não há nenhuma mesa com este código; pede-o outra vez.
problem-no-such-page = Aqui não há nada; o endereço de uma mesa é /t/ e a seguir o código.
problem-not-that-way = Há aqui alguma coisa, mas não para este método.
problem-no-such-sound = Essa gravação não está nesta mesa.
problem-no-such-picture = Essa imagem não existe.
problem-unreadable = { $what ->
    [json] Isto deixa de ser JSON na linha { $line }, coluna { $column }.
    [object] É preciso um objeto JSON, como { $like }.
    [address] Este endereço está mal escrito.
   *[parsed] Não conseguimos perceber isto; /openapi.json diz o que se pode enviar aqui.
}
problem-unknown-field = { $items ->
    [0] “{ $field }” é desconhecido aqui; não é preciso enviar nada.
   *[other] “{ $field }” é desconhecido aqui; podes enviar: { $known }.
}
problem-missing-field = Falta “{ $field }”.
problem-wrong-kind = { $wanted ->
    [number] “{ $field }” tem de ser um número inteiro.
    [truth] “{ $field }” tem de ser true ou false.
    [list] “{ $field }” tem de ser uma lista entre parênteses retos.
    [object] “{ $field }” tem de ser um objeto entre chavetas.
   *[text] “{ $field }” tem de ser texto.
}
problem-out-of-range = “{ $field }” tem de estar entre { $least } e { $most }.
problem-unknown-word = “{ $field }” pode ser: { $words }.
problem-too-many-items = “{ $field }” tem { $given } elementos; no máximo, { $most }.
problem-unknown-name = “{ $field }” refere-se a algo que não está aqui.
problem-bad-key = Uma chave de idempotência tem entre 1 e 200 caracteres simples.
problem-key-reused = Isto já foi enviado uma vez, com outro conteúdo; recarrega a página e tenta outra vez.
problem-too-large = É demasiado grande; no máximo, { $most } { $unit }.
problem-sound-kind = Uma gravação tem de estar em WebM, Ogg, MP4 ou WAV; esta não está em nenhum desses formatos.
problem-password = { $given ->
    [wrong] Essa não é a palavra-passe desta mesa.
   *[none] Esta mesa tem palavra-passe; escreve-a primeiro.
}
problem-cross-site = Isto veio de outro site, por isso não foi feito.
problem-too-many = Foi muita coisa de uma vez; tenta outra vez daqui a { $seconds } s.
problem-too-many-streams = Há demasiadas páginas abertas; fecha algumas e tenta outra vez.
problem-too-much-talk = Está toda a gente a falar ao mesmo tempo; diz isso outra vez daqui a { $seconds } s.
problem-too-many-uploads = Há outras pessoas a adicionar baralhos; tenta outra vez daqui a um minuto.
problem-busy = Isto agora está muito concorrido; tenta outra vez daqui a uns segundos.
problem-full = O servidor tem todas as mesas que aguenta; as que já estão abertas continuam. Tenta outra vez daqui a uns minutos.
problem-disk-full = O disco deste servidor está quase cheio, por isso não se pode adicionar nada neste momento; avisa quem o gere.
problem-stalled = O resto chegou demasiado devagar ou não chegou, por isso parámos; tenta outra vez.
problem-too-many-files = São mais de { $most } ficheiros de uma vez; reparte-os por vários baralhos.
problem-unavailable = Neste momento não é possível, mas não se perdeu nada; tenta outra vez.
problem-unwritable = O disco do servidor está cheio ou não deixa escrever nada, por isso isto não ficou guardado; avisa quem gere o servidor.
problem-damaged = O que o servidor guardou aqui está danificado e não se consegue ler, e tentar outra vez não ajuda; avisa quem gere o servidor.
problem-data-gone = Os dados do servidor foram mudados de sítio ou apagados enquanto ele funcionava, por isso não se pode guardar nada; avisa quem gere o servidor.
problem-bug = Alguma coisa correu mal do nosso lado; o que já estava feito está a salvo. Tenta outra vez.
