decks = Cartas
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-wordless = { $count ->
    [one] Uma destas cartas não tem descrição, por isso os bots só lhe veem as cores e a luz. Se achares pouco, joga sem eles.
   *[other] { $count } destas cartas não têm descrição, por isso os bots só lhes veem as cores e a luz. Se achares pouco, joga sem eles.
}
deck-no-bots = Jogar sem bots
deck-looking = Um modelo de IA está a descrever as imagens: { $done } de { $all }.
deck-of = Imagens de { $name }
deck-of-nobody = Imagens próprias
card-undescribed = uma imagem que alguém adicionou

bring = Jogar com as tuas imagens
bring-hint = Imagens JPEG, PNG ou WebP, soltas ou num zip. Só a tua mesa as vê, e apagamos qualquer registo de onde e quando foram tiradas.
bring-shape = Imagens com outra forma
bring-crop = Encher a carta
bring-fit = Imagem inteira
bring-keep = Guardar para as minhas outras mesas
bring-drop = Larga aqui imagens ou um zip, ou escolhe ficheiros
bring-send = Adicionar
bring-progress = Progresso
bring-waiting = A enviar…
bring-reading = A fazer as cartas…
bring-done = { $count ->
    [one] Há uma carta nova no baralho.
   *[other] Há { $count } cartas novas no baralho.
}
bring-kept = E fica tudo guardado para as tuas outras mesas.
bring-no-room = Não foi possível guardar para as tuas outras mesas: já não cabe mais nenhum baralho. Apaga um primeiro.
bring-left-out = Ficou de fora
bring-nothing = Não deu para fazer uma carta com nenhum destes ficheiros.

## What is wrong with a file
refused-file-not-a-picture = { $file } não é uma imagem que possamos usar; guarda-a como JPEG, PNG ou WebP.
refused-file-of-other-kind = { $file } está no formato { $kind }, que não conseguimos ler; guarda a imagem como JPEG ou PNG.
refused-file-broken = { $file } está danificado ou incompleto; guarda-o ou copia-o outra vez.
refused-file-empty = { $file } está vazio; copia-o outra vez.
refused-file-too-large = { $file } tem mais de { $most } MB; guarda uma versão mais pequena.
refused-file-too-many-pixels = { $file } tem { $width } × { $height } píxeis, mais de { $most } milhões; guarda uma versão mais pequena.
refused-file-takes-too-much = { $file } precisa de mais de { $most } MB de memória para ser lido; guarda uma versão mais pequena ou um JPEG normal.
refused-file-too-small = { $file } só tem { $width } × { $height } píxeis; uma carta precisa de, pelo menos, { $least } de cada lado.
refused-file-too-slow = { $file } demorou demasiado a ler; guarda-o outra vez como um JPEG normal.
refused-file-twice = { $file } é a mesma imagem que { $other }, por isso ficou de fora.
refused-file-outside = { $file } iria parar fora do baralho; dá-lhe um nome de ficheiro simples.
refused-file-is-a-link = { $file } é um atalho para outro sítio; põe a própria imagem no baralho.
refused-file-locked = { $file } está protegido com palavra-passe; faz o zip do baralho sem ela.
refused-file-packed-otherwise = { $file } está comprimido de uma forma que não conseguimos abrir; faz um zip normal do baralho.
refused-zip-broken = { $file } não é um zip ou está incompleto; faz o zip do baralho outra vez.
refused-too-many-files = { $file } tem mais de { $most } ficheiros; tira o que não faz parte do baralho.
refused-too-many-pictures = O baralho já tem { $most } imagens, por isso { $file } ficou de fora; faz um segundo baralho.
refused-all-too-large = Os ficheiros juntos têm mais de { $most } MB, por isso { $file } e tudo o que vem a seguir ficaram de fora.
refused-file-unreadable = Não é possível ler { $file }: { $why }.
refused-manifest-unreadable = Não conseguimos perceber { $file }, por isso ficou de fora: { $why }.
refused-manifest-too-long = { $file }: { $field } é demasiado comprido; no máximo, { $most } caracteres.
refused-manifest-without-picture = { $file } tem palavras para { $card }, mas essa imagem não está no baralho.
refused-and-more = { $more ->
    [one] Há mais um problema, em { $file }.
   *[other] Há mais { $more } problemas, o primeiro em { $file }.
}

shelf = Baralhos que guardas
shelf-hint = Um baralho que apagues desaparece desta lista. Quando já nenhuma mesa usar as imagens, são apagadas no prazo de três dias.
shelf-forget = Apagar
