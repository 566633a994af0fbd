// Whether the window is as narrow as a phone: what is not needed is then said only to those who hear the page.
import { MediaQuery } from 'svelte/reactivity';

const query = typeof matchMedia === 'function' ? new MediaQuery('(max-width: 599px)') : null;

export function narrow(): boolean {
  return query?.current ?? false;
}
