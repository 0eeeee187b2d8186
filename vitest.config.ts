import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { makeDerived } from './scripts/prepare.mjs';

// Also for a single test, started by hand after declarations changed.
makeDerived();

const FOLDERS = ['build', 'generator', 'src', 'server', 'scripts', 'tests'];
const ours = FOLDERS.flatMap((folder) => testsIn(folder));
/** What replaces a module or a global for its tests would do so for those of other files too. */
const apart = ours.filter((file) => /\bvi\.(mock|stubGlobal|stubEnv)\(/.test(readFileSync(file, 'utf8')));

/** Component tests in a DOM. */
const inDom = ours.filter((file) => file.endsWith('.dom.test.tsx'));

const common = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Two cores: a worker each; database tests clone a template and do not share state.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'together',
          include: ours.filter((file) => !apart.includes(file) && !inDom.includes(file)),
          globalSetup: ['server/store/testing-setup.ts'],
          // One set of modules for all files of a worker: loading them anew for each took half of the time.
          isolate: false,
        },
      },
      { test: { ...common, name: 'apart', include: apart } },
      {
        test: {
          ...common,
          name: 'dom',
          include: inDom,
          environment: 'happy-dom',
          setupFiles: ['tests/dom/setup.ts'],
          isolate: false,
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
