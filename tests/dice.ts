/** The factor of `npm run test:long`: how many times the usual number of cases. */
export const TIMES = Math.max(1, Math.floor(Number(process.env.TEST_RUNS ?? 1)));

/** Numbers in [0, 1), the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
