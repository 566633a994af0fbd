// How the page is built: no inline scripts or styles, since the server's policy allows none.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cards } from './scripts/cards.ts';
import { languageModules } from './scripts/catalogues.ts';

/** What this many of the places share comes in one file, with the first of them: that is smaller than many files. */
const SHARED = 10;

const server = process.env.PYRAMIDION ?? 'http://127.0.0.1:1988';

export default defineConfig({
  plugins: [svelte(), languageModules(), cards()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: SHARED }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'node', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
