# Sakkara op papier: de vellen, de kaarten en hoe je het maakt.

## De vellen
sakkara-sheet-says = dertien bij dertien: drie lagen met lichte velden, drie muren met hiërogliefen, een ingang in elke hoek en het ankhveld in het midden
sakkara-sheet-stones = Stenen en bruggen
sakkara-sheet-standing = Stenen die staan
sakkara-sheet-cards = Horuskaarten en ankhkaarten
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## De kaarten
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] één zet per beurt
       *[other] { $moves } zetten per beurt
    }

## Zo maak je het
sakkara-sheet-need-knife = een schaar, of een scherp mes en een liniaal
sakkara-sheet-need-glue = een lijmstift
sakkara-sheet-need-coins = voor platte stenen: twaalf munten, knopen of dik karton
sakkara-sheet-step-board = Knip de vier delen van het spelbord langs de tekens uit. Leg A2 op A1 en B2 op B1, zodat de tekening doorloopt, en lijm ze vast. Lijm dan de onderste helft op de bovenste.
sakkara-sheet-step-stones = Knip de twaalf stenen uit. Lijm elke steen op een munt, een knoop of dik karton: zo pak je hem beter vast.
sakkara-sheet-step-standing = Of maak stenen die staan. Knip ze uit, vouw ze in het midden en lijm voorkant en achterkant op elkaar. Vouw beide voeten naar buiten. De grote pijl ligt voor de steen en wijst waar hij heen gaat.
sakkara-sheet-step-bridges = Knip de zeven bruggen uit: vier zwarte, twee grijze en een witte. Knip de kaarten uit, voor iedereen een Horuskaart en een ankhkaart.
sakkara-sheet-step-start = Leg de bruggen neer: zwarte in de buitenste muur, grijze in de middelste muur, de witte op het ankhveld. Alle stenen wachten buiten naast hun ingang.
sakkara-sheet-step-spares = Bewaar de reserve voor als er iets kwijtraakt.
