// The games of this browser as the reader finds them: what is said of each, which a search finds, how they stand now.
import { fetchTable, Refused } from '../connection/http';
import { held, keep, type KnownTable } from '../connection/keyring';
import { gameTitle } from '../games/offered.svelte';
import { t } from '../i18n/index.svelte';
import { remembered } from './remember';
import { list } from './sentences';

/** A game in the list. */
export interface MyGame {
  table: string;
  game: string;
  title: string;
  /** With whom. */
  company: string;
  /** Whose turn it is, or how it ended. */
  standing: string;
  over: boolean;
  /** Whether the reader is waited for, or has won. */
  mine: boolean;
  /** When it ended, or was last open, in milliseconds since 1970. */
  at: number;
}

/** So many tables are asked how they stand, and so many at a time. */
const MOST_ASKED = 40;
const AT_A_TIME = 3;

/** What to say of a table. */
export function myGame(known: KnownTable): MyGame {
  const { table, game = '', players = [], yours = [], over = false, at, ended } = known;
  const others = players.filter((name, seat) => !yours.includes(seat) && name !== 'free');
  return {
    table,
    game,
    title: gameTitle(game),
    company: others.length > 0 ? t('mine-with', { names: list(others.map(called)) }) : t('mine-alone'),
    standing: standing(known),
    over,
    mine: over ? wonByMe(known) : yours.includes(known.turn ?? -1),
    at: ended ?? at,
  };
}

/** Games of former versions knew bots by this word alone. */
function called(name: string): string {
  return name === 'bot' ? t('seat-bot') : name;
}

function wonByMe({ players = [], yours = [], winners = [] }: KnownTable): boolean {
  return yours.some((seat) => winners.includes(players[seat] ?? ''));
}

function standing(known: KnownTable): string {
  const { players = [], yours = [], turn, over, winners, elsewhere } = known;
  if (elsewhere) return t('mine-elsewhere');
  if (over) {
    if (!winners) return t('mine-over');
    if (winners.length === 0) return t('mine-draw');
    return wonByMe(known) ? t('mine-won') : t('mine-lost', { names: list(winners.map(called)) });
  }
  if (turn === undefined || turn === null) return t('mine-waiting');
  if (yours.includes(turn)) return t('mine-your-turn');
  return t('mine-turn', { name: called(players[turn] ?? '') });
}

/** The games that have all words of a search in what is said of them, the waiting ones first and then the last ones. */
export function found(games: readonly MyGame[], search: string): MyGame[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = ({ title, company, standing }: MyGame) =>
    `${title} ${company} ${standing}`.toLocaleLowerCase();
  const fits = games.filter((game) => words.every((word) => text(game).includes(word)));
  const waits = (game: MyGame) => Number(!game.over && game.mine);
  return fits.sort((one, other) => waits(other) - waits(one) || other.at - one.at);
}

/** Asks the server how the running games stand now. */
export async function refresh(games: readonly KnownTable[]): Promise<void> {
  const running = games.filter(({ over, elsewhere }) => !over && !elsewhere).slice(0, MOST_ASKED);
  const queue = running.values();
  const worker = async () => {
    for (const { table } of queue) await ask(table);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function ask(table: string): Promise<void> {
  const before = held(table);
  try {
    const snapshot = await fetchTable(table, Object.values(before.tokens)[0]);
    keep(table, remembered(snapshot, snapshot.state, before), before.at);
  } catch (error) {
    if (Refused.from(error).otherVersion) keep(table, { elsewhere: true }, before.at);
  }
}
