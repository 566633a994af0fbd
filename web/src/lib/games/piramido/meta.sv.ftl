# Piramido before its board is loaded: in lists of games, and where a table is set up.
piramido-title = Piramido
piramido-mood = Det bara du kan se
piramido-about = Ta dig fram på pyramiden och i labyrinten efter bilderna i din bildkikare, tecken för tecken.
piramido-players = 1 till 3 spelare
piramido-length = ungefär 30 minuter (vår gissning)
piramido-rule-1 = Din bildkikare visar bilder som ingen annan ser: de säger vart du ska.
piramido-rule-2 = Kasta, gå till det trappsteg eller tecken du känner igen, och ta det.
piramido-rule-3 = Ha rätt och var först: varje rätt läst bild räknas.

## In print
piramido-print = Ett 3D-spel med View-Master
piramido-print-edition = View-Master 3-D, på sju språk; skivorna är borta, våra har vi ritat själva
piramido-print-players = 1 till 3

## Presets
piramido-preset-printed = Den som kastar högst börjar, färger väljs före varje väg, slagna sfinxer förblir ur spel, och bara tecknen kontrolleras.
piramido-preset-ours = Spelare 1 börjar, färgerna går vidare, sfinxerna kommer tillbaka, och själva trappstegen måste vara rätt.
piramido-preset-children = Bara uppför pyramiden; ett trappsteg med rätt tecken duger, och man får fråga datorn om råd.

## Variants
piramido-option-routes = Vägar
piramido-option-routes-about = Vilka vägar som spelas, och i vilken ordning.
piramido-option-routes-A = A: uppför pyramiden
piramido-option-routes-B = B: nerför pyramiden
piramido-option-routes-C = C: in i labyrinten
piramido-option-routes-D = D: ut ur labyrinten
piramido-option-routes-AB = A och B
piramido-option-reels = Bilder
piramido-option-reels-about = Vad bildkikarna visar; de tryckta skivorna är borta, så alla är ritade av oss.
piramido-option-reels-classic = Tre skivor, samma i varje parti
piramido-option-reels-random = Nya för varje parti
piramido-option-order = Vem som börjar
piramido-option-order-about = Hur det avgörs vem som börjar och vem som har vilken färg.
piramido-option-order-fixed = Spelare 1, och färgerna som de kommer
piramido-option-order-rolloff = Den som kastar högst, och som då också väljer färg först
piramido-option-check = Kontrollen på slutet
piramido-option-check-about = Vad som måste vara rätt för att någon ska vinna.
piramido-option-check-steps = Själva trappstegen
piramido-option-check-signs = Bara hieroglyferna på dem
piramido-option-colours = Färger på nästa väg
piramido-option-colours-about = Hur färgerna byts mellan vägarna, och bilderna med dem.
piramido-option-colours-pass = På återvägen tar alla nästa färg
piramido-option-colours-choose = Alla väljer igen, i den ordning de kom fram
piramido-option-sphinxes = Slagna sfinxer
piramido-option-sphinxes-about = Hur länge en sfinx är ur spel.
piramido-option-sphinxes-return = Till nästa väg på pyramiden
piramido-option-sphinxes-spent = Resten av partiet
