# Sphinx op papier: de vellen, de kaarten en hoe je alles maakt.

## De vellen
sphinx-sheet-says = de gang, een spiraal van 81 velden tussen muren naar binnen, met elf cirkels voor geheime deuren, kaartvelden, mummievelden, drie tempelkamers aan de rand en de schat in het midden
sphinx-sheet-discs = Geheime deuren: de schijven
sphinx-sheet-doors = Geheime deuren en pionnen
sphinx-sheet-sphinxes = Sfinxen en dobbelstenen
sphinx-sheet-rivets = Papieren klinknagels, in plaats van splitpennen
sphinx-sheet-disc = De schijf van een geheime deur
sphinx-sheet-door = Een geheime deur om te vouwen
sphinx-sheet-rivet = Een papieren klinknagel om te rollen
sphinx-sheet-washer = Een rondje voor een papieren klinknagel
sphinx-sheet-sphinx = Een sfinx om te vouwen, met een zakje en een venster aan de onderkant
sphinx-sheet-pawn = Pion { $number }
sphinx-sheet-die = Een dobbelsteen met de getallen 1 tot en met 6
sphinx-sheet-snake-die = De dobbelsteen met de getallen 1 tot en met 4 en twee keer slangen
sphinx-sheet-card = Sfinxkaart: { sphinx-colour }
sphinx-sheet-colour = Kleurkaart: { sphinx-colour }
sphinx-sheet-start = Startspeler

## Zo maak je het
sphinx-sheet-need-knife = een schaar, en een scherp mes met een liniaal
sphinx-sheet-need-glue = lijm
sphinx-sheet-need-pins = elf splitpennen met een kleine kop, of de papieren klinknagels en een houten prikker
sphinx-sheet-need-awl = een dikke naald of een priem
sphinx-sheet-need-board = als je wilt, dun karton om het spelbord op te lijmen
sphinx-sheet-step-board = Knip de vier delen van het spelbord langs de tekens uit. Leg A2 op A1 en B2 op B1 zodat de tekening doorloopt, en lijm ze vast. Lijm dan de onderste helft op de bovenste. Op dun karton ligt het spelbord vlak.
sphinx-sheet-step-doors = Knip de elf schijven en de elf deuren uit. Vouw elke deur in het midden en lijm de twee wanden op elkaar. Vouw de voeten naar buiten. Lijm de deur nog niet op haar schijf.
sphinx-sheet-step-pins = Prik door het kruisje in het midden van elke schijf en van elke cirkel op het spelbord. Steek een splitpen van bovenaf door allebei en buig de pootjes onderaan uit elkaar. De schijf moet soepel draaien. Lijm nu de voeten van de deur op de gearceerde stroken: haar boog staat over de kop van de pen.
sphinx-sheet-step-rivets = Geen splitpennen? Knip de ringen uit de schijven en het spelbord. Rol een papieren klinknagel strak om een prikker en lijm het uiteinde vast. Steek hem door de schijf en het spelbord en buig de strookjes boven en onder naar buiten. Lijm de bovenste op de schijf en een rondje op de onderste. Geen lijm op het spelbord!
sphinx-sheet-step-turn = Draai elke deur zo dat ze in één lijn met de muren staat. Een pion staat op een kwart van de schijf. Draait de deur een halve slag, dan draaien alle pionnen op de schijf mee.
sphinx-sheet-step-sphinxes = Knip de zes sfinxen met hun venster en inkeping uit. Vouw alles naar achteren. Doe alleen lijm op de gearceerde stroken en druk de bodem met het venster erop. Tussen de twee bodems blijft een zakje dat aan één kant open is.
sphinx-sheet-step-colours = Knip de zes kleurkaarten uit en schud ze met de kleur naar onderen. Schuif in elke sfinx één kaart, met de kleur naar onderen en zonder te kijken. Schud daarna de sfinxen. Wil je onder een sfinx kijken, til hem dan zo op dat alleen jij het venster ziet. Verwissel je twee sfinxen, schuif ze dan over het spelbord, zodat niemand een venster ziet.
sphinx-sheet-step-pawns = Knip de vier pionnen uit, vouw ze in het midden en lijm voor- en achterkant op elkaar. Vouw beide voeten naar buiten.
sphinx-sheet-step-dice = Knip de drie dobbelstenen uit. Vouw alle lijnen naar achteren en lijm het ene lipje na het andere. De kant met het bovenste lipje sluit de dobbelsteen.
sphinx-sheet-step-cards = Knip de 24 sfinxkaarten uit, vier van elke kleur, en de kaart van de startspeler. De jongste krijgt die.
sphinx-sheet-step-start = Drie sfinxen bewaken de schat op G1, G2 en G3, drie staan in de tempelkamers T1, T2 en T3. De pionnen beginnen op de pijl.
