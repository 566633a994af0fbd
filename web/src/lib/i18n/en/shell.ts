// Everything that is said before a game is loaded, in English: the page around the games, and what each game is called.
import shell from './shell.ftl?raw';

const games = import.meta.glob<string>('../../games/*/meta.en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [shell, ...Object.values(games)].join('\n');
