// Property tests: the same cases in every run, so that a failure can be seen again, and as many as are asked for.
import { onTestFinished } from 'vitest';
import { TIMES } from './dice.ts';

export { dice } from './dice.ts';

/** The factor of `npm run test:long`, when nothing else is asked for. */
const LONG = 25;

/**
 * How many cases a property is tried with; in a long run at least `long`. Of a longer run, how many it tried and how
 * long that took is printed.
 */
export function cases(what: string, usual: number, long = 0): number {
  const count = TIMES > 1 ? Math.max(usual * TIMES, Math.round((long * TIMES) / LONG)) : usual;
  const begin = performance.now();
  if (TIMES > 1)
    onTestFinished(() => {
      console.log(`${what}: ${count} cases in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    });
  return count;
}

/** How long a property test may take that takes at most `usual` ms with the usual number of cases. */
export const allowed = (usual: number): number => usual * TIMES;
