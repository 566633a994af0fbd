// What the reader likes, kept in the browser.
import { MediaQuery } from 'svelte/reactivity';
import type { Language } from '../i18n/index.svelte';
import { store, stored } from '../storage';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less';
  /** How fast what happens is shown. */
  pace: Pace;
  sound: boolean;
  vibration: boolean;
  /** The screen lies in the middle of the table: everything turns to the one who plays. */
  round: boolean;
  /** Look before you leap, or play at once. */
  confirm: boolean;
  /** A notebook where memory is part of the game; null until it is asked, when it first matters. */
  notebook: boolean | null;
  /** A notification of the browser when it is your turn. */
  notify: boolean;
  /** The board prints what its places are called, and the log calls them so. */
  coordinates: boolean;
  /** The list of legal actions is open beside the board. */
  list: boolean;
  /** What to be called. */
  name: string;
}

const STORAGE_KEY = 'pyramidion.settings';

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  vibration: true,
  round: false,
  confirm: true,
  notebook: null,
  notify: false,
  coordinates: false,
  list: false,
  name: '',
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(stored(STORAGE_KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

/** Changes some settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  store(STORAGE_KEY, JSON.stringify(settings));
}

// What is changed in another window counts here, too.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && Object.assign(settings, read()));

const calm = typeof matchMedia === 'function' ? new MediaQuery('(prefers-reduced-motion: reduce)') : null;

const TEMPOS: Record<Pace, number> = { slow: 0.6, normal: 1, fast: 2, instant: Infinity };

/** How many times as fast as usual what happens is shown; `Infinity` if at once. */
export function tempo(): number {
  return TEMPOS[settings.pace];
}

/** Whether things may move. */
export function motion(): boolean {
  return settings.motion !== 'less' && settings.pace !== 'instant' && !calm?.current;
}
