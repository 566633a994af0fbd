# De los idiomas mismos.
language-visit = Idioma de esta visita, pedido por el enlace: { $language }.
language-keep = Conservarlo
language-unread = Ningún hablante nativo ha leído todavía estos textos.
language-read = { $reader }, hablante nativo, ha leído estos textos.
language-correct = ¿Una frase es incorrecta o suena rara? Avisa en el apartado «Issues» de la página donde se aloja el proyecto, y propón una mejor si la tienes.
no-script = Pyramidion necesita JavaScript. También puedes jugar a estos juegos en un terminal: pyramidion play.
