import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Calls that neither make nor edit what a noun has, and decisions on an edit that waited; what stands before the transaction has
 * no limits to ask.
 */
const ELSEWHERE = [
  'admins',
  'analytics',
  'chat',
  'chat-team',
  'product-image-order',
  'product-images',
  'promotions/approval',
  'promotions/flashsale-kind',
  'promotions/master',
  'promotions/named-records',
  'promotions/new-promo-kind',
  'promotions/simulate-new-promo',
  'transactions/remind',
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
