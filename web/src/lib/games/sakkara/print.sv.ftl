# Sakkara på papper: arken, korten och hur det byggs.

## Arken
sakkara-sheet-says = tretton gånger tretton: tre nivåer med ljusa rutor, tre murar med hieroglyfer, en ingång i varje hörn och Ankhrutan i mitten
sakkara-sheet-stones = Stenar och broar
sakkara-sheet-standing = Stenar som står
sakkara-sheet-cards = Horuskort och Ankhkort
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## Korten
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] ett drag per tur
       *[other] { $moves } drag per tur
    }

## Så bygger du det
sakkara-sheet-need-knife = en sax, eller en vass kniv och en linjal
sakkara-sheet-need-glue = ett limstift
sakkara-sheet-need-coins = för platta stenar: tolv mynt, knappar eller tjock kartong
sakkara-sheet-step-board = Klipp ut spelplanens fyra delar längs märkena. Lägg A2 på A1 och B2 på B1 så att teckningen fortsätter, och limma. Limma sedan den undre halvan på den övre.
sakkara-sheet-step-stones = Klipp ut de tolv stenarna. Limma var och en på ett mynt, en knapp eller tjock kartong: då är den lättare att gripa.
sakkara-sheet-step-standing = Eller bygg stenar som står. Klipp ut dem, vik dem på mitten och limma ihop framsidan och baksidan. Vik båda fötterna utåt. Den stora pilen ligger framför stenen och visar vart den går.
sakkara-sheet-step-bridges = Klipp ut de sju broarna: fyra svarta, två grå och en vit. Klipp ut korten, ett Horuskort och ett Ankhkort till var och en.
sakkara-sheet-step-start = Lägg ut broarna: svarta i den yttre muren, grå i den mellersta muren, den vita på Ankhrutan. Alla stenar väntar utanför, bredvid sin ingång.
sakkara-sheet-step-spares = Spara reserven, ifall något kommer bort.
