// The first game of each title: played to its end, by mouse, by touch and by the keyboard alone, by every way that counts, with
// every mistake that somebody foresaw, and some that nobody did.
import { after, played, type LessonStep } from '../src/lib/lesson/lesson';
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { LessonPage, lessonOf, pathOf, positionOf } from './lesson_page';
import { look } from './look';
import { keyboard } from './pointing';
import { TablePage } from './table_page';

/** The actions that count at a step, of those that are legal. */
function counts({ done }: LessonStep, legal: readonly string[]): readonly string[] {
  if (done === 'read') return [];
  return done === 'any' ? legal : done;
}

for (const game of GAMES) {
  test.describe(`lesson of ${game}`, () => {
    test('is legal, whatever one does of what counts @desk', async ({ request }) => {
      const lesson = await lessonOf(game);
      for (const [at, step] of lesson.steps.entries()) {
        const before = played(lesson, at);
        const { state } = await positionOf(request, game, lesson, before);
        const actions = counts(step, state.legal);
        expect(state.legal, step.name).toEqual(expect.arrayContaining([...actions]));
        expect(actions.length > 0, step.name).toBe(step.done !== 'read');
        for (const action of actions) {
          const lines = after(lesson, at, before, action);
          const { steps } = await positionOf(request, game, lesson, lines, { since: before.length });
          expect(steps.length).toBe(lines.length - before.length);
          // What goes on from here is offered after each of them, not only after the usual one.
          const next = lesson.steps[at + 1];
          if (!next || next.record || next.done === 'read') continue;
          const { state: there } = await positionOf(request, game, lesson, lines);
          for (const one of counts(next, there.legal)) expect(there.legal, next.name).toContain(one);
        }
      }
    });

    test('is played to its end, with every mistake on the way', async ({ page, request, pointing }) => {
      const lesson = await lessonOf(game);
      const learner = await new LessonPage(page, game, pointing).open();
      for (const [at, step] of lesson.steps.entries()) {
        const { name, mistakes = {} } = step;
        await learner.expectStep(name);
        const position = await positionOf(request, game, lesson, played(lesson, at));
        const { legal } = position.state;
        for (const [mistake, all] of Object.entries(mistakes)) {
          for (const tried of all) {
            const path = legal.includes(tried) ? await pathOf(request, position, tried) : [tried];
            await page.keyboard.press('Escape');
            await learner.follow(path, tried);
            await expect(learner.remark, `${name}: ${tried}`).toHaveText(
              learner.says(name, `-not-${mistake}`),
            );
            await expect(learner.heard).toContainText(learner.says(name, `-not-${mistake}`));
          }
        }
        const [usual] = counts(step, legal);
        if (usual) await learner.playAction(name, await pathOf(request, position, usual), usual);
        await expect(learner.remark).toHaveCount(0);
        if (at < lesson.steps.length - 1) await learner.goOn();
      }
      await learner.goOn();
      await page.waitForURL('**/t/*');
      await new TablePage(page).drawing.waitFor();
    });

    test('can be played by every other way that counts @desk', async ({ page, request, pointing }) => {
      const lesson = await lessonOf(game);
      const learner = new LessonPage(page, game, pointing);
      for (const [at, step] of lesson.steps.entries()) {
        const position = await positionOf(request, game, lesson, played(lesson, at));
        const [, ...others] = counts(step, position.state.legal);
        for (const action of others.slice(0, 8)) {
          await learner.open(at);
          await learner.playAction(step.name, await pathOf(request, position, action), action);
          await learner.goOn();
          await learner.expectStep(lesson.steps[at + 1]?.name ?? '');
        }
      }
    });

    test('can be played with the keyboard alone @desk', async ({ page, request }) => {
      const lesson = await lessonOf(game);
      const learner = await new LessonPage(page, game, keyboard).open();
      for (const [at, step] of lesson.steps.entries()) {
        await learner.expectStep(step.name);
        const position = await positionOf(request, game, lesson, played(lesson, at));
        const [usual] = counts(step, position.state.legal);
        if (usual) await learner.playAction(step.name, await pathOf(request, position, usual), usual);
        if (at < lesson.steps.length - 1) await learner.goOn();
      }
      await expect(learner.play).toBeFocused();
    });

    test('answers every place of the board in words', async ({ page, pointing }) => {
      const lesson = await lessonOf(game);
      const at = lesson.steps.findIndex(({ done }) => done !== 'read' && done !== 'any');
      const learner = await new LessonPage(page, game, pointing).open(at);
      await learner.title.waitFor();
      const silent = await page.evaluate(async () => {
        const silent: string[] = [];
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (const place of document.querySelectorAll<SVGElement>('[data-tick] [data-target]')) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          await frame();
          place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          const answered = () =>
            document.querySelector('.lesson .remark') ??
            document.querySelector('[data-tick] [aria-pressed=true]');
          const patience = performance.now() + 10_000;
          while (!answered() && performance.now() < patience) await frame();
          if (!answered()) silent.push(place.dataset.target ?? '');
        }
        return silent;
      });
      expect(silent).toEqual([]);
    });

    test('screens', async ({ page, pointing, request }) => {
      const lesson = await lessonOf(game);
      const learner = new LessonPage(page, game, pointing);
      await learner.open(0);
      await look(page, `lesson-${game}-0`, 'one');
      const at = lesson.steps.findIndex(({ mistakes }) => mistakes);
      const step = lesson.steps[at];
      const mistake = Object.values(step?.mistakes ?? {})[0]?.[0] ?? '';
      await learner.open(at);
      const position = await positionOf(request, game, lesson, played(lesson, at));
      const path = position.state.legal.includes(mistake)
        ? await pathOf(request, position, mistake)
        : [mistake];
      await learner.follow(path, mistake);
      await learner.remark.waitFor();
      await look(page, `lesson-${game}-${at}`);
    });
  });
}

