# What only the terminal says of Sphinx.

## Below the board drawn in text
# The signs are drawn on the board; [R] is the field of a red card.
sphinx-terminal-legend = >> start   [R] kort   (o) mumie: titta   $$$ skatt
sphinx-terminal-legend-door = ==== eller : lönndörr, d1 bredvid den
sphinx-terminal-sphinxes = Sfinxer
sphinx-terminal-field = ruta { $field }
sphinx-terminal-cards = kort
sphinx-terminal-seen = har sett
sphinx-terminal-seen-nothing = har inte sett något
# { $left } is such as +3 or -2.
sphinx-terminal-walk = Sedan { $left } kvar att gå.

## How actions are written: N, G1 and such stand in the form, “+N”, “swap:G1:T3”
sphinx-form-forwards = använd en tärning som visar N och gå framåt
sphinx-form-backwards = använd en tärning som visar N och gå bakåt
sphinx-form-swap = använd ormarna: en väktare och en tempelsfinx byter plats, osedda
sphinx-form-take = ta rutans kort
sphinx-form-leave = ta det inte
sphinx-form-peek = titta under en sfinx, en gång per tur
sphinx-form-nopeek = titta inte
sphinx-form-steal = stjäl ett kort från pjäsen du går förbi
sphinx-form-nosteal = stjäl ingenting
sphinx-form-turn = vrid lönndörren (när dörrar är frivilliga)
sphinx-form-stay = låt den vara
sphinx-form-attempt = nämn färgerna på G1, G2 och G3, från kort på hand
sphinx-form-pass = avsluta turen i stället för att gå till den första väktaren
