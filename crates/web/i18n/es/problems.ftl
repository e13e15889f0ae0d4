## Why a request came to nothing
problem-no-such-table = No hay ninguna mesa con este código; vuelve a pedirlo a tus amigos.
problem-no-such-page = Aquí no hay nada; la mesa está en /t/ y su código.
problem-not-that-way = Esto se puede pedir, pero no con este método.
problem-no-such-sound = Esa grabación no es de esta mesa.
problem-no-such-picture = Esa imagen no existe.
problem-unreadable = { $what ->
    [json] Esto deja de ser JSON en la línea { $line }, columna { $column }.
    [object] Hace falta un objeto JSON, como { $like }.
    [address] Esta dirección está mal escrita.
   *[parsed] No se entendió esto; en /openapi.json está lo que se puede enviar aquí.
}
problem-unknown-field = { $items ->
    [0] Aquí no se conoce «{ $field }»; no hace falta enviar nada.
   *[other] Aquí no se conoce «{ $field }»; hay: { $known }.
}
problem-missing-field = Falta «{ $field }».
problem-wrong-kind = { $wanted ->
    [number] «{ $field }» debe ser un número entero.
    [truth] «{ $field }» debe ser true o false.
    [list] «{ $field }» debe ser una lista entre corchetes.
    [object] «{ $field }» debe ser un objeto entre llaves.
   *[text] «{ $field }» debe ser un texto.
}
problem-out-of-range = «{ $field }» va de { $least } a { $most }.
problem-unknown-word = «{ $field }» puede ser: { $words }.
problem-too-many-items = «{ $field }» trae { $given } elementos; { $most } como máximo.
problem-unknown-name = «{ $field }» no nombra nada de lo que hay aquí.
problem-bad-key = Una clave de idempotencia tiene de 1 a 200 caracteres simples.
problem-key-reused = Esto ya se envió una vez, con otro contenido; vuelve a cargar la página e inténtalo de nuevo.
problem-too-large = Es demasiado grande; { $most } { $unit } como máximo.
problem-sound-kind = Una grabación es WebM, Ogg, MP4 o WAV; esto no es ninguna de esas cosas.
problem-password = { $given ->
    [wrong] Esa no es la contraseña de esta mesa.
   *[none] Esta mesa tiene contraseña; escríbela primero.
}
problem-cross-site = Esto venía de otro sitio, así que no se hizo.
problem-too-many = Fue mucho de golpe; inténtalo de nuevo en { $seconds } s.
problem-too-many-streams = Hay demasiadas páginas abiertas; cierra alguna e inténtalo de nuevo.
problem-too-much-talk = Aquí habla todo el mundo a la vez; repítelo en { $seconds } s.
problem-too-many-uploads = Ahora mismo otras mesas traen barajas; inténtalo de nuevo en un minuto.
problem-busy = Ahora mismo hay mucho que hacer; inténtalo de nuevo en unos segundos.
problem-full = El servidor ya tiene todas las mesas que puede llevar; las abiertas siguen. Inténtalo de nuevo en unos minutos.
problem-disk-full = El disco de este servidor está casi lleno y ahora no se puede traer nada; avisa a quien lo lleva.
problem-stalled = El resto llegó demasiado despacio o no llegó, así que paramos; inténtalo de nuevo.
problem-too-many-files = Son más de { $most } archivos de una vez; trae menos, en varias barajas.
problem-unavailable = No se perdió nada, pero ahora mismo no se puede; inténtalo de nuevo.
problem-unwritable = El disco del servidor está lleno o no admite escritura, así que esto no se guardó; avisa a quien lleva el servidor.
problem-damaged = Lo que el servidor guardó aquí está dañado y no se puede leer, y repetirlo no ayuda; avisa a quien lleva el servidor.
problem-data-gone = Los datos del servidor se movieron o se borraron mientras funcionaba, así que no se puede guardar nada; avisa a quien lleva el servidor.
problem-bug = Algo nos falló; lo hecho antes se conserva. Inténtalo de nuevo.