test.describe('lessons', () => {
  test('are offered before the first game, once', async ({ page, api }) => {
    const { title, name } = await api.game(GAMES[0] ?? '');
    await page.goto('/');
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Play now' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await look(page, 'lesson-offer');
    await dialog.getByRole('button', { name: 'Show me how' }).click();
    await page.waitForURL(`**/learn/${name}`);
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await card.getByRole('button', { name: 'Play now' }).click();
    await dialog.getByRole('button', { name: 'I know it, play' }).click();
    await page.waitForURL('**/t/*');
    await page.goto('/');
    await card.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/t/*');
  });

  test('are offered beside the rules', async ({ page }) => {
    const [game = ''] = GAMES;
    await page.goto(`/rules/${game}`);
    await page.getByRole('link', { name: 'Show me how' }).click();
    await page.waitForURL(`**/learn/${game}`);
  });

  test('go back, skip, and go on where somebody left', async ({ page, pointing }) => {
    const [game = ''] = GAMES;
    const { steps } = await lessonOf(game);
    const name = (at: number) => steps[at]?.name ?? '';
    const learner = await new LessonPage(page, game, pointing).open();
    await expect(learner.back).toBeDisabled();
    const play = steps.findIndex(({ done }) => done !== 'read');
    for (let at = 0; at < play; at++) {
      await learner.next.click();
      await learner.expectStep(name(at + 1));
    }
    await learner.skip.click();
    await learner.expectStep(name(play + 1));
    for (let at = play; at > 0; at--) {
      await learner.back.click();
      await learner.expectStep(name(at));
    }
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.waitForURL('**/');
    await learner.open();
    await learner.expectStep(name(1));
    for (let at = 1; at < steps.length - 1; at++) {
      await learner.card.locator('.ways .on').click();
      await learner.expectStep(name(at + 1));
    }
    await learner.open();
    await learner.expectStep(name(0));
  });

  test.describe(() => {
    test.use({ pardoned: /404/ });
    test('of a game without one are not there', async ({ page }) => {
      await page.goto('/learn/chess');
      await page.getByRole('heading', { name: 'Nothing but sand here' }).waitFor();
    });
  });
});
