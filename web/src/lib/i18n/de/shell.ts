// Everything that is said before a game is loaded, in German: the page around the games, and what each game is called.
import shell from './shell.ftl?raw';

const games = import.meta.glob<string>('../../games/*/meta.de.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default [shell, ...Object.values(games)].join('\n');
