import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language, speak } from './lib/i18n/index.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('expected an element with the id app');
await speak(language());
mount(App, { target });
