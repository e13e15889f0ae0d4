## Why a request came to nothing
problem-no-such-table = No hay ninguna mesa con este código; vuelve a pedirlo a tus amigos.
problem-no-such-page = Aquí no hay nada; la mesa está en /t/ y su código.
problem-not-that-way = Esto se puede pedir, pero no con este método.
problem-no-such-sound = Esa grabación no es de esta mesa.
problem-no-such-picture = Esa imagen no existe.
problem-unreadable = { $what ->
    [object] Hace falta un objeto JSON, como { $why }.
    [missing] Falta { $why }.
    [number] { $why } no es un número.
    [address] Esta dirección está mal escrita.
    [key] Una clave de idempotencia tiene de 1 a 200 caracteres.
   *[parsed] No se entendió esto: { $why }.
}
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
problem-bug = Algo nos falló; no se perdió nada.
