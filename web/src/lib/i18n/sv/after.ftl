# After a game: the end, the replay, and the games of this device.

## The end
end-resigned = { $count ->
    [one] { $names } gav upp.
   *[other] { $names } gav upp.
  }
end-agreed = Alla enades om oavgjort.
end-score = Slutställning
end-winner = vann
end-length = { $actions ->
    [one] En handling
   *[other] { $actions } handlingar
  } på { $time }.
end-length-untimed = { $actions ->
    [one] En handling.
   *[other] { $actions } handlingar.
  }
end-evening = I kväll
end-evening-about = { $games } partier: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = oavgjorda { $count }
end-story = Så gick det till
end-story-thinking = Färjkarlen tänker igenom partiet …
end-story-led = { $name } ledde från första draget till det sista.
end-story-turn = Vändpunkten: { $what } Från och med då ledde { $name }.
end-story-late = Öppet in i det sista: först det sista draget avgjorde, till fördel för { $name }.
end-story-even = Ingen kunde behålla ledningen.
end-story-throw = Kastet med mest flyt: { $what } Det var värt { $percent } för { $name }.
end-story-bold = Djärvaste draget: { $what } Det gav { $name } { $percent }.
end-story-mistake = Dyraste missen: { $what } Den kostade { $name } { $percent }.
end-story-clean = Ingen gjorde något stort misstag.
end-story-see = Se det
end-picture = Bild att dela
end-picture-name = { $game }, { $date }
end-picture-failed = Webbläsaren kunde inte göra någon bild av det.
end-picture-saved = Bilden är sparad.
end-other = Ett annat spel
end-other-about = Samma människor, ett annat spel: alla följer med dit.
end-other-none = Inget annat spel är för så många.
result-next = Till nästa parti
result-new = Nytt bord
result-games = Andra spel

## Replay
replay-position = Ställning
replay-first = Till början
replay-last = Till slutet
replay-step = Steg { $at } av { $last }
record-save = Spara protokollet
analysis = Analysera
analysis-about = Allas chanser under spelets gång.
analysis-better = Bättre: { $action }
analysis-luck = { $name }: flyt { $percent }
fair = Ärliga tärningar
fair-about = { $count ->
    [0] Ingenting lämnades åt slumpen i det här partiet.
    [one] Ett kast drogs ur bordets hemlighet, som varje spelare hade lagt ett tal till.
   *[other] { $count } kast drogs ur bordets hemlighet, som varje spelare hade lagt ett tal till.
  } Den första raden visades från början; den är SHA-256 av den andra. ”pyramidion verify FIL” kontrollerar det sparade protokollet.
fair-hand = { $count ->
    [one] Ett kast gjordes för hand, bredvid brädet.
   *[other] { $count } kast gjordes för hand, bredvid brädet.
  } Ingen kan kontrollera dem; protokollet säger vilka de är.
fair-lot = Platserna lottades på samma sätt.
fair-as-shown = Webbläsaren minns vad den fick se före spelet: förseglingen, ditt tal och det som alla hade förseglat är desamma nu.
fair-not-as-shown = Se upp: det här är inte vad webbläsaren fick se före spelet. Någon har ändrat hemligheten eller ett tal.
fair-commitment = Försegling:
fair-secret = Hemlighet:
replay-by = Stega
replay-by-turns = tur för tur
replay-by-actions = handling för handling
replay-turn-back = En tur tillbaka
replay-turn-next = En tur framåt
replay-begins = Före den första handlingen.
replay-on = Spela vidare härifrån
replay-on-about = Ett nytt bord, med datorn på de andra platserna.
analysis-mistakes = Misstag
analysis-no-mistakes = Inga stora misstag på någon sida.
analysis-mistake = { $name }, steg { $at }: { $percent } bortskänkt
analysis-show = Visa det bättre draget på brädet
analysis-hide = Tillbaka till det som spelades
analysis-instead = I stället: { $action }
analysis-line = Hur det kunde ha fortsatt
analysis-line-back = Bakåt i fortsättningen
analysis-line-next = Framåt i fortsättningen
analysis-line-step = { $at ->
    [0] Draget som var bättre
   *[other] { $at } av { $last }
  }
think-on = Tänk vidare
think-on-stop = Sluta tänka
think-on-about = Datorn tänker på ställningen, i högst { $minutes } minuter.
think-on-so-far = { $seconds } s tänkta, { $steps } steg
think-on-actions = De bästa dragen
think-on-line = Den väntade fortsättningen
fair-past = { $count ->
    [one] Den första handlingen kommer från ett annat parti och drogs inte här.
   *[other] De första { $count } handlingarna kommer från ett annat parti och drogs inte här.
  }

## My games
mine-about = Alla bord på den här enheten. De sparas bara i den här webbläsaren.
mine-search = Sök
mine-search-about = Spel, namn eller resultat
mine-running = Pågår
mine-over = Avslutade
mine-none = Ingenting än. Spela ett parti, så hittar du det här.
mine-not-found = Inget parti stämmer med det.
mine-your-turn = Din tur
mine-turn = { $name } är på tur
mine-waiting = Väntar på spelare
mine-elsewhere = Spelas av en annan version
mine-won = Du vann
mine-lost = { $names } vann
mine-draw = Oavgjort
mine-with = med { $names }
mine-alone = ensam
mine-open = Fortsätt
mine-look = Repris
mine-move = Min andra enhet
mine-move-about = Här ligger nyckeln till dina platser. Behåll den för dig själv: den som har den spelar som du.
mine-link = { $count ->
    [one] Länken tar med ditt pågående parti.
   *[other] Länken tar med dina { $count } pågående partier.
  } Skanna den, eller öppna den på den andra enheten.
mine-link-none = Inget parti pågår: spara en fil för att ta med de avslutade.
mine-save = Spara som fil
mine-load = Öppna en fil
mine-file-about = En fil tar med alla dina partier, även de avslutade.
mine-brought = { $count ->
    [one] Den här länken tar med ett parti till den här enheten.
   *[other] Den här länken tar med { $count } partier till den här enheten.
  }
mine-take = Ta emot
mine-taken = { $count ->
    [0] Allt fanns redan här.
    [one] Ett parti har tagits emot.
   *[other] { $count } partier har tagits emot.
  }
mine-unreadable = Det här är inga partier från Pyramidion.
