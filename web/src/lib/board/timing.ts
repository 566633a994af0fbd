// How long it takes to see what happened, computed from the events alone.

type OfKind<Event, Kind> = Extract<Event, { kind: Kind }>;

/** How long each kind of event is looked at, in milliseconds: always the same, or by what the event holds. */
export type Lengths<Event extends { kind: string }> = {
  readonly [Kind in Event['kind']]: number | ((event: OfKind<Event, Kind>) => number);
};

export interface Timing<Event> {
  /** Of one event. */
  length(event: Event): number;
  /** Of several, one after another. */
  duration(events: readonly Event[]): number;
}

export function timing<Event extends { kind: string }>(lengths: Lengths<Event>): Timing<Event> {
  const length = (event: Event): number => {
    const known = lengths[event.kind as Event['kind']] as number | ((event: Event) => number);
    return typeof known === 'function' ? known(event) : known;
  };
  return { length, duration: (events) => events.reduce((sum, event) => sum + length(event), 0) };
}
