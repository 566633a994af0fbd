// Where a game's rulebook tells what is named elsewhere: rules that refusals name, and what happens. Loads when it is asked for.

/** Where the rulebook tells what is named elsewhere: names of paragraphs. */
export interface Links {
  /** For chapters of the printed rulebook that a refusal may name; a ruling is found by its mark. */
  rules: Readonly<Record<string, string>>;
  /** For what happens in a game, by the kind of the event. */
  events: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Links>('../games/*/rules/links.json', { import: 'default' });

export async function loadLinks(game: string): Promise<Links> {
  return (await files[`../games/${game}/rules/links.json`]?.()) ?? { rules: {}, events: {} };
}
