// A lesson as somebody sees it, and what its data says of it. Start at `LessonPage`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Act } from '../src/lib/board/contract';
import { record, type Lesson } from '../src/lib/lesson/lesson';
import type { AskedPosition, Position } from '../src/lib/protocol';
import { keyboard, type Pointing } from './pointing';

const FOLDER = join(import.meta.dirname, '../src/lib/games');

async function module<T>(game: string, file: string): Promise<T> {
  return (await import(pathToFileURL(join(FOLDER, game, file)).href)) as T;
}

export async function lessonOf(game: string): Promise<Lesson> {
  return (await module<{ default: Lesson }>(game, 'lesson.ts')).default;
}

/** How a lesson's game stands after these lines, by the server. */
export async function positionOf(
  request: APIRequestContext,
  game: string,
  lesson: Lesson,
  lines: readonly string[],
  more: Partial<AskedPosition> = {},
): Promise<Position> {
  const asked: AskedPosition = { record: record(game, lesson, lines), looking: lesson.looking, ...more };
  const response = await request.post('/api/positions', { data: asked });
  expect(response.ok(), `${game}: ${lines.slice(-3).join('; ')}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Position;
}

/** The targets to point at for an action, one after another. */
export async function pathOf(
  request: APIRequestContext,
  { game, seats, state }: Position,
  action: string,
): Promise<readonly string[]> {
  type Actions = { act(action: string, view: unknown, plan: unknown): Act };
  const { act } = await module<Actions>(game, 'actions.ts');
  const plan = await request.get(`/api/games/${game}/board?seats=${encodeURIComponent(seats.join(', '))}`);
  return act(action, state.view, await plan.json()).path;
}

export class LessonPage {
  readonly card: Locator;
  readonly title: Locator;
  readonly text: Locator;
  /** What is said to what was tried. */
  readonly remark: Locator;
  readonly heard: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly skip: Locator;
  /** The way to a real table. */
  readonly play: Locator;
  readonly #bundle = new FluentBundle('en', { useIsolating: false });

  constructor(
    readonly page: Page,
    readonly game: string,
    readonly pointing: Pointing,
  ) {
    this.card = page.locator('section.lesson');
    this.title = this.card.getByRole('heading', { level: 2 });
    this.text = this.card.locator('.text');
    this.remark = this.card.locator('.remark');
    this.heard = this.card.getByRole('status');
    this.next = this.card.getByRole('button', { name: 'Go on' });
    this.back = this.card.getByRole('button', { name: 'One step back' });
    this.skip = this.card.getByRole('button', { name: 'Skip this' });
    this.play = this.card.getByRole('button', { name: 'Play against the goose-girl' });
    const texts = readFileSync(join(FOLDER, game, 'lesson.en.ftl'), 'utf8');
    this.#bundle.addResource(new FluentResource(texts));
  }

  /** A text of a step, as it is in the catalogue. */
  says(step: string, part = ''): string {
    const id = `${this.game}-lesson-${step}${part}`;
    const message = this.#bundle.getMessage(id)?.value;
    if (!message) throw new Error(`found no message ${id}`);
    return this.#bundle.formatPattern(message);
  }

  /** Comes to the lesson, at the step where the browser left it. */
  async open(at?: number): Promise<this> {
    if (at !== undefined) {
      await this.page.goto('/licences');
      const progress = JSON.stringify({ [this.game]: { at, over: false } });
      await this.page.evaluate((text) => localStorage.setItem('pyramidion.lessons', text), progress);
    }
    await this.page.goto(`/learn/${this.game}`);
    await this.title.waitFor();
    return this;
  }

  async expectStep(step: string): Promise<void> {
    await expect(this.title).toHaveText(this.says(step, '-title'));
    await expect(this.text).toHaveText(this.says(step));
    await expect(this.heard).toContainText(this.says(step));
  }

  /** Points at one thing after another; what has no place on the board is a button. */
  async follow(path: readonly string[], action: string): Promise<void> {
    const off = path.length === 0 || path.some((target) => target.startsWith('#'));
    for (const target of path.filter((target) => !target.startsWith('#')))
      await this.pointing.choose(this.page, target);
    if (off) await this.pointing.press(this.page, { css: `[data-action="${action}"]` });
  }

  /** Does what a step asks for, and sees what comes of it. */
  async playAction(step: string, path: readonly string[], action: string): Promise<void> {
    await this.follow(path, action);
    const confirm = this.card.getByRole('button', { name: 'Play', exact: true });
    await confirm.or(this.next).first().waitFor();
    if (await confirm.isVisible()) {
      // By the keyboard a button is pressed again, where the action has no place on the board.
      if (this.pointing === keyboard) await this.pointing.press(this.page, { css: '.lesson .primary' });
      else await this.pointing.confirm(this.page);
    }
    await expect(this.next).toBeVisible();
    // What was seen may be lifted over the board, with something to decide.
    const lifted = this.page.locator('[data-tick] [role=dialog]');
    // It may have been put away already, as everywhere.
    if (await lifted.isVisible())
      await lifted
        .getByRole('button')
        .last()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    await expect(this.text).toHaveText(this.says(step, '-done'));
    await expect(this.heard).toContainText(this.says(step, '-done'));
    await expect(this.next).toBeFocused();
  }

  async goOn(): Promise<void> {
    await this.pointing.press(this.page, { css: '.lesson .ways .on' });
  }
}
