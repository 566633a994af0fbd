# What only the terminal says of Sphinx.

## Below the board drawn in text
# The signs are drawn on the board; [R] is the field of a red card.
sphinx-terminal-legend = >> partenza   [R] carta   (o) mummia: guarda   $$$ tesoro
sphinx-terminal-legend-door = ==== o : porta segreta, accanto d1
sphinx-terminal-sphinxes = Sfingi
sphinx-terminal-field = casella { $field }
sphinx-terminal-cards = carte
sphinx-terminal-seen = ha visto
sphinx-terminal-seen-nothing = non ha visto nulla
# { $left } is such as +3 or -2.
sphinx-terminal-walk = Poi ancora { $left }.

## How actions are written: N, G1 and such stand in the form, “+N”, “swap:G1:T3”
sphinx-form-forwards = usa un dado che mostra N per andare avanti
sphinx-form-backwards = usa un dado che mostra N per andare indietro
sphinx-form-swap = con i serpenti scambia una guardiana e una sfinge del tempio, senza guardare
sphinx-form-take = prendi la carta della casella
sphinx-form-leave = non prenderla
sphinx-form-peek = guarda sotto una sfinge, una volta a turno
sphinx-form-nopeek = non guardare
sphinx-form-steal = ruba una carta alla pedina superata
sphinx-form-nosteal = non rubare nulla
sphinx-form-turn = gira la porta segreta (con porte facoltative)
sphinx-form-stay = lasciala chiusa
sphinx-form-attempt = di’ i colori di G1, G2 e G3, di carte in mano
sphinx-form-pass = finisci il turno invece di andare dalla prima guardiana
