# The first game of Piramido.

piramido-lesson-aim-title = Omhoog, met je eigen ogen
piramido-lesson-aim = Jij bent de rode ontdekkingsreiziger aan de voet van de piramide. Zes beelden tonen de zes treden die je moet vinden, de een na de ander. Daarna is de sleutel op de top van jou, als je het goed had.

piramido-lesson-viewer-title = Kijk in de kijker
piramido-lesson-viewer = Open de kijker, dat ding met twee lenzen. Het beeld toont je ontdekkingsreiziger op een trede. Welke? Onder je voeten zit een valk, tussen een scarabee en een zon. Zoek die trede op het bord.

piramido-lesson-walk-title = Loop de hele worp
piramido-lesson-walk = Je gooide een 6: zes stappen over de wegen, allemaal. De trede in het beeld ligt rechtsboven, dus vertrek naar rechts.
piramido-lesson-walk-done = Verder, de trap op en de hoek van de galerij om. Nog één stap.
piramido-lesson-walk-not-left = Links is ook een trap. Maar de trede in het beeld ligt rechts.
piramido-lesson-walk-not-far = Daar kom je stap voor stap. De eerste is de gemarkeerde.
piramido-lesson-walk-not-top = De top gaat pas open als je zes hiërogliefen hebt.

piramido-lesson-arrive-title = Welke trede is het?
piramido-lesson-arrive = Een valk tussen een zon en een scarabee: dat moet de gemarkeerde zijn. Ga erheen.
piramido-lesson-arrive-done = Dit lijkt op het beeld, of niet? Kijk nog eens in de kijker, als je wilt.
piramido-lesson-arrive-not-past = Daar staat water. Het beeld toont een valk: de andere kant op.
piramido-lesson-arrive-not-early = Op deze trede staat een zon. Het beeld toont een valk: nog één stap.

piramido-lesson-claim-title = Neem het teken
piramido-lesson-claim = Denk je dat dit de trede van het beeld is, neem dan het teken: wijs de trede aan waarop je staat. Niemand zegt of je gelijk hebt; dat blijkt aan het eind.
piramido-lesson-claim-done = De hiëroglief gaat naar je scorebord, en het volgende beeld gaat voor je open.
piramido-lesson-claim-not-end = Dan zou deze trede niet tellen. Je zit hier goed: neem het teken.

piramido-lesson-sphinx-title = Laat een sfinx achter
piramido-lesson-sphinx = Bij elk teken mag je een sfinx zetten op een trede waar je geweest bent. Hij houdt anderen tegen, tenzij ze precies zijn getal gooien. Kies een sfinx, en dan een trede.
piramido-lesson-sphinx-done = Goed gezet. Intussen klimt blauw aan de andere kant omhoog.
piramido-lesson-sphinx-not-not = Je zou ze kunnen houden. Maar twee sfinxen in de hand houden niemand tegen.

piramido-lesson-next-title = Het volgende beeld
piramido-lesson-next = Van nu af toont de kijker ook beeld 3. Zo gaat het door: kijken, lopen, nemen, zes keer. Eerdere beelden mag je altijd terugzien.

piramido-lesson-guard-title = Een sfinx in de weg
piramido-lesson-guard = Blauw heeft sfinx 2 naast je gezet. Wie er met een andere worp op komt, moet omkeren. Jij gooide precies zijn getal, een 2: loop er gewoon op.
piramido-lesson-guard-done = Hij is uitgeschakeld, en de weg is vrij. Je eigen sfinxen laten je met elke worp door.
piramido-lesson-guard-not-away = Je hoeft er niet omheen: met een 2 schakel je deze sfinx uit.

piramido-lesson-top-title = De sleutel
piramido-lesson-top = Veel later. Je hebt zes tekens genomen en staat bij een poort. De top moet je met een precieze worp bereiken: je gooide een 1. Omhoog!
piramido-lesson-top-done = Je bent als eerste bij de sleutel. Als iedereen er is, worden de tekens gecontroleerd: van wie alles goed heeft, wint de eerste.
piramido-lesson-top-not-back = Weer naar beneden? De sleutel ligt op de top.

piramido-lesson-end-title = Je kent het spel
piramido-lesson-end = Vertrouw op je ogen: een verkeerde trede kost je het spel, een trage alleen je voorsprong. De ganzenhoedster ziet slecht; en je mag altijd om een tip vragen.
