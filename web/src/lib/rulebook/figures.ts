// The positions of a rulebook's diagrams as boards draw them: made of each game's rules/diagrams.json by `cargo xtask
// codegen`.

export interface Figures<Plan = unknown, View = unknown, Event = unknown> {
  /** Boards, by number. */
  plans: readonly Plan[];
  figures: Readonly<Record<string, FigureData<View, Event>>>;
}

export interface FigureData<View = unknown, Event = unknown> {
  plan: number;
  seats: readonly string[];
  /** Through whose eyes. */
  looking: string | null;
  /** Targets of the part of the board that is shown; all of it if there are none. */
  around: readonly string[];
  /** Width by height. */
  aspect: number;
  steps: readonly FigureStep<View, Event>[];
}

export type FigureStep<View = unknown, Event = unknown> =
  | { image: string }
  | {
      view: View;
      /** What was played since the step before. */
      played: readonly { actor: string; events: readonly Event[] }[];
      /** Targets that are pointed out. */
      marks: readonly string[];
      /** Ways that are not allowed. */
      crossed: readonly (readonly string[])[];
    };
