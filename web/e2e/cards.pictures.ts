// The pictures that messengers show of a link, one for each game and one for all: `npm run cards` writes them beside the games.
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { GAMES } from './games';

const SIZE = { width: 1200, height: 630 };

/** Lays the pictures of some games side by side, under a title, and keeps what is seen. */
async function take(page: Page, games: readonly string[], title: string, path: string): Promise<void> {
  await page.setViewportSize(SIZE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.evaluate(
    ({ games, title }) => {
      const drawings = games.map((game) =>
        document.querySelector(`[data-game='${game}'] svg[viewBox='0 0 400 330']`),
      );
      const card = document.createElement('div');
      const style = (element: HTMLElement | SVGElement, text: string) => (element.style.cssText = text);
      style(card, 'position:fixed;inset:0;z-index:99;display:flex;background:#12151d');
      for (const drawing of drawings) {
        const copy = drawing?.cloneNode(true) as SVGElement;
        style(copy, 'flex:1;min-width:0;height:100%');
        copy.setAttribute('preserveAspectRatio', 'xMidYMin slice');
        card.append(copy);
      }
      const words = document.createElement('div');
      style(
        words,
        'position:absolute;inset:auto 0 0;padding:90px 64px 40px;display:flex;align-items:baseline;justify-content:space-between;color:#fff6df;background:linear-gradient(transparent,rgb(10 8 4 / 88%) 72%)',
      );
      for (const [text, size] of [
        [title, 92],
        ['Pyramidion', 40],
      ] as const) {
        const word = document.createElement('span');
        word.textContent = text;
        style(word, `font:400 ${size}px var(--display);line-height:1`);
        if (size > 40 || text !== title) words.append(word);
      }
      card.append(words);
      document.body.append(card);
    },
    { games, title },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
}

for (const game of GAMES) {
  test(`the card of ${game}`, async ({ page, api }) => {
    const { title } = await api.game(game);
    await take(page, [game], title, `src/lib/games/${game}/card.jpg`);
  });
}

test('the card of all games', async ({ page }) => {
  await take(page, GAMES, 'Pyramidion', 'public/card.jpg');
});
