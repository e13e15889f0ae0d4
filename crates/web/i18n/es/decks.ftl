decks = Las cartas
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deck-wordless = { $count ->
    [one] Nadie ha descrito una de estas cartas: de ella los bots solo conocen los colores y la luz. Si te parece poco, juega sin ellos.
   *[other] Nadie ha descrito { $count } de estas cartas: de ellas los bots solo conocen los colores y la luz. Si te parece poco, juega sin ellos.
}
deck-no-bots = Jugar sin bots
deck-looking = Un modelo de visión está describiendo las imágenes: { $done } de { $all }.
deck-of = Imágenes de { $name }
deck-of-nobody = Imágenes propias
card-undescribed = una imagen que alguien trajo

bring = Juega con tus propias imágenes
bring-hint = JPEG, PNG o WebP, o un zip con ellas. Solo las verá tu mesa, sin el lugar ni la hora en que se tomaron.
bring-shape = Imágenes con otra forma
bring-crop = Llenar la carta
bring-fit = Mostrarlas enteras
bring-keep = Guardarlas para mis otras mesas
bring-drop = Suelta aquí imágenes o un zip, o elígelos
bring-send = Traerlas
bring-progress = Progreso
bring-waiting = Enviando…
bring-reading = Haciendo cartas…
bring-done = { $count ->
    [one] Una imagen ya es carta y está en la baraja.
   *[other] { $count } imágenes ya son cartas y están en la baraja.
}
bring-kept = Quedan guardadas para tus otras mesas.
bring-no-room = No quedan guardadas para tus otras mesas: ya guardas todas las barajas que caben. Borra una antes.
bring-left-out = Se quedaron fuera
bring-nothing = Ninguno de estos archivos llegó a ser carta.

## What is wrong with a file
refused-file-not-a-picture = { $file } no es una imagen que sirva; guárdala como JPEG, PNG o WebP.
refused-file-of-other-kind = { $file } es una imagen { $kind }, que aquí no se puede leer; guárdala como JPEG o PNG.
refused-file-broken = { $file } está dañado o incompleto; guárdalo o cópialo otra vez.
refused-file-empty = { $file } está vacío; cópialo otra vez.
refused-file-too-large = { $file } ocupa más de { $most } MB; guárdalo más pequeño.
refused-file-too-many-pixels = { $file } tiene { $width } × { $height } píxeles, más de { $most } millones; guárdalo más pequeño.
refused-file-takes-too-much = { $file } necesita más de { $most } MB de memoria para leerse; guárdalo más pequeño o como un JPEG normal.
refused-file-too-small = { $file } solo tiene { $width } × { $height } píxeles; una carta necesita al menos { $least } por lado.
refused-file-too-slow = { $file } tardó demasiado en leerse; guárdalo de nuevo como un JPEG normal.
refused-file-twice = { $file } es la misma imagen que { $other }, así que se quedó fuera.
refused-file-outside = { $file } quedaría fuera de la baraja; ponle un nombre sencillo y déjalo dentro.
refused-file-is-a-link = { $file } es un enlace a otro sitio; pon la imagen misma en la baraja.
refused-file-locked = { $file } está protegido con contraseña; empaqueta la baraja sin ella.
refused-file-packed-otherwise = { $file } está comprimido de un modo que aquí no se puede abrir; empaqueta la baraja como un zip normal.
refused-zip-broken = { $file } no es un zip o está incompleto; empaqueta la baraja otra vez.
refused-too-many-files = { $file } contiene más de { $most } archivos; quita lo que no sea de la baraja.
refused-too-many-pictures = La baraja ya tiene { $most } imágenes, así que { $file } se quedó fuera; haz una segunda baraja.
refused-all-too-large = Todos los archivos juntos ocupan más de { $most } MB, así que { $file } y lo que sigue se quedaron fuera.
refused-file-unreadable = No se puede leer { $file }: { $why }.
refused-manifest-unreadable = No se entiende { $file }, así que se quedó fuera: { $why }.
refused-manifest-too-long = { $file }: { $field } es demasiado largo; caben { $most } caracteres.
refused-manifest-without-picture = { $file } tiene palabras para { $card }, pero esa imagen no está en la baraja.
refused-and-more = { $more ->
    [one] Hay un problema más, en { $file }.
   *[other] Hay { $more } problemas más, el primero en { $file }.
}

shelf = Barajas que guardas
shelf-hint = La baraja que borres desaparece de esta lista. Sus imágenes se eliminan en un día, o con la última mesa que aún juegue con ellas.
shelf-forget = Borrar
