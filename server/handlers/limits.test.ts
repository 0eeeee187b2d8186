import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * What stands before the transaction or before a step has no limits to ask, and an approved edit is written as the effect of a
 * step, whoever takes it.
 */
const ELSEWHERE = [
  'admins',
  'product-images',
  'promotions/approval',
  'promotions/flashsale-kind',
  'promotions/named-records',
  'promotions/new-promo-kind',
].map((name) => `${name}.ts`);

const BARE = /new Refusal\(\s*'(invalid|conflict)'/;

it('a handler refuses values by the limits that its call declares alone', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const bare = files.filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) && BARE.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(bare.sort()).toEqual(ELSEWHERE.sort());
});
