decks = Cartas
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-wordless = { $count ->
    [one] Una de estas cartas no tiene descripción: los bots solo ven sus colores y su luz. Si te parece poco, juega sin ellos.
   *[other] { $count } de estas cartas no tienen descripción: los bots solo ven sus colores y su luz. Si te parece poco, juega sin ellos.
}
deck-no-bots = Jugar sin bots
deck-looking = Un modelo de IA está describiendo las imágenes: { $done } de { $all }.
deck-of = Imágenes de { $name }
deck-of-nobody = Imágenes añadidas
card-undescribed = una imagen que alguien añadió

bring = Juega con tus propias imágenes
bring-hint = JPEG, PNG o WebP, o un zip con varias. Solo las verá tu mesa, y borramos todo dato de dónde y cuándo se tomaron.
bring-shape = Imágenes que no tienen forma de carta
bring-crop = Llenar la carta
bring-fit = Imagen entera
bring-keep = Guardarlas para mis otras mesas
bring-drop = Suelta aquí imágenes o un zip, o elige archivos
bring-send = Añadirlas
bring-progress = Progreso
bring-waiting = Subiendo…
bring-reading = Creando cartas…
bring-done = { $count ->
    [one] Hay una carta nueva en la baraja.
   *[other] Hay { $count } cartas nuevas en la baraja.
}
bring-kept = También quedan guardadas para tus otras mesas.
bring-no-room = No se guardaron para tus otras mesas: no caben más barajas. Primero borra una.
bring-left-out = Quedaron fuera
bring-nothing = Ninguno de estos archivos se pudo convertir en carta.

## What is wrong with a file
refused-file-not-a-picture = { $file } no es una imagen que podamos usar; guárdala como JPEG, PNG o WebP.
refused-file-of-other-kind = { $file } está en formato { $kind }, que no podemos leer; guárdalo como JPEG o PNG.
refused-file-broken = { $file } está dañado o incompleto; guárdalo o cópialo otra vez.
refused-file-empty = { $file } está vacío; cópialo otra vez.
refused-file-too-large = { $file } ocupa más de { $most } MB; guarda una versión más pequeña.
refused-file-too-many-pixels = { $file } tiene { $width } × { $height } píxeles, más de { $most } millones; guarda una versión más pequeña.
refused-file-takes-too-much = { $file } ocupa más de { $most } MB de memoria al abrirse; guarda una versión más pequeña o un JPEG normal.
refused-file-too-small = { $file } solo tiene { $width } × { $height } píxeles; una carta necesita al menos { $least } por lado.
refused-file-too-slow = { $file } tardó demasiado en leerse; guárdalo de nuevo como un JPEG normal.
refused-file-twice = { $file } es la misma imagen que { $other }, así que quedó fuera.
refused-file-outside = { $file } quedaría fuera de la baraja; ponle un nombre de archivo sencillo.
refused-file-is-a-link = { $file } es un enlace a otro lugar; pon en la baraja la imagen misma.
refused-file-locked = { $file } está protegido con contraseña; comprime la baraja sin ella.
refused-file-packed-otherwise = { $file } está comprimido de un modo que no podemos abrir; comprime la baraja en un zip normal.
refused-zip-broken = { $file } no es un zip o está incompleto; comprime la baraja otra vez.
refused-too-many-files = { $file } contiene más de { $most } archivos; quita lo que no sea de la baraja.
refused-too-many-pictures = La baraja ya tiene { $most } imágenes, así que { $file } quedó fuera; haz una segunda baraja.
refused-all-too-large = Todos los archivos juntos ocupan más de { $most } MB, así que { $file } y los siguientes quedaron fuera.
refused-file-unreadable = No se puede leer { $file }: { $why }.
refused-manifest-unreadable = No pudimos entender { $file }, así que quedó fuera: { $why }.
refused-manifest-too-long = { $file }: { $field } es demasiado largo; { $most } caracteres como máximo.
refused-manifest-without-picture = { $file } tiene palabras para { $card }, pero esa imagen no está en la baraja.
refused-and-more = { $more ->
    [one] Hay un problema más, en { $file }.
   *[other] Hay { $more } problemas más, el primero en { $file }.
}

shelf = Barajas guardadas
shelf-hint = Si borras una baraja, desaparece de esta lista. Sus imágenes se borran en tres días como máximo, cuando ya no las use ninguna mesa.
shelf-forget = Borrar
