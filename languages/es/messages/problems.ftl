## Why a request came to nothing
problem-no-such-table = No hay ninguna mesa con este código; vuelve a pedírselo a tus amigos.
problem-no-such-page = Aquí no hay nada; la dirección de una mesa es /t/ seguido de su código.
problem-not-that-way = Aquí hay algo, pero no para este método.
problem-no-such-sound = Esa grabación no está en esta mesa.
problem-no-such-picture = Esa imagen no existe.
problem-unreadable = { $what ->
    [json] Esto deja de ser JSON en la línea { $line }, columna { $column }.
    [object] Hace falta un objeto JSON, como { $like }.
    [address] Esta dirección está mal escrita.
   *[parsed] No pudimos entender esto; en /openapi.json está lo que se puede enviar aquí.
}
problem-unknown-field = { $items ->
    [0] Aquí no se conoce «{ $field }»; no hace falta enviar nada.
   *[other] Aquí no se conoce «{ $field }»; se puede enviar: { $known }.
}
problem-missing-field = Falta «{ $field }».
problem-wrong-kind = { $wanted ->
    [number] «{ $field }» debe ser un número entero.
    [truth] «{ $field }» debe ser true o false.
    [list] «{ $field }» debe ser una lista entre corchetes.
    [object] «{ $field }» debe ser un objeto entre llaves.
   *[text] «{ $field }» debe ser un texto.
}
problem-out-of-range = «{ $field }» debe estar entre { $least } y { $most }.
problem-unknown-word = «{ $field }» puede ser: { $words }.
problem-too-many-items = «{ $field }» tiene { $given } elementos; { $most } como máximo.
problem-unknown-name = «{ $field }» se refiere a algo que no está aquí.
problem-bad-key = Una clave de idempotencia tiene de 1 a 200 caracteres simples.
problem-key-reused = Esto ya se envió una vez, con otro contenido; vuelve a cargar la página e inténtalo de nuevo.
problem-too-large = Es demasiado grande; { $most } { $unit } como máximo.
problem-sound-kind = Una grabación debe ser WebM, Ogg, MP4 o WAV; esta no lo es.
problem-password = { $given ->
    [wrong] Esa no es la contraseña de esta mesa.
   *[none] Esta mesa tiene contraseña; escríbela primero.
}
problem-cross-site = Esta petición venía de otro sitio web, así que no se aceptó.
problem-too-many = Fue demasiado de golpe; inténtalo de nuevo en { $seconds } s.
problem-too-many-streams = Hay demasiadas páginas abiertas; cierra alguna e inténtalo de nuevo.
problem-too-much-talk = Aquí hablan todos a la vez; repítelo en { $seconds } s.
problem-too-many-uploads = Otras personas están añadiendo barajas; inténtalo de nuevo en un minuto.
problem-busy = Ahora mismo hay mucha gente; inténtalo de nuevo en unos segundos.
problem-full = En el servidor no caben más mesas; las que están abiertas siguen en marcha. Inténtalo de nuevo en unos minutos.
problem-disk-full = El disco de este servidor está casi lleno y ahora no se puede añadir nada; avisa a quien lo administra.
problem-stalled = El resto llegó demasiado despacio o no llegó, así que paramos; inténtalo de nuevo.
problem-too-many-files = Son más de { $most } archivos a la vez; añade menos, en varias barajas.
problem-unavailable = Ahora mismo no se puede, pero no se perdió nada; inténtalo de nuevo.
problem-unwritable = El disco del servidor está lleno o no se puede escribir en él, así que esto no se guardó; avisa a quien administra el servidor.
problem-damaged = Lo que el servidor guardó aquí está dañado y no se puede leer, y no servirá de nada volver a intentarlo; avisa a quien administra el servidor.
problem-data-gone = Los datos del servidor se movieron o se borraron mientras funcionaba, así que no se puede guardar nada; avisa a quien administra el servidor.
problem-bug = Algo falló por nuestra parte; lo que hiciste antes está a salvo. Inténtalo de nuevo.
