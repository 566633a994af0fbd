// @vitest-environment happy-dom
// Which languages there are, which one is spoken, and that each has everything.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogues } from '../scripts/catalogues';
import { DRAWABLE } from '../src/lib/games';
import {
  chooseLanguage,
  known,
  language,
  LANGUAGES,
  NAMES,
  speak,
  speaking,
  speakOf,
  t,
} from '../src/lib/i18n/index.svelte';
import { pseudo } from '../src/lib/i18n/pseudo';
import { takeLanguage, visit, visitIn } from '../src/lib/i18n/visit.svelte';
import { follow } from '../src/lib/ui/router.svelte';
import { settings } from '../src/lib/ui/settings.svelte';

/** What the network does to Spanish. */
const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('../src/lib/i18n/es/shell.ftl?catalogues', async (original) => {
  const { first, later } = await original<{ first: string[]; later: Record<string, () => unknown> }>();
  const after = async () => {
    if (network.isDown) throw new Error('down');
    return later.after?.();
  };
  return { first, later: { ...later, after } };
});

const ROOT = join(import.meta.dirname, '..');
const LIB = join(ROOT, 'src/lib');

/** Every file of a language, with a star for its code. */
function files(language: string): string[] {
  const shell = readdirSync(join(LIB, 'i18n', language)).map((name) => `i18n/*/${name}`);
  const games = DRAWABLE.flatMap((game) => [
    ...readdirSync(join(LIB, 'games', game)).flatMap((name) =>
      name.endsWith(`${language}.ftl`) && /^(\w+\.)?\w+\.ftl$/.test(name)
        ? [`games/${game}/${name.replace(`${language}.ftl`, '*.ftl')}`]
        : [],
    ),
    ...(existsSync(join(LIB, 'games', game, 'rules', `${language}.md`)) ? [`games/${game}/rules/*.md`] : []),
  ]);
  return [...shell, ...games].sort();
}

describe('the list', () => {
  test.each(LANGUAGES)('%s has every file that English has', (language) => {
    expect(existsSync(join(LIB, 'i18n', language)), `src/lib/i18n/${language}`).toBe(true);
    expect(files(language)).toEqual(files('en'));
  });

  test('has every language that there is a folder or a rulebook of', () => {
    const folders = readdirSync(join(LIB, 'i18n'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(LANGUAGES.toSorted());
    for (const game of DRAWABLE) {
      const books = readdirSync(join(LIB, 'games', game, 'rules')).filter((name) => name.endsWith('.md'));
      expect(books, game).toEqual(LANGUAGES.map((language) => `${language}.md`).sort());
    }
  });

  test('names each language once, by a code that browsers know', () => {
    expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
    for (const code of LANGUAGES) {
      expect(Intl.PluralRules.supportedLocalesOf(code)).toEqual([code]);
      const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
      expect(NAMES[code]?.toLowerCase()).toBe(name?.toLowerCase());
    }
  });

  test('is the only one', () => {
    const codes = LANGUAGES.join('|');
    const another = new RegExp(`['"](${codes})['"], ['"](${codes})['"]`);
    for (const folder of ['src', 'e2e', 'tests', 'scripts'])
      for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !/\.(ts|svelte|mjs)$/.test(entry.name)) continue;
        expect(readFileSync(join(entry.parentPath, entry.name), 'utf8'), entry.name).not.toMatch(another);
      }
  });
});

describe('what is loaded', () => {
  test.each(LANGUAGES)('%s: all of it that the page says', (language) => {
    const { first, later } = catalogues(language);
    const loaded = [...first, ...Object.values(later).flat()].map((path) => path.slice(LIB.length + 1));
    const said = files(language).filter(
      (name) => name.endsWith('.ftl') && !/\/(terminal|print)\./.test(name),
    );
    expect(loaded.sort()).toEqual(said.map((name) => name.replace('*', language)).sort());
  });
});

