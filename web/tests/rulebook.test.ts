// A rulebook is read from its source as the terminal reads it, and searched.
import { expect, test } from 'vitest';
import { marks, parse, pieces, plain } from '../src/lib/rulebook/parse';
import { search } from '../src/lib/rulebook/search';

const SOURCE = `<!-- A comment. -->

# T

## {short} In five minutes

{short-b} Things are here.

!{c} Picture

## {a} First

{b} Things that
are **here**: [K1]

- one
  more
- two

!{c} Picture

1. first
2. second

## {rulings} Rulings

{about} About them.

### K1 Über Brücken

- **Print:** “{de:Eine Brücke}”.
- **Open:** all.
- **Ours:** this.
`;

test('a source is read in blocks', () => {
  expect(parse(SOURCE)).toEqual({
    title: 'T',
    sections: [
      {
        name: 'short',
        title: 'In five minutes',
        blocks: [
          { kind: 'paragraph', name: 'short-b', text: 'Things are here.', items: [] },
          { kind: 'diagram', name: 'c', text: 'Picture', steps: [] },
        ],
      },
      {
        name: 'a',
        title: 'First',
        blocks: [
          {
            kind: 'paragraph',
            name: 'b',
            text: 'Things that are **here**: [K1]',
            items: ['one more', 'two'],
          },
          { kind: 'diagram', name: 'c', text: 'Picture', steps: ['first', 'second'] },
        ],
      },
      {
        name: 'rulings',
        title: 'Rulings',
        blocks: [{ kind: 'paragraph', name: 'about', text: 'About them.', items: [] }],
      },
    ],
    rulings: [
      {
        number: 'K1',
        title: 'Über Brücken',
        points: ['**Print:** “{de:Eine Brücke}”.', '**Open:** all.', '**Ours:** this.'],
      },
    ],
  });
});

test('a text is read in pieces', () => {
  const text = 'A **tower** is “{fr:une tour}” [P3], [not this] {nor this}.';
  expect(pieces(text)).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'strong', text: 'tower' },
    { kind: 'text', text: ' is “' },
    { kind: 'foreign', language: 'fr', text: 'une tour' },
    { kind: 'text', text: '” ' },
    { kind: 'ruling', text: 'P3' },
    { kind: 'text', text: ', [not this] {nor this}.' },
  ]);
  expect(marks(text)).toEqual(['P3']);
  expect(plain(text)).toBe('A tower is “une tour”, [not this] {nor this}.');
});

test('words that stand together come first', () => {
  const book = parse('# T\n\n## {a} A\n\n{b} White is a bridge.\n\n{c} A white bridge.\n');
  expect(search(book, 'white bridge').map(({ target }) => target)).toEqual(['c', 'b']);
});

test('words are found without capitals and accents, where all of them are', () => {
  const book = parse(SOURCE);
  expect(search(book, 'BRUCKE')).toEqual([
    {
      target: 'K1',
      title: 'K1 Über Brücken',
      excerpt: ['Print: “Eine ', 'Brücke', '”. Open: all. Ours: this.'],
    },
  ]);
  expect(search(book, 'more here').map(({ target }) => target)).toEqual(['b']);
  expect(search(book, 'second').map(({ target }) => target)).toEqual(['diagram-c']);
  // What is told in five minutes, too, is found once.
  expect(search(book, 'picture').map(({ target }) => target)).toEqual(['diagram-c']);
  expect(search(book, 'this').map(({ target }) => target)).toEqual(['K1']);
  expect(search(book, 'here nowhere')).toEqual([]);
  expect(search(book, ' a ')).toEqual([]);
});
