import { describe, expect, it } from 'vitest';
import type { Validator } from '../../core/model.ts';
import { readErrors } from '../../core/validation/read-errors.ts';
import { together } from '../../core/validation/together.ts';
import { allowed, cases, dice } from '../../tests/property.ts';
import { repository } from '../load/language.ts';
import { readSources } from '../load/read-sources.ts';
import { type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { runnable } from '../schema/testing.ts';
import { casesFolder, compileSources } from '../testing.ts';
import { bodyParts, divide, partsFor } from './body-parts.ts';

/** Values that are valid, or break one or more rules. */
const values: readonly unknown[] = [
  ...[undefined, undefined, undefined, null, '', ' ', 'a', 'x'.repeat(20_001)],
  ...[-1, 0, 1, 1.5, 1e9, true, [], [1, 1], ['a'], {}, '2026-01-01', '2026-02-30'],
  ...[{ name: 'a', mime: 'image/png', bytes: 1e9, path: '/a' }, [{ path: 'a', label: 1, odd: 1 }]],
  ...['csv', { field: 'a', values: [true] }, { search: 1 }, [3, 4], 7],
];

/** Compiled parts, each shared by the calls that use it. */
const kept = new WeakMap<JsonSchema, Validator>();

function compiled(rules: JsonSchema): Validator {
  const known = kept.get(rules);
  if (known) return known;
  const validator = runnable(rules, '2026-11-20');
  kept.set(rules, validator);
  return validator;
}

function* samples(schema: JsonSchema, count: number): Generator<unknown> {
  const roll = dice(7);
  yield* [null, [], 'a'];
  for (let at = 0; at < count; at++) {
    const entries = Object.keys(propertiesOf(schema)).map(
      (name) => [name, values[Math.floor(roll() * values.length)]] as const,
    );
    yield Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
}

describe('a body put together of its parts', { timeout: allowed(120_000) }, () => {
  it.each([
    ['the good product', `${casesFolder}/good`, 1],
    ['this product', repository, 30],
  ])('says the same as in one piece, in the same order: %s', async (which, root, atLeast) => {
    const { product } = await compileSources(readSources(root));
    if (!product) throw new Error(`${root} does not compile.`);
    const parts = bodyParts(product);
    const count = cases(`bodies of ${which}, for each call`, 60);
    let divided = 0;
    for (const endpoint of product.endpoints) {
      const { body, id } = endpoint;
      if (!body) continue;
      const { used, remainder } = divide(body, partsFor(endpoint, parts));
      if (used.length === 0) continue;
      divided += 1;
      const whole = compiled(body.rules);
      const pieces = together(
        body.schema,
        [...used, remainder].map(({ rules }) => compiled(rules)),
      );
      for (const sample of samples(body.schema, count)) {
        const told = [whole, pieces].map((judge) =>
          judge(sample) ? [] : readErrors(judge.errors, body.messages),
        );
        expect(told[1], `${id} of ${JSON.stringify(sample)}`).toEqual(told[0]);
      }
    }
    expect(divided).toBeGreaterThanOrEqual(atLeast);
  });
});
