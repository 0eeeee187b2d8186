import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,generator,src,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    globalSetup: ['server/store/testing-setup.ts'],
    // Two cores: a worker each; database tests clone a template and do not share state.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
