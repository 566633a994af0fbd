// What the browser keeps for the reader. A browser that keeps nothing is none the worse for it: then nothing is found.

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, and says whether that worked. */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
