// How the browser's stories run: on a desk and on a phone, against the server whose address PYRAMIDION is, or one of their own.
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/fixtures';

// The first is Chromium without a window, which takes three quarters of the time of the others.
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
if (!executablePath)
  throw new Error('found no Chromium, expected Debian’s package chromium or its path in CHROMIUM');

/** How much may be written to a folder, in bytes. */
function room(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

// What the processes of a browser share lies in /dev/shm or, as Playwright wants it, in the folder for temporary files.
// Without room there pages crash and files do not load, so the roomier one is taken.
const ENOUGH = 1 << 29;
const [shared, temporary] = [room('/dev/shm'), room(tmpdir())];
if (Math.max(shared, temporary) < ENOUGH)
  throw new Error(
    `found room for ${Math.max(shared, temporary) >> 20} MB in /dev/shm and ${tmpdir()}, expected ${ENOUGH >> 20} MB for the browser`,
  );

const SERVE =
  'serve --listen 127.0.0.1:0 --requests-per-second 0 --connections 0 --data web/e2e/results/server';
/** Machines are slow sometimes; people are patient with a failing test, not with a wrong one. */
const PATIENCE = 60_000;
const MINUTE = 60_000;

export default defineConfig<Options>({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/lib/games/*/e2e/*.spec.ts'],
  outputDir: 'e2e/results',
  fullyParallel: true,
  // The browser, the server and its bots share the cores: more workers only wait for each other.
  workers: 2,
  // What fails is played once more, with a trace. If it passes then, it is named as flaky at the end, and is a failure at
  // a desk: hosted machines are sometimes too slow for a story, and a story that never passes is never only slow.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  forbidOnly: Boolean(process.env.CI),
  timeout: 3 * MINUTE,
  globalTimeout: 45 * MINUTE,
  expect: { timeout: PATIENCE },
  reporter: process.env.CI ? [['list'], ['html', { open: 'never', outputFolder: 'e2e/report' }]] : 'list',
  use: {
    // Named by the regular expression below, if the server is our own.
    baseURL: process.env.PYRAMIDION,
    locale: 'en',
    reducedMotion: 'reduce',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: 'only-on-failure',
    // A trace of everything would take a fifth of the time.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      executablePath,
      ignoreDefaultArgs: shared > temporary ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The pictures of the README are taken when somebody says where to.
    ...(process.env.PICTURES
      ? [
          {
            name: 'pictures',
            testMatch: ['e2e/*.pictures.ts', 'src/lib/games/*/e2e/*.pictures.ts'],
            use: { viewport: { width: 1440, height: 900 } },
          },
        ]
      : []),
  ],
  webServer: process.env.PYRAMIDION
    ? undefined
    : {
        name: 'pyramidion',
        command: `npm --prefix web run --silent build && cargo run --quiet --package cli -- ${SERVE}`,
        cwd: '..',
        timeout: 20 * MINUTE,
        wait: { stdout: /Pyramidion is at (?<pyramidion>http:\/\/[\d.:]+)/ },
      },
});
