# Delle lingue stesse.
language-visit = Lingua di questa visita, chiesta dal link: { $language }.
language-keep = Tieni questa lingua
language-unread = Nessun madrelingua ha ancora letto questi testi.
language-read = { $reader }, di madrelingua, ha letto questi testi.
language-correct = Una frase è sbagliata o suona male? Segnalala sotto «Issues», sulla pagina del progetto nel sito che lo ospita, e proponine una migliore se ce l’hai.
no-script = Pyramidion ha bisogno di JavaScript. Agli stessi giochi si gioca anche nel terminale: pyramidion play.
