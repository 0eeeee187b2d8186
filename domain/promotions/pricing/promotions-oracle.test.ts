import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowed } from '../../../tests/property.ts';
import { comparePrices, plainResult, unordered } from './testing-harness.ts';
import { oracle } from './testing-oracle.ts';

it(
  'orders cost and bring what the page of rules says, whatever promotions there are',
  () => comparePrices('promotions beside the oracle', oracle, 500, 10_000),
  allowed(40_000),
);

it('the case on the page of rules has the result that stands there', () => {
  const page = readFileSync('docs/promotion-rules.md', 'utf8');
  const part = (name: string) =>
    JSON.parse(page.match(new RegExp(`\`\`\`json ${name}\n(.*?)\`\`\``, 's'))?.[1] ?? 'null');
  expect(unordered(plainResult(part('case')))).toEqual(unordered(part('result')));
  expect(unordered(oracle(part('case')))).toEqual(unordered(part('result')));
});
