// How this browser comes to hold seats, and leaves them: by sitting down, by a link, by the next game.
import { fetchTable, leaveSeat, takeSeat } from '../connection/http';
import { held, keep, satDownAt } from '../connection/keyring';
import { randomHex } from '../connection/random';
import { commitTo } from './numbers';

/** The length of tokens. */
const BYTES = 16;

/** Sits down: at a table of the lobby, or at one that this browser has a key for. */
export async function sitDown(table: string, seat: string, name: string): Promise<void> {
  const { key, seatKeys } = held(table);
  const token = randomHex(BYTES);
  const commitment = commitTo(table, seat);
  await takeSeat(table, { seat, key: seatKeys?.[seat] ?? key ?? null, token, name, commitment });
  keep(table, { tokens: { ...held(table).tokens, [seat]: token } });
}

/** Leaves a seat before the game begins. */
export async function standUp(table: string, seat: string): Promise<void> {
  const { [seat]: token, ...tokens } = held(table).tokens;
  if (!token) return;
  await leaveSeat(table, seat, token);
  keep(table, { tokens });
}

/** What stands behind the # of a link: a key to sit down, or the token of a seat at another device. */
export async function useLink(table: string, hash: string): Promise<void> {
  const link = new URLSearchParams(hash.slice(1));
  const [key, seat, token, number] = ['key', 'seat', 'token', 'number'].map((part) => link.get(part));
  if (key && seat) keep(table, { seatKeys: { ...held(table).seatKeys, [seat]: key } });
  else if (key) keep(table, { key });
  if (token) await claim(table, token, number);
}

/** The seats go round for the next game; the tokens stay the same. */
export async function claimNextGame(table: string, next: string): Promise<void> {
  const tokens = Object.values(held(table).tokens);
  await Promise.all(tokens.map((token) => claim(next, token)));
  if (tokens.length > 0) keep(next, { before: table });
}

/** Keeps a token for the seats that it holds at a table, and the number that was committed to with it. */
async function claim(table: string, token: string, number?: string | null): Promise<void> {
  try {
    const snapshot = await fetchTable(table, token);
    const { yours, game, seats, state } = snapshot;
    for (const seat of yours) {
      const player = state.chairs[seats.indexOf(seat)]?.player;
      const before = satDownAt(seat, snapshot);
      if (number) keep(table, { numbers: { ...held(table).numbers, [before]: number } });
      // A seat that was kept for us is taken with a new number for the dice.
      if (player?.kind === 'kept')
        await takeSeat(table, { seat, token, name: player.name, commitment: commitTo(table, seat) });
    }
    const tokens = Object.fromEntries(yours.map((seat) => [satDownAt(seat, snapshot), token]));
    keep(table, { tokens: { ...held(table).tokens, ...tokens }, game });
  } catch {
    // The connection to that table will say what is wrong with it.
  }
}
