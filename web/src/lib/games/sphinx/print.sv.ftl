# Sphinx på papper: arken, korten och hur allt byggs.

## Arken
sphinx-sheet-says = korridoren, en spiral av 81 rutor mellan murar inåt, med elva cirklar för lönndörrar, kortrutor, mumierutor, tre tempelrum vid kanten och skatten i mitten
sphinx-sheet-discs = Lönndörrar: skivorna
sphinx-sheet-doors = Lönndörrar och pjäser
sphinx-sheet-sphinxes = Sfinxer och tärningar
sphinx-sheet-rivets = Pappersnitar, i stället för påsnitar
sphinx-sheet-disc = Skivan till en lönndörr
sphinx-sheet-door = En lönndörr att vika
sphinx-sheet-rivet = En pappersnit att rulla
sphinx-sheet-washer = En bricka till en pappersnit
sphinx-sheet-sphinx = En sfinx att vika, med en ficka och ett fönster på undersidan
sphinx-sheet-pawn = Pjäs { $number }
sphinx-sheet-die = En tärning med talen 1 till 6
sphinx-sheet-snake-die = Tärningen med talen 1 till 4 och ormar två gånger
sphinx-sheet-card = Sfinxkort: { sphinx-colour }
sphinx-sheet-colour = Färgkort: { sphinx-colour }
sphinx-sheet-start = Startspelare

## Så bygger du det
sphinx-sheet-need-knife = sax, och en vass kniv med linjal
sphinx-sheet-need-glue = lim
sphinx-sheet-need-pins = elva påsnitar med små huvuden, eller pappersnitarna och en träpinne
sphinx-sheet-need-awl = en tjock nål eller en syl
sphinx-sheet-need-board = om du vill, tunn papp att limma spelplanen på
sphinx-sheet-step-board = Klipp ut spelplanens fyra delar längs märkena. Lägg A2 över A1 och B2 över B1 så att teckningen fortsätter, och limma. Limma sedan den nedre halvan över den övre. På tunn papp ligger spelplanen plant.
sphinx-sheet-step-doors = Klipp ut de elva skivorna och de elva dörrarna. Vik varje dörr på mitten och limma ihop dess två väggar. Vik fötterna utåt. Limma inte fast den på sin skiva än.
sphinx-sheet-step-pins = Stick hål i krysset mitt på varje skiva och i varje cirkel på spelplanen. Stick en påsnit uppifrån genom båda och vik isär dess ben på undersidan. Skivan ska snurra lätt. Limma nu dörrens fötter på de streckade remsorna: dess valv står över nitens huvud.
sphinx-sheet-step-rivets = Inga påsnitar? Klipp ut ringarna ur skivorna och spelplanen. Rulla en pappersnit hårt runt en träpinne och limma fast änden. Stick den genom skivan och spelplanen och vik flikarna utåt ovanför och under. Limma de övre på skivan och en bricka på de undre. Inget lim på spelplanen!
sphinx-sheet-step-turn = Vrid varje dörr så att den står i linje med murarna. En pjäs står på en fjärdedel av skivan. När dörren vrids ett halvt varv följer alla pjäser på skivan med.
sphinx-sheet-step-sphinxes = Klipp ut de sex sfinxerna med fönster och skåra. Vik allt bakåt. Stryk lim bara på de streckade remsorna och tryck bottnen med fönstret mot dem. Mellan de två bottnarna blir det en ficka som är öppen på ena sidan.
sphinx-sheet-step-colours = Klipp ut de sex färgkorten och blanda dem med framsidan nedåt. Skjut in ett i varje sfinx, med framsidan nedåt och utan att titta. Blanda sedan sfinxerna. Vill du titta under en sfinx, så lyft den så att bara du ser fönstret. När du byter plats på två sfinxer skjuter du dem över spelplanen, så att ingen ser ett fönster.
sphinx-sheet-step-pawns = Klipp ut de fyra pjäserna, vik dem på mitten och limma ihop framsidan och baksidan. Vik båda fötterna utåt.
sphinx-sheet-step-dice = Klipp ut de tre tärningarna. Vik alla linjer bakåt och limma en flik efter den andra. Sidan med den översta fliken stänger tärningen.
sphinx-sheet-step-cards = Klipp ut de 24 sfinxkorten, fyra i varje färg, och startspelarens kort. Den yngsta får det.
sphinx-sheet-step-start = Tre sfinxer vaktar skatten på G1, G2 och G3, tre står i tempelrummen T1, T2 och T3. Pjäserna börjar på pilen.
