// How a menu is left: Escape closes it and gives the focus back to its button, a click beside it closes it.
import { on } from 'svelte/events';

/** An attachment for what holds the menu and its button. */
export function dismissable(isOpen: () => boolean, close: () => void) {
  return (menu: HTMLElement): (() => void) => {
    const beside = (event: Event) => isOpen() && !menu.contains(event.target as Node) && close();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      // It means the menu and nothing else.
      event.stopPropagation();
      close();
      menu.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const listeners = [
      on(document, 'pointerdown', beside, { capture: true }),
      on(document, 'focusin', beside),
      on(document, 'keydown', key, { capture: true }),
    ];
    return () => listeners.forEach((stop) => stop());
  };
}
