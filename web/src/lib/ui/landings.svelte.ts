// Places that mean an action whose last target is a button: those where it would end, as the server foresees it.
import type { Act, Look } from '../board/contract';

interface Found {
  key: string;
  /** Actions by places. */
  places: ReadonlyMap<string, string>;
}

const NOWHERE: ReadonlyMap<string, string> = new Map();
/** More are not asked for. */
const MOST = 8;

export class Landings {
  #found = $state.raw<Found>({ key: '', places: NOWHERE });
  /** What is being asked for. */
  #asked = '';

  constructor(private readonly foresee: (action: string) => Promise<Look<unknown> | null>) {}

  /** The places found for a choice, which `key` names. */
  at(key: string): ReadonlyMap<string, string> {
    return this.#found.key === key ? this.#found.places : NOWHERE;
  }

  /** Asks where actions end. */
  async find(
    key: string,
    acts: readonly Act[],
    landing: ((events: readonly unknown[]) => string | null) | undefined,
  ): Promise<void> {
    this.#asked = key;
    if (!landing || acts.length > MOST) return;
    const looks = await Promise.all(acts.map(({ action }) => this.foresee(action)));
    if (this.#asked !== key) return;
    const places = new Map<string, string>();
    for (const look of looks) {
      const place = look && landing(look.events);
      // Of several that end in the same place the button says which is meant.
      if (place && !places.has(place)) places.set(place, look.action);
    }
    this.#found = { key, places };
  }
}
