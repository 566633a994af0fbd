// Where the page begins: it asks for the games, waits for the catalogue of its language and shows itself.
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { offered } from './lib/games/offered.svelte';
import { language, prepare, speak } from './lib/i18n/index.svelte';

/** Words that change their width and games that change places would move the page; but nobody waits long for that. */
const LONGEST_WAIT = 1000;
const FONTS = ['1em Marcellus', '1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];

const target = document.getElementById('app');
if (!target) throw new Error('expected an element with the id app');
const letters = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
await Promise.all([
  // Words in English are better than none, until the reader's come.
  speak(language()).catch(() => prepare('en')),
  Promise.race([
    Promise.all([letters, offered.ask()]),
    new Promise((done) => setTimeout(done, LONGEST_WAIT)),
  ]),
]);
mount(App, { target });
