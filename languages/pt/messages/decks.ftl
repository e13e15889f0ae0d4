decks = Cartas
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-wordless = { $count ->
    [one] Uma destas cartas está sem descrição, e os bots só veem as cores e a luz dela. Se achar pouco, jogue sem eles.
   *[other] { $count } destas cartas estão sem descrição, e os bots só veem as cores e a luz delas. Se achar pouco, jogue sem eles.
}
deck-no-bots = Jogar sem bots
deck-looking = Uma IA está descrevendo as imagens: { $done } de { $all }.
deck-of = Imagens de { $name }
deck-of-nobody = Imagens extras
card-undescribed = uma imagem que alguém adicionou

bring = Jogar com suas próprias imagens
bring-hint = Imagens JPEG, PNG ou WebP, soltas ou num zip. Só a sua mesa vê, e apagamos o local e a data em que foram tiradas.
bring-shape = Imagens com outra proporção
bring-crop = Preencher a carta
bring-fit = Imagem inteira
bring-keep = Guardar para minhas outras mesas
bring-drop = Solte aqui imagens ou um zip, ou escolha arquivos
bring-send = Adicionar
bring-progress = Progresso
bring-waiting = Enviando…
bring-reading = Criando as cartas…
bring-done = { $count ->
    [one] Uma carta nova entrou no jogo.
   *[other] { $count } cartas novas entraram no jogo.
}
bring-kept = Ficou tudo guardado para suas outras mesas também.
bring-no-room = Nada ficou guardado para suas outras mesas: não cabe mais nenhum baralho. Apague um primeiro.
bring-left-out = O que ficou de fora
bring-nothing = Nenhum destes arquivos pôde virar carta.

## What is wrong with a file
refused-file-not-a-picture = { $file } não é uma imagem que dê para usar; salve como JPEG, PNG ou WebP.
refused-file-of-other-kind = { $file } está no formato { $kind }, que não conseguimos ler; salve como JPEG ou PNG.
refused-file-broken = { $file } está danificado ou incompleto; salve ou copie de novo.
refused-file-empty = { $file } está vazio; copie de novo.
refused-file-too-large = { $file } passa de { $most } MB; salve uma versão menor.
refused-file-too-many-pixels = { $file } tem { $width } × { $height } pixels, mais de { $most } milhões; salve uma versão menor.
refused-file-takes-too-much = { $file } precisa de mais de { $most } MB de memória para ser lido; salve uma versão menor ou um JPEG comum.
refused-file-too-small = { $file } tem só { $width } × { $height } pixels; uma carta precisa de pelo menos { $least } de cada lado.
refused-file-too-slow = { $file } demorou demais para ser lido; salve de novo como um JPEG comum.
refused-file-twice = { $file } é a mesma imagem que { $other }, então ficou de fora.
refused-file-outside = { $file } iria parar fora do baralho; dê um nome simples ao arquivo.
refused-file-is-a-link = { $file } é um atalho para outro lugar; coloque a própria imagem no baralho.
refused-file-locked = { $file } está protegido por senha; compacte o baralho sem senha.
refused-file-packed-otherwise = { $file } está compactado de um jeito que não conseguimos abrir; use um zip comum.
refused-zip-broken = { $file } não é um zip ou está incompleto; compacte o baralho de novo.
refused-too-many-files = { $file } tem mais de { $most } arquivos; tire o que não faz parte do baralho.
refused-too-many-pictures = O baralho já tem { $most } imagens, então { $file } ficou de fora; faça um segundo baralho.
refused-all-too-large = Juntos, os arquivos passam de { $most } MB, então { $file } e os que vêm depois ficaram de fora.
refused-file-unreadable = Não deu para ler { $file }: { $why }.
refused-manifest-unreadable = Não deu para entender { $file }, então ficou de fora: { $why }.
refused-manifest-too-long = { $file }: { $field } é longo demais; no máximo { $most } caracteres.
refused-manifest-without-picture = { $file } tem palavras para { $card }, mas essa imagem não está no baralho.
refused-and-more = { $more ->
    [one] Há mais um problema, em { $file }.
   *[other] Há mais { $more } problemas, o primeiro em { $file }.
}

shelf = Seus baralhos guardados
shelf-hint = O baralho que você apaga some desta lista. Quando nenhuma mesa usar mais as imagens, elas são apagadas em até três dias.
shelf-forget = Apagar
