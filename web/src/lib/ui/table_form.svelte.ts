// What is filled in for a new table. The page shows it, and `wanted` is what the server is asked for.
import type { WantedTable } from '../connection/http';
import { setup, type GameSetup, type Preset } from '../games/setups';
import type { ClockRule, GameInfo, TakebackRule } from '../protocol';
import { usualSeats } from './new_table';
import { decided, differences, worthShowing, type Chosen } from './presets';

/** The clocks that can be chosen: `clock-NAME` names each. */
export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  none: { kind: 'none' },
  quick: { kind: 'move', seconds: 30 },
  minute: { kind: 'move', seconds: 90 },
  game: { kind: 'game', seconds: 900, increment: 10 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
};

export class TableForm {
  readonly setup: GameSetup;
  readonly presets: readonly Preset[];
  /** The preset that was chosen last: what was changed since is told beside it. */
  base = $state.raw<Preset | null>(null);
  /** Whether people sit round a real board, with a phone beside it. */
  realBoard = $state(false);
  /** Round a real board: one phone for all, or everybody their own. */
  phones = $state<'one' | 'own'>('one');
  clock = $state('none');
  listed = $state(false);
  hints = $state(false);
  takebacks = $state<TakebackRule>('allowed');
  /** What people at this screen are called, by seat. */
  names = $state<Record<string, string>>({});

  #wantedSeats = $state<string | null>(null);
  #who = $state.raw<Readonly<Record<string, string>>>({});
  #options = $state.raw<Readonly<Record<string, string>>>({});
  #lot = $state<boolean | null>(null);

  constructor(readonly info: GameInfo) {
    this.setup = setup(info.name);
    this.presets = worthShowing(this.setup.presets, info);
    this.base = this.preset;
  }

  readonly seats: readonly string[] = $derived.by(() => {
    const { seats } = this.info;
    const least = Math.max(2, usualSeats(this.info).length);
    return (
      seats.find((list) => list.join() === this.#wantedSeats) ??
      seats.find((list) => list.length >= least) ??
      usualSeats(this.info)
    );
  });
  /** The value of every option that the server lists. */
  readonly options: Readonly<Record<string, string>> = $derived.by(() =>
    Object.fromEntries(
      this.info.options.map(({ key, values }) => [key, this.#options[key] ?? values[0]?.value ?? '']),
    ),
  );

  /** Whether there are people who could draw seats with each other. */
  readonly lotPossible = $derived(this.seats.filter((seat) => !this.who(seat).startsWith('bot:')).length > 1);
  /** Friends who come by link draw their seats where the game says so; those who are set on a seat here stay there. */
  readonly usualLot = $derived.by(
    () => this.info.lot && this.seats.some((seat) => this.who(seat) === 'friend'),
  );
  readonly lot = $derived(this.lotPossible && (this.#lot ?? this.usualLot));

  /** The preset that all of this is; null for a mixture of one's own. */
  readonly preset: Preset | null = $derived.by(
    () => this.presets.find((preset) => this.#changes(preset).length === 0) ?? null,
  );
  /** What is otherwise than in the preset chosen last. */
  readonly changes: readonly string[] = $derived(this.base ? this.#changes(this.base) : []);

  /** Who plays a seat: `me`, `friend` (comes by link), `here` (at this screen) or `bot:LEVEL`. */
  who(seat: string): string {
    return this.#who[seat] ?? (seat === this.seats[0] ? 'me' : this.#others);
  }

  /** How others come who were not set on a seat: people round a real board are here. */
  get #others(): string {
    return this.realBoard && this.phones === 'one' ? 'here' : 'friend';
  }

  choosePlace(realBoard: boolean): void {
    this.realBoard = realBoard;
    this.#letOthersCome();
  }

  choosePhones(phones: 'one' | 'own'): void {
    this.phones = phones;
    this.#letOthersCome();
  }

  /** Everybody but the reader and the computer comes as is usual now. */
  #letOthersCome(): void {
    const set = Object.entries(this.#who).filter(([, who]) => who === 'me' || who.startsWith('bot:'));
    this.#who = Object.fromEntries(set);
  }

  choosePreset(preset: Preset): void {
    const { options, seats, hints, takebacks, lot } = decided(preset, this.info);
    this.#options = options;
    Object.assign(this, { base: preset, hints, takebacks });
    this.#lot = lot;
    if (seats && !seats.includes(this.seats.length))
      this.chooseSeats(this.info.seats.find((list) => seats.includes(list.length)) ?? this.seats);
  }

  /** Who sat on seats that stay keeps them. */
  chooseSeats(seats: readonly string[]): void {
    this.#wantedSeats = seats.join();
    this.#who = Object.fromEntries(Object.entries(this.#who).filter(([seat]) => seats.includes(seat)));
    if (!seats.some((seat) => this.who(seat) === 'me')) this.chooseWho(seats[0] ?? '', 'me');
  }

  chooseWho(seat: string, who: string): void {
    this.#who = { ...this.#who, [seat]: who };
  }

  chooseOption(key: string, value: string): void {
    this.#options = { ...this.#options, [key]: value };
  }

  chooseLot(lot: boolean): void {
    this.#lot = lot;
  }

  /** What the server is asked for: only what is not its default. */
  get wanted(): WantedTable {
    const changed = this.info.options.flatMap(({ key, values }) => {
      const value = this.options[key];
      return value === undefined || value === values[0]?.value ? [] : [[key, value] as const];
    });
    const chairs = this.seats.map((seat) => {
      const level = Number(this.who(seat).split(':')[1]);
      return level ? { kind: 'bot' as const, level } : { kind: 'person' as const };
    });
    return {
      game: this.info.name,
      chairs,
      clock: CLOCKS[this.clock],
      listed: this.listed && !this.realBoard,
      hints: this.hints,
      options: Object.fromEntries(changed),
      ...(this.realBoard && { real_board: true }),
      ...(this.lot && { lot: true }),
      // What was entered by mistake has to be put right beside a real board.
      ...(this.takebacks === 'none' && !this.realBoard && { takebacks: this.takebacks }),
    };
  }

  #changes(preset: Preset): string[] {
    const chosen: Chosen = {
      options: this.options,
      seats: this.seats.length,
      hints: this.hints,
      takebacks: this.takebacks,
      lot: this.lotPossible ? this.lot : null,
    };
    return differences(decided(preset, this.info), chosen, this.usualLot);
  }
}
