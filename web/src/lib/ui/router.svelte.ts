// Where the reader is. There are few routes, so the router is our own: a path in, a route out.
import { asksForLanguage, takeLanguage, visit, visitSearch } from '../i18n/visit.svelte';

export type Route =
  | { name: 'front' }
  | { name: 'new'; game: string | null }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'lobby' }
  | { name: 'mine' }
  | { name: 'rules'; game: string | null }
  | { name: 'learn'; game: string }
  | { name: 'settings' }
  | { name: 'licences' }
  | { name: 'not-found' };

/** Where a path leads. */
export function route(path: string): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { name: 'not-found' };
  if (first === 't' && second) {
    if (third === 'replay') return { name: 'replay', id: second };
    return third === undefined ? { name: 'table', id: second } : { name: 'not-found' };
  }
  if (third !== undefined) return { name: 'not-found' };
  if (first === 'new' || first === 'rules') return { name: first, game: second ?? null };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (second !== undefined) return { name: 'not-found' };
  if (first === '') return { name: 'front' };
  if (first === 'lobby' || first === 'mine' || first === 'settings' || first === 'licences')
    return { name: first };
  return { name: 'not-found' };
}

takeLanguage();
export const router = $state({ path: location.pathname, hash: location.hash });

function arrive(): void {
  takeLanguage();
  router.path = location.pathname;
  router.hash = location.hash;
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

/** Goes somewhere. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

/** The same place in another language: the reader stays where they are. */
function changeLanguage(search: string): void {
  history.replaceState(history.state, '', search + location.hash);
  arrive();
}

/** Links within the page are followed without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || link.pathname.startsWith('/api')) return;
  if (link.target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
    // A window of its own does not know what language this visit is in.
    const href = link.getAttribute('href');
    if (!visit.language || event.button > 1 || link.search || href === null) return;
    link.search = visitSearch();
    setTimeout(() => link.setAttribute('href', href));
    return;
  }
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  if (link.pathname === location.pathname && asksForLanguage(link.search)) changeLanguage(link.search);
  else go(link.pathname + link.search + link.hash);
}
