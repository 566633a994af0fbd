# Om språken själva.
language-visit = Språk för det här besöket, som länken bad om: { $language }.
language-keep = Behåll språket
language-unread = Ingen som har språket som modersmål har läst texterna ännu.
language-read = { $reader }, som har språket som modersmål, har läst texterna.
language-correct = Är en mening fel eller stel? Säg till under ”Issues” på sidan där projektets källkod ligger, gärna med en bättre mening.
no-script = Pyramidion behöver JavaScript. Samma spel går att spela i en terminal: pyramidion play.
