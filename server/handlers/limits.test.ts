import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a handler refuses without a limit: it is about who calls and when, whatever the values. */
const NO_LIMITS: Readonly<Record<string, string>> = {
  "'signed-out'": 'Nobody is signed in, or the name and the password do not fit.',
  "'forbidden'": 'The row is not for this person.',
  "'too-many'": 'Another try has to wait.',
  "'unavailable'": 'A service outside does not answer.',
  "'conflict'": 'The account has it already or has it not, or the server cannot keep it.',
};

/**
 * Values are refused by the limits that the call declares, a row that is not there by `requireRow`, and what an effect of a step
 * cannot do any more by its `refuse`: whoever takes the step, no call could declare it.
 */
it('a handler refuses values by the limits that its call declares alone', () => {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const refused = paths
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/new Refusal\(\s*([^,)]+)/g)].map(
        ([, kind = '']) => ({ path, kind }),
      ),
    );
  expect(refused.filter(({ kind }) => !(kind in NO_LIMITS))).toEqual([]);
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(Object.keys(NO_LIMITS)));
});
