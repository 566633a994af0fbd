# What only the terminal says of Sphinx.

## Below the board drawn in text
# The signs are drawn on the board; [R] is the field of a red card.
sphinx-terminal-legend = >> start   [R] kaart   (o) mummie: kijken   $$$ schat
sphinx-terminal-legend-door = ==== of : geheime deur, d1 ernaast
sphinx-terminal-sphinxes = Sfinxen
sphinx-terminal-field = veld { $field }
sphinx-terminal-cards = kaarten
sphinx-terminal-seen = heeft gezien
sphinx-terminal-seen-nothing = heeft niets gezien
# { $left } is such as +3 or -2.
sphinx-terminal-walk = Dan nog { $left } te gaan.

## How actions are written: N, G1 and such stand in the form, “+N”, “swap:G1:T3”
sphinx-form-forwards = gebruik een dobbelsteen met N om vooruit te lopen
sphinx-form-backwards = gebruik een dobbelsteen met N om terug te lopen
sphinx-form-swap = verwissel met de slangen een wachter en een tempelsfinx, ongezien
sphinx-form-take = neem de kaart van het veld
sphinx-form-leave = neem hem niet
sphinx-form-peek = kijk onder een sfinx, één keer per beurt
sphinx-form-nopeek = kijk niet
sphinx-form-steal = steel een kaart van de pion die je passeert
sphinx-form-nosteal = steel niets
sphinx-form-turn = draai de geheime deur (als draaien niet verplicht is)
sphinx-form-stay = laat hem dicht
sphinx-form-attempt = noem de kleuren van G1, G2 en G3, van kaarten in je hand
sphinx-form-pass = eindig de beurt in plaats van naar de eerste wachter te gaan
