# Pyramidis på papper: arken och hur man bygger det.

## Arken
pyramidis-sheet-says = ett kors av två ringar som delar fyra rutor i mitten, med pilar för varje färg och i varje ände en startruta, en målcirkel och en plats för pyramider i mål
pyramidis-sheet-pyramids = Pyramider, { pyramidis-colour }
pyramidis-sheet-pyramid = En pyramid att vika, { pyramidis-colour }
pyramidis-sheet-tokens = Platta brickor
pyramidis-sheet-token = En platt bricka, { pyramidis-colour }

## Så bygger du det
pyramidis-sheet-need-scissors = en sax
pyramidis-sheet-need-pen = en linjal och en tom kulspetspenna, att pressa vecken med
pyramidis-sheet-need-glue = ett limstift eller hellre flytande lim
pyramidis-sheet-need-board = om du vill: tjock kartong under spelplanen
pyramidis-sheet-step-board = Klipp ut spelplanens fyra delar längs märkena. Lägg A2 över A1 och B2 över B1 så att teckningen fortsätter, och limma. Limma sedan den nedre halvan över den övre.
pyramidis-sheet-step-score = För varje pyramid: pressa alla linjer av streck och punkter med linjalen och den tomma pennan. Klipp sedan längs konturen. Två spelare behöver två färger, fyra behöver alla.
pyramidis-sheet-step-fold = Vik alla linjer bakåt, med färgen utåt. Limma den långa randiga fliken bakom den första sidan.
pyramidis-sheet-step-rim = Vänd pyramiden. Vik in de två randiga flikarna, sätt lim på deras ändar och vik de två vita över dem. Nu har den en kant, och mitten är öppen.
pyramidis-sheet-step-stack = Kanten håller isär pyramiderna: var och en visar sin fris under nästa. Ett torn av fem är { $height } mm högt.
pyramidis-sheet-step-tokens = Har du bråttom? Spela med de platta brickorna. De är klara på en halvtimme. Klipp ut dem och skjut varje bricka i en stapel lite åt sidan, så att alla friser syns. Den översta är stapelns ägare.
