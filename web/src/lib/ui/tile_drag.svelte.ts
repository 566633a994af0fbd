// Dragging one of several tiles to the place of another, by mouse or by finger.

/** How far the pointer goes before it drags, in pixels. */
const SLACK = 8;

export class TileDrag {
  /** The tile that moves, by its `data-value`. */
  value = $state<string | null>(null);
  /** A drag ends with a click that means nothing. */
  #spent = false;
  #grabbed: { value: string; x: number; y: number } | null = null;

  /** @param over what to do when the tile lies over another, by its `data-value` */
  constructor(readonly over: (value: string, other: string) => void) {}

  grab(event: PointerEvent, value: string): void {
    this.#spent = false;
    if (event.button !== 0) return;
    // By finger a tile is dragged by its picture: elsewhere the page scrolls.
    const onPicture = event.target instanceof Element && event.target.closest('svg');
    if (event.pointerType === 'touch' && !onPicture) return;
    this.#grabbed = { value, x: event.clientX, y: event.clientY };
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (!this.#grabbed) return;
    const { value, x, y } = this.#grabbed;
    if (this.value === null && Math.hypot(clientX - x, clientY - y) <= SLACK) return;
    this.value = value;
    const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-value]');
    if (tile?.dataset.value) this.over(value, tile.dataset.value);
  }

  drop(): void {
    this.#spent = this.value !== null;
    this.#grabbed = null;
    this.value = null;
    // The click of a drag that ended elsewhere never comes.
    setTimeout(() => (this.#spent = false));
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const spent = this.#spent;
    this.#spent = false;
    return spent;
  }
}
