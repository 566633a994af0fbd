# Pyramidis on paper: its sheets and how it is built.

## The sheets
pyramidis-sheet-says = a cross of two rings that share four squares in the middle, with arrows for each colour, and at each end a start square, a home circle and a tray
pyramidis-sheet-pyramids = Pyramids, { pyramidis-colour }
pyramidis-sheet-pyramid = A pyramid to fold, { pyramidis-colour }
pyramidis-sheet-tokens = Flat tokens
pyramidis-sheet-token = A flat token, { pyramidis-colour }

## How it is built
pyramidis-sheet-need-scissors = scissors
pyramidis-sheet-need-pen = a ruler and an empty ballpoint pen, to press the folds
pyramidis-sheet-need-glue = a glue stick or, better, all-purpose glue
pyramidis-sheet-need-board = if you like: strong cardboard to go below the board
pyramidis-sheet-step-board = Cut the four parts of the board along their marks. Lay A2 over A1 and B2 over B1 so that the drawing goes on, and glue. Then glue the lower half over the upper one.
pyramidis-sheet-step-score = For each pyramid: press all the lines of dashes and dots with a ruler and an empty pen. Then cut along the outline. Two players need two colours, four need all of them.
pyramidis-sheet-step-fold = Fold all lines backwards, so that the colour is outside. Glue the long hatched tab behind the first face.
pyramidis-sheet-step-rim = Turn the pyramid over. Fold the two hatched flaps inwards, put glue on their ends and fold the two white ones over them. Now it has a rim, and the middle stays open.
pyramidis-sheet-step-stack = The rim keeps the pyramids apart: each one shows its frieze below the next. A tower of five is { $height } mm high.
pyramidis-sheet-step-tokens = In a hurry? Play with the flat tokens. They are ready in half an hour. Cut them out, and in a stack push each one a little aside, so that all friezes can be seen. The one on top owns the stack.
