import { defineConfig } from 'vitest/config';

/** `npm run test:operations`: the product as operators run it, with programs of the system; not among those of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/operations/*.trial.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
