# The page of a game's rules.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place.
       *[other] { $count } places.
    }
rules-all = All the rules
rules-contents = Contents of the rules
ruling-open = Ruling { $ruling }: what print says, and what we decided
diagram-steps = Positions of this diagram
diagram-step = Position { $number } of { $count }

paper-open = Print and play
paper-about = The whole game as a PDF to print, cut out and build. Its first page says what to print on which paper; then it shows how to build everything.
paper-part = What to print
paper-part-board = Board
paper-part-pieces = Pieces
paper-part-cards = Cards
paper-part-reels = Reels as stereo cards
paper-part-rules = Rulebook
paper-size = Paper
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Ink
paper-ink-full = All colours
paper-ink-low = Little ink, to paint
paper-ink-grey = Shades of grey
paper-form = The rulebook
paper-form-booklet = As a booklet
paper-form-pages = Page by page
paper-new = New pictures
paper-new-about = Drawn for you alone. Otherwise you get those of the classic reels.
paper-make = Make the PDF
paper-making = The PDF is being made …
paper-drawing = The pictures are being drawn. That takes up to two minutes …
paper-made = Saved as { $file }.
paper-nothing = Choose something to print.
