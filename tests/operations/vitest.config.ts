import { defineConfig } from 'vitest/config';

/** `npm run test:operations`: the product as operators run it, with programs of the system; not among those of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/operations/*.trial.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
  },
});
