import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language, speak } from './lib/i18n/index.svelte';

/** Words that change their width would move the page; but nobody waits long for letters. */
const LONGEST_WAIT = 1000;
const FONTS = ['1em Marcellus', '1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];

const target = document.getElementById('app');
if (!target) throw new Error('expected an element with the id app');
const letters = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
await Promise.all([
  speak(language()),
  Promise.race([letters, new Promise((done) => setTimeout(done, LONGEST_WAIT))]),
]);
mount(App, { target });
