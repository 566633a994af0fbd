// Mouse and finger on a board beside clicks: a piece is dragged to where it goes, and a finger that holds still gets a
// loupe where places are small. Start at `Drag`; a Surface attaches it to its drawing.
import { on } from 'svelte/events';
import type { Point } from './geometry';
import type { Pointing } from './pointing';
import { meant } from './reach';

/** How far a press goes before it is a drag, in pixels: a finger is never quite still. */
const FAR = { mouse: 6, touch: 12 };
/** How long a finger holds still before it gets a loupe, in milliseconds. */
const HOLD = 250;
/** Places that are smaller on the screen are looked at through a loupe, in pixels. */
const SMALL = 34;

/** What is being dragged, in the coordinates of the board. */
export interface Held {
  from: string;
  start: Point;
  at: Point;
  over: string | null;
}

/** Where a finger is, in the coordinates of the board and in those of its place on the page. */
export interface Loupe {
  at: Point;
  x: number;
  y: number;
  /** How large the board is drawn. */
  scale: number;
}

interface Press {
  pointer: number;
  x: number;
  y: number;
  touch: boolean;
  /** What was pressed. */
  from: string | null;
  small: boolean;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  loupe = $state.raw<Loupe | null>(null);
  /** What the loupe is at. */
  aimed = $state.raw<string | null>(null);

  #root: SVGSVGElement | null = null;
  #press: Press | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a drag is not a choice. */
  #spent = false;

  constructor(private readonly board: () => Pointing) {}

  attach = (root: SVGSVGElement): (() => void) => {
    this.#root = root;
    const listeners = [
      on(root, 'pointerdown', (event) => this.#down(event as PointerEvent)),
      on(window, 'pointermove', (event) => this.#move(event)),
      on(window, 'pointerup', (event) => this.#up(event)),
      on(window, 'pointercancel', () => this.#end()),
      on(window, 'keydown', (event) => event.key === 'Escape' && this.#end()),
      on(root, 'click', (event) => this.#click(event as PointerEvent), { capture: true }),
      // While a piece is dragged, the page does not scroll.
      on(root, 'touchmove', (event) => this.#keepsPage && event.preventDefault(), { passive: false }),
      on(root, 'contextmenu', (event) => this.#press?.touch && event.preventDefault()),
    ];
    return () => {
      this.#end();
      listeners.forEach((stop) => stop());
    };
  };

  get #keepsPage(): boolean {
    const from = this.#press?.from;
    return Boolean(this.loupe) || (from != null && this.board().draggable.has(from));
  }

  #down(event: PointerEvent): void {
    this.#end();
    this.#spent = false;
    const pressed = event.target as Element;
    const place = pressed.closest('[data-target]');
    // What is a button of its own is not a place.
    if (!event.isPrimary || event.button !== 0 || (!place && pressed.closest('[role=button]'))) return;
    const { clientX: x, clientY: y } = event;
    const touch = event.pointerType === 'touch';
    const from = touch ? this.#meant(x, y) : this.#under(x, y);
    const box = place?.getBoundingClientRect();
    const small = touch && box !== undefined && Math.min(box.width, box.height) < SMALL;
    this.#press = { pointer: event.pointerId, x, y, touch, from, small };
    if (small) this.#hold = setTimeout(() => this.#look(x, y), HOLD);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (this.held) this.#carry(press, x, y);
    else if (Math.hypot(x - press.x, y - press.y) >= (press.touch ? FAR.touch : FAR.mouse)) {
      clearTimeout(this.#hold);
      // A piece that was held still first is dragged as well, through the loupe.
      if (press.from !== null && this.board().draggable.has(press.from)) {
        this.aimed = null;
        this.board().lift(press.from);
        this.#carry(press, x, y);
      } else if (this.loupe) this.#look(x, y);
      else this.#press = null;
    }
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#press?.pointer) return;
    const { held, aimed, loupe } = this;
    this.#end();
    this.#spent = held !== null || loupe !== null;
    if (held) this.board().drop(held.from, held.over);
    else if (loupe && aimed !== null) this.board().choose(aimed);
  }

  #end(): void {
    clearTimeout(this.#hold);
    if (this.held) this.board().hold(this.held.from, null);
    this.#press = this.held = this.loupe = this.aimed = null;
  }

  /** A finger between two places means the one that may be chosen. */
  #click(event: PointerEvent): void {
    if (this.#spent) {
      this.#spent = false;
      event.stopPropagation();
      return;
    }
    if (event.pointerType !== 'touch') return;
    const pressed = (event.target as Element).closest<SVGElement>('[data-target]');
    if (!pressed || pressed.dataset.legal === 'true') return;
    const place = this.#meant(event.clientX, event.clientY);
    if (place === null || place === pressed.dataset.target) return;
    event.stopPropagation();
    this.board().choose(place);
  }

  #carry({ from, small, ...press }: Press, x: number, y: number): void {
    if (from === null) return;
    const over = this.#meant(x, y);
    if (over !== this.held?.over) this.board().hold(from, over === from ? null : over);
    this.held = { from, start: this.#point(press.x, press.y), at: this.#point(x, y), over };
    if (small) this.#enlarge(x, y);
  }

  /** Looks closer at what lies under a finger that holds still. */
  #look(x: number, y: number): void {
    this.#enlarge(x, y);
    this.aimed = this.#meant(x, y);
  }

  #enlarge(x: number, y: number): void {
    const box = this.#root?.getBoundingClientRect();
    const scale = this.#root?.getScreenCTM()?.a ?? 1;
    if (box) this.loupe = { at: this.#point(x, y), x: x - box.x, y: y - box.y, scale };
  }

  #point(x: number, y: number): Point {
    const matrix = this.#root?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  }

  /** What lies under a point of the screen. */
  #under(x: number, y: number): string | null {
    const place = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-target], [data-stone]');
    if (!place || !this.#root?.contains(place)) return null;
    return place.dataset.target ?? place.dataset.stone ?? null;
  }

  /** What is meant by a point of the screen: what lies there, or what may be chosen right beside it. */
  #meant(x: number, y: number): string | null {
    const under = this.#under(x, y);
    const { targets, draggable } = this.board();
    if (under !== null && (targets.has(under) || draggable.has(under))) return under;
    const legal = this.#root?.querySelectorAll<SVGElement>('[data-target][data-legal=true]') ?? [];
    const boxes = [...legal].map((place): [string, DOMRect] => [
      place.dataset.target ?? '',
      place.getBoundingClientRect(),
    ]);
    return meant(x, y, boxes) ?? under;
  }
}
