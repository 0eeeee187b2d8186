import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,generator,src,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    globalSetup: ['server/store/testing-setup.ts'],
    // Two cores: a worker each; database tests clone a template and do not share state.
    maxWorkers: 2,
    // One set of modules for all files of a worker: loading them anew took half of the time. What a file changes
    // outside itself (environment, mocks, timers) it puts back.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
