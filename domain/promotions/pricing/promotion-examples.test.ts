// The page of examples is written from those that are computed here: `npx vitest run promotion-examples -u`.
import { describe, expect, it } from 'vitest';
import { resultOf } from './testing-example-parts.ts';
import { AFTERWARDS, BENEFITS } from './testing-examples-benefits.ts';
import { CONDITIONS } from './testing-examples-conditions.ts';
import { PRICES } from './testing-examples-prices.ts';

const CHAPTERS = {
  'Sums and prices': PRICES,
  'Who and what': CONDITIONS,
  'What is given': BENEFITS,
  'After the order': AFTERWARDS,
};
const INTRODUCTION = `# Examples of what promotions do
Three for every word of [the rules](promotion-rules.md); a test computes each of them. The shop is in Medan, its sales person is Adi, its level is Gold. Today is 15/11/2026. Whatever is not mentioned holds always, has no limit, and means every shop and product.

| product | price | brand | category |
| --- | --- | --- | --- |
| Teh | 1,000 | Sari | Minuman |
| Kopi | 2,000 | Kapal | Minuman |
| Gula | 500 | Kapal | Dapur |
| Beras | 12,000 | Tani | Dapur |
`;

describe.each(Object.entries(CHAPTERS))('%s', (_chapter, words) => {
  it.each(Object.entries(words).flatMap(([word, all]) => all.map((one, at) => [word, at + 1, one] as const)))(
    '%s %i',
    (_word, _at, [, given, order, result]) => {
      expect(resultOf(given, order)).toBe(result);
    },
  );
});

it('every word has three examples, and the page has them all', async () => {
  const page = Object.entries(CHAPTERS).flatMap(([chapter, words]) => [
    `\n## ${chapter}\n`,
    ...Object.entries(words).map(([word, all]) => {
      expect(all.length, word).toBeGreaterThanOrEqual(3);
      const rows = all.map(([given, , order, result]) => `| ${given} | ${order} | ${result} |\n`).join('');
      return `\n### ${word}\n| given | order | result |\n| --- | --- | --- |\n${rows}`;
    }),
  ]);
  await expect([INTRODUCTION, ...page].join('')).toMatchFileSnapshot('../../../docs/promotion-examples.md');
});
