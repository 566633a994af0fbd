# Piramido on paper: its sheets, its cards and how it is built.

## The boards
piramido-sheet-pyramid = The pyramid
piramido-sheet-terrace = Terrace { $number }
piramido-sheet-terrace-here = Terrace { $number } stands here
piramido-sheet-supports = Supports for the pyramid
piramido-sheet-support = A support, to be folded into a tube
piramido-sheet-labyrinth = The labyrinth

## What stands and lies on them
piramido-sheet-pieces = Explorers, sphinxes, symbols, figures
piramido-sheet-explorer-pyramid = Explorer for the pyramid ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Explorer for the labyrinth ({ piramido-colour })
piramido-sheet-symbol = Symbol ({ piramido-colour })
piramido-sheet-figure = Figure { $number } for the order of arrival
piramido-sheet-scoreboards = Scoreboards
piramido-sheet-scoreboard = Scoreboard
piramido-sheet-cards = Hieroglyph cards
piramido-sheet-cards-for = Hieroglyph cards for route { $route }
piramido-sheet-cards-says = Cards with all seven hieroglyphs, { $count } of each
piramido-sheet-strips = Control strips
piramido-sheet-strip = Control strip
piramido-sheet-strip-for = Control strip for route { $route } ({ piramido-colour })

## The reels
piramido-sheet-envelopes = Envelopes for the reels
piramido-sheet-envelope-for = Envelope: { $title }
piramido-sheet-stereo = Pictures of the reels
piramido-sheet-picture = { $title }, picture { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Red reel of the pyramid
    [blue] Blue reel of the pyramid
   *[yellow] Yellow reel of the pyramid
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Red reel of the labyrinth
    [blue] Blue reel of the labyrinth
   *[yellow] Yellow reel of the labyrinth
  }
piramido-sheet-set = Reels no. { $seed }
piramido-sheet-set-classic = Classic reels
piramido-sheet-due = Turn it over only when it is this picture’s turn.
piramido-sheet-order-pyramid = Route A: pictures 1 and 2 first, then the next one with each hieroglyph. Route B: from 7 down to 2. Look at picture 1 at any time.
piramido-sheet-order-labyrinth = Route C: from picture 1 up. Route D: from picture 7 down. If a picture shows no sign, take the next one as well.

## How it is built
piramido-sheet-need-knife = scissors, or a sharp knife and a ruler
piramido-sheet-need-glue = glue for paper
piramido-sheet-need-tape = a little sticky tape
piramido-sheet-need-die = a die
piramido-sheet-need-viewer = a stereoscope, or a viewer for phones; with some practice your eyes alone will do
piramido-sheet-step-halves = Cut out both parts of terrace 1 and glue part B onto the long tab of part A.
piramido-sheet-step-fold = Cut out the other terraces. Score all folds with a blunt knife. Fold the walls down, and glue the tabs at the corners behind the walls beside them. The tabs below are folded inwards.
piramido-sheet-step-supports = Fold the six supports into tubes and glue them. Glue four of them under terrace 1 and two under terrace 2, where the walls of the next terrace will stand.
piramido-sheet-step-stack = Glue each terrace onto the one below: it stands exactly on the white ground. All names of steps are read from the same side.
piramido-sheet-step-labyrinth = Cut out the two parts of the labyrinth along their marks, lay A2 over A1 so that the drawing goes on, and glue.
piramido-sheet-step-standing = Cut out explorers and sphinxes, fold them in the middle and glue front and back together. Fold both feet outwards.
piramido-sheet-step-cards = Cut the hieroglyph cards with long straight cuts. There is a sheet for each route, with { $count } cards of each hieroglyph: that always suffices, even if three players lay the same one on every space. If you play one route at a time, one sheet is enough. Cut out symbols, figures and scoreboards.
piramido-sheet-step-strips = Control strips tell what is right: do not look. Cut them out with the back down, fold them so that the back is inside, and close them with tape. Open them for the check at the end. Each belongs to the reels that it names, as the envelopes and the cards do.
piramido-sheet-step-envelopes = Cut out an envelope for each reel. Fold the tabs and the back behind the front, and glue. The flap stays open.
piramido-sheet-step-stereo = Each sheet has one picture on its back, twice: large for stereoscopes, and small for viewers that hold a phone. Cut out the one that suits you, with the number up, and put the seven into their envelope in order. Nobody sees a picture before it is due.
piramido-sheet-step-bands = The bands tell the colours apart: one for red, two for blue, three for yellow, as on the coats in the pictures.