describe('which one is spoken', () => {
  beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'sv-FI', 'de']));
  afterEach(() => {
    chooseLanguage('auto');
    history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  });

  test('the first of the browser that we have', () => {
    expect(language()).toBe('sv');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
    expect(language()).toBe('en');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-XA', 'sv']);
    expect(language(), 'the one for stories is for links alone').toBe('en');
  });

  test('the one that the reader chose', () => {
    chooseLanguage('it');
    expect(language()).toBe('it');
    settings.language = 'tlh';
    expect(language(), 'one that we have no more').toBe('sv');
  });

  test('the one that a link asks for, for this visit', () => {
    chooseLanguage('it');
    history.replaceState(null, '', '/rules/chess?a=1&language=nl-BE#K3');
    takeLanguage();
    expect(language()).toBe('nl');
    expect(visit.language).toBe('nl');
    expect(settings.language).toBe('it');
    expect(location.pathname + location.search + location.hash).toBe('/rules/chess?a=1#K3');
    takeLanguage();
    expect(language()).toBe('nl');
    chooseLanguage('es');
    expect(language()).toBe('es');
  });

  test('another one for the same place, where the reader stays', () => {
    history.replaceState(null, '', '/rules/chess#K3');
    const [scroll, push] = [vi.spyOn(window, 'scrollTo'), vi.spyOn(history, 'pushState')];
    const link = document.body.appendChild(document.createElement('a'));
    link.setAttribute('href', '/rules/chess?language=fr');
    link.addEventListener('click', follow);
    link.click();
    expect(language()).toBe('fr');
    expect(location.pathname + location.search + location.hash).toBe('/rules/chess#K3');
    expect(scroll).not.toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
    link.remove();
  });

  test('none that a link asks for and we do not have', () => {
    history.replaceState(null, '', '/?language=tlh');
    takeLanguage();
    expect(language()).toBe('sv');
    expect(visit.language).toBeNull();
  });

  test.each([
    ['/rules/chess#K3', 'auxclick', 1, /\/rules\/chess\?language=fr#K3$/],
    ['#main', 'auxclick', 1, /\/\?language=fr#main$/],
    ['/lobby?a=1', 'auxclick', 1, /\/lobby\?a=1$/],
    // Its menu copies the address.
    ['/rules/chess#K3', 'auxclick', 2, /\/rules\/chess#K3$/],
  ])(
    'the same in a window that a link opens: %s by %s of button %i',
    async (href, type, button, expected) => {
      visitIn('fr');
      const link = document.body.appendChild(document.createElement('a'));
      link.setAttribute('href', href);
      let opened = '';
      link.addEventListener(type, (event) => {
        follow(event as MouseEvent);
        opened = link.href;
        event.preventDefault();
      });
      link.dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true }));
      expect(opened).toMatch(expected);
      await new Promise((done) => setTimeout(done));
      expect(link.getAttribute('href')).toBe(href);
      link.remove();
    },
  );
});

describe('what does not come', () => {
  afterEach(() => {
    network.isDown = false;
    chooseLanguage('auto');
  });

  test('leaves the language that is spoken, until it comes', async () => {
    chooseLanguage('de');
    await speakOf('after');
    network.isDown = true;
    chooseLanguage('es');
    await expect(speak(language())).rejects.toThrow('down');
    expect(speaking()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(known('menu')).toBe(true);
    network.isDown = false;
    await speak(language());
    expect(speaking()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
  });

  test('is not waited for by a reader who has gone on to another language', async () => {
    const [game = ''] = DRAWABLE;
    chooseLanguage('de');
    await speak(language());
    chooseLanguage('sv');
    const table = speak(language(), game);
    chooseLanguage('de');
    await table;
    expect(speaking()).toBe('de');
    const words = catalogues('de').later[`${game}/table`]?.map((path) => readFileSync(path, 'utf8'));
    const [, id = ''] = /^([a-z][\w-]*) =/m.exec(words?.join('\n') ?? '') ?? [];
    expect(known(id), id).toBe(true);
  });
});

describe('English that is not', () => {
  test('is longer, in brackets, and leaves what is not words', () => {
    expect(pseudo(' plays on. ')).toBe(' [plåýs öñ. ööö] ');
    expect(pseudo(' · ')).toBe(' · ');
  });

  test('is spoken when a link asks for it', async () => {
    visitIn('en-XA');
    await speak(language());
    expect(document.documentElement.lang).toBe('en-XA');
    expect(t('menu')).toBe('[Méñü öö]');
    chooseLanguage('auto');
  });
});
