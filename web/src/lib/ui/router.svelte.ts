// Where the reader is. Few places, so our own router: paths in, a place out.

export type Place =
  | { name: 'front' }
  | { name: 'new'; game: string | null }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'lobby' }
  | { name: 'rules'; game: string | null }
  | { name: 'settings' }
  | { name: 'licences' }
  | { name: 'nowhere' };

/** The place that a path leads to. */
export function place(path: string): Place {
  const [first = '', second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { name: 'nowhere' };
  if (first === 't' && second) {
    if (third === 'replay') return { name: 'replay', table: second };
    return third === undefined ? { name: 'table', table: second } : { name: 'nowhere' };
  }
  if (third !== undefined) return { name: 'nowhere' };
  if (first === 'new' || first === 'rules') return { name: first, game: second ?? null };
  if (second !== undefined) return { name: 'nowhere' };
  if (first === '') return { name: 'front' };
  if (first === 'lobby' || first === 'settings' || first === 'licences') return { name: first };
  return { name: 'nowhere' };
}

export const router = $state({ path: location.pathname, hash: location.hash });

function arrive(): void {
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

/** Links within the page are followed without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
