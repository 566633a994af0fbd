// What the reader likes, kept in the browser.
import type { Language } from '../i18n/index.svelte';

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less';
  sound: boolean;
  /** Look before you leap, or play at once. */
  confirm: boolean;
  /** A notebook where memory is part of the game. */
  notebook: boolean;
  /** A notification of the browser when it is your turn. */
  notify: boolean;
  /** The list of legal actions is open beside the board. */
  list: boolean;
  /** What to be called. */
  name: string;
}

const KEY = 'pyramidion.settings';

const first: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  confirm: true,
  notebook: false,
  notify: false,
  list: false,
  name: '',
};

function read(): Settings {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...first };
  }
}

export const settings = $state(read());

/** Changes some settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

// What is changed in another window counts here, too.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => key === KEY && Object.assign(settings, read()));

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let calmer = $state(calm?.matches ?? false);
calm?.addEventListener('change', (event) => (calmer = event.matches));

/** Whether things may move. */
export function motion(): boolean {
  return settings.motion !== 'less' && !calmer;
}
