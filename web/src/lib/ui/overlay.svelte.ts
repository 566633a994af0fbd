// What a game has open over its board, by names of its own: a picture to look at, something to be remembered.

export class Overlay {
  opened = $state.raw<string | null>(null);
  /** Everything that has been open since the viewer came. */
  seen = $state.raw<ReadonlySet<string>>(new Set());

  /** Opens something, or closes what is open. */
  open = (name: string | null): void => {
    this.opened = name;
    if (name) this.seen = new Set([...this.seen, name]);
  };
}
