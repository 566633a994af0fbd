# What is printed around every game: the first page, the guide and the names of sheets.

## The document and its first page
print-document = { $game }: print and play
print-subtitle = Print, cut out and play
print-first = Start here
print-scale-heading = Print at full size
print-scale = Print at 100%, without “fit to page”. Then measure this ruler: it must be exactly 50 mm long.
print-ruler = A ruler of 50 mm
print-contents = What to print
print-column-pages = Pages
print-column-what = What
print-column-paper = Paper
print-stock-plain = ordinary paper, 80 to 120 g/m²
print-stock-card = card, 200 to 300 g/m²
print-stock-photo = photo paper
print-both-sides = { $paper }, both sides
print-duplex = Sheets with a back are printed on both sides and turned over the long edge. Try it with the test page first.
print-lines = What the lines mean
print-line-cut = Cut
print-line-mountain = Fold backwards
print-line-valley = Fold forwards
print-line-glue = Glue

## The names of sheets
print-board = Board
print-cards = Cards
print-rules = Rules
print-spares = Spares
print-part-of = { $title }, part { $part }
print-number-of = { $title }, sheet { $number } of { $count }
print-back-of = { $title }, back
print-overlap = Cut along the marks. Lay the parts over each other so that the small triangles of one meet the edge of the next and the drawing goes on. Then glue.

## The test for both sides
print-duplex-title = Test for both sides
print-duplex-front = Print this page and the next one on the two sides of one sheet, turned over the long edge. Hold the sheet against the light: the small crosses must lie on the large ones, at most one mark off.
print-duplex-back = This is the back. If its crosses are elsewhere, turn the paper over the long edge and print at 100%.

## How to build it
print-guide = How to build it
print-minutes =
    { $minutes ->
        [one] It takes about one minute.
       *[other] It takes about { $minutes } minutes.
    }
print-materials = You need

## The rulebook
print-book = The rules of the game
print-book-title = { $game }: the rules
print-book-contents = Contents
print-book-marks = A mark such as { $mark } stands at the clause that is ours. Everything without a mark is as printed. “{ $section }”, from page { $page } on, explains every mark.
print-notes = Notes
print-booklet = Rules as a booklet
print-booklet-how = Print the booklet on both sides, turned over the long edge. Lay the sheets into each other, fold them in the middle and staple them twice in the fold.
