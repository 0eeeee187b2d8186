import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { makeDerived } from './scripts/prepare.mjs';

// Also for a single journey, started by hand after declarations changed.
makeDerived();

/** Journeys of a minute and more: begun last, one of them would run alone. */
const LONG =
  /(gallery|walk-through|durability|chat|chat-desk|dev|look|list-widths|seven-tasks|seven-tasks-by-keys)\.spec\.ts$/;
/** Of another product: one worker, which builds its page and starts its server once. */
const LIBRARY = /library[\w-]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'library', testMatch: LIBRARY, workers: 1 },
    { name: 'long', testMatch: LONG },
    { name: 'screens', testIgnore: [LONG, LIBRARY] },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // The specs of one file share rows they made themselves; files run side by side. Three keep two cores busy: a
  // journey waits a good part of its time.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  // The build machine is shared: one more try, which the report names as flaky; at home every failure counts.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
