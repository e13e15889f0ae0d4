decks = As cartas
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-wordless = { $count ->
    [one] Ninguém descreveu uma destas cartas: dela os bots só conhecem as cores e a luz. Se achar pouco, jogue sem eles.
   *[other] Ninguém descreveu { $count } destas cartas: delas os bots só conhecem as cores e a luz. Se achar pouco, jogue sem eles.
}
deck-no-bots = Jogar sem bots
deck-looking = Um modelo de visão está descrevendo as imagens: { $done } de { $all }.
deck-of = Imagens de { $name }
deck-of-nobody = Imagens próprias
card-undescribed = uma imagem que alguém trouxe

bring = Jogar com imagens próprias
bring-hint = JPEG, PNG ou WebP, ou um zip com elas. Só a sua mesa as vê, sem o lugar nem a hora em que foram tiradas.
bring-shape = Imagens com outra forma
bring-crop = Encher a carta
bring-fit = Mostrar por inteiro
bring-keep = Guardar para as minhas outras mesas
bring-drop = Solte aqui imagens ou um zip, ou escolha os arquivos
bring-send = Trazer
bring-progress = Progresso
bring-waiting = Envio em curso…
bring-reading = Nascem as cartas…
bring-done = { $count ->
    [one] Uma imagem virou carta e já está no baralho.
   *[other] { $count } imagens viraram cartas e já estão no baralho.
}
bring-kept = Ficam guardadas para as suas outras mesas.
bring-no-room = Não ficam guardadas para as suas outras mesas: você já guarda todos os baralhos que cabem. Apague um antes.
bring-left-out = Ficaram de fora
bring-nothing = Nenhum destes arquivos virou carta.

## What is wrong with a file
refused-file-not-a-picture = { $file } não é uma imagem que sirva; guarde-a como JPEG, PNG ou WebP.
refused-file-of-other-kind = { $file } é uma imagem { $kind }, que aqui não se consegue ler; guarde-a como JPEG ou PNG.
refused-file-broken = { $file } está com defeito ou incompleto; guarde ou copie outra vez.
refused-file-empty = { $file } está vazio; copie outra vez.
refused-file-too-large = { $file } passa de { $most } MB; guarde numa versão menor.
refused-file-too-many-pixels = { $file } tem { $width } × { $height } pixels, mais de { $most } milhões; guarde numa versão menor.
refused-file-takes-too-much = { $file } precisa de mais de { $most } MB de memória para ser lido; guarde numa versão menor ou como um JPEG comum.
refused-file-too-small = { $file } tem só { $width } × { $height } pixels; uma carta precisa de pelo menos { $least } em cada lado.
refused-file-too-slow = A leitura de { $file } demorou demais; guarde de novo como um JPEG comum.
refused-file-twice = { $file } é a mesma imagem que { $other }, por isso ficou de fora.
refused-file-outside = { $file } ficaria fora do baralho; dê-lhe um nome simples lá dentro.
refused-file-is-a-link = { $file } é um atalho para outro lugar; ponha a própria imagem no baralho.
refused-file-locked = { $file } está protegido por senha; faça o pacote do baralho sem ela.
refused-file-packed-otherwise = { $file } está compactado de um jeito que aqui não se abre; faça o baralho num zip comum.
refused-zip-broken = { $file } não é um zip ou está incompleto; faça o pacote do baralho outra vez.
refused-too-many-files = { $file } contém mais de { $most } arquivos; tire o que não é do baralho.
refused-too-many-pictures = O baralho já tem { $most } imagens, por isso { $file } ficou de fora; faça um segundo baralho.
refused-all-too-large = Todos os arquivos juntos passam de { $most } MB, por isso { $file } e o que vem depois ficaram de fora.
refused-file-unreadable = Não é possível ler { $file }: { $why }.
refused-manifest-unreadable = Não se entende { $file }, por isso ficou de fora: { $why }.
refused-manifest-too-long = { $file }: { $field } é longo demais; cabem { $most } caracteres.
refused-manifest-without-picture = { $file } tem palavras para { $card }, mas essa imagem não está no baralho.
refused-and-more = { $more ->
    [one] Há mais um problema, em { $file }.
   *[other] Há mais { $more } problemas, o primeiro em { $file }.
}

shelf = Baralhos que você guarda
shelf-hint = O baralho que você apagar some desta lista. As imagens são apagadas em um dia, ou com a última mesa que ainda joga com elas.
shelf-forget = Apagar
