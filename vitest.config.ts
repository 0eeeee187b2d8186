import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { makeDerived } from './scripts/prepare.mjs';

// Also for a single test, started by hand after declarations changed.
makeDerived();

const FOLDERS = ['core', 'domain', 'build', 'generator', 'src', 'server', 'scripts', 'tests'];
const ours = FOLDERS.flatMap((folder) => testsIn(folder));
const saying = (words: RegExp) => ours.filter((file) => words.test(readFileSync(file, 'utf8')));

/** Component tests in a DOM: tests/dom. */
const inDom = ours.filter((file) => file.endsWith('.dom.test.tsx'));
/** What replaces a module or a global for its tests would do so for those of other files too. */
const apart = saying(/\bvi\.(mock|stubGlobal|stubEnv)\(/);
/** What needs PostgreSQL; `npm run test:quick` leaves it out. */
const onDatabase = saying(
  /\b(createTestDatabase|startChat|startTestCluster|startTestServer|startProduct|startLibrary|startOrders|prepareImports|prepareApprovals|testing-owner)\b/,
);
const named = new Set([...apart, ...inDom, ...onDatabase]);

/** A busy machine is no reason to fail; a second try is told at the end of `npm test`. */
const common = {
  testTimeout: 40_000,
  hookTimeout: 60_000,
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 20_000 } },
};
// One set of modules for all files of a worker: loading them anew for each took half of the time.
const together = { ...common, isolate: false };

export default defineConfig({
  test: {
    // Three keep two cores busy: a test waits a good part of its time, for timers of the page or the database. Database tests
    // clone a template and do not share state.
    maxWorkers: 3,
    projects: [
      { test: { ...together, name: 'unit', include: ours.filter((file) => !named.has(file)) } },
      {
        test: {
          ...together,
          name: 'database',
          include: onDatabase,
          globalSetup: ['server/store/testing-setup.ts'],
        },
      },
      { test: { ...common, name: 'apart', include: apart } },
      {
        // The page as its build makes it.
        extends: './vite.config.ts',
        test: {
          ...together,
          name: 'dom',
          include: inDom,
          environment: 'happy-dom',
          setupFiles: ['tests/dom/setup.ts'],
          restoreMocks: true,
        },
      },
    ],
  },
});

/** The tests of a folder, by their paths from here; the journeys are Playwright's, in files of another name. */
function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);
}
