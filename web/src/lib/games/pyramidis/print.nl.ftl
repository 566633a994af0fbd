# Pyramidis op papier: de vellen en hoe je het bouwt.

## De vellen
pyramidis-sheet-says = een kruis van twee ringen met vier gedeelde vakjes in het midden, met pijlen voor elke kleur en aan elk uiteinde een startvakje, een eindvakje en een bakje
pyramidis-sheet-pyramids = Piramides, { pyramidis-colour }
pyramidis-sheet-pyramid = Een piramide om te vouwen, { pyramidis-colour }
pyramidis-sheet-tokens = Platte fiches
pyramidis-sheet-token = Een platte fiche, { pyramidis-colour }

## Zo bouw je het
pyramidis-sheet-need-scissors = een schaar
pyramidis-sheet-need-pen = een liniaal en een lege balpen, om de vouwen voor te drukken
pyramidis-sheet-need-glue = een lijmstift of liever alleslijm
pyramidis-sheet-need-board = als je wilt: stevig karton onder het bord
pyramidis-sheet-step-board = Knip de vier delen van het bord langs de tekens uit. Leg A2 over A1 en B2 over B1, zodat de tekening doorloopt, en lijm ze vast. Lijm dan de onderste helft over de bovenste.
pyramidis-sheet-step-score = Voor elke piramide: druk alle lijnen van streepjes en puntjes voor met een liniaal en een lege pen. Knip daarna langs de omtrek. Met twee spelers heb je twee kleuren nodig, met vier allemaal.
pyramidis-sheet-step-fold = Vouw alle lijnen naar achteren, met de kleur aan de buitenkant. Lijm de lange gearceerde strook achter de eerste kant.
pyramidis-sheet-step-rim = Keer de piramide om. Vouw de twee gearceerde flapjes naar binnen, doe lijm op hun uiteinden en vouw de twee witte eroverheen. Nu heeft ze een rand, en het midden blijft open.
pyramidis-sheet-step-stack = De rand houdt de piramides uit elkaar: elke piramide toont haar fries onder de volgende. Een toren van vijf is { $height } mm hoog.
pyramidis-sheet-step-tokens = Haast? Speel met de platte fiches. Die zijn in een half uur klaar. Knip ze uit en schuif in een zuil elke fiche een beetje opzij, zodat alle friezen te zien zijn. De bovenste is de eigenaar van de zuil.
