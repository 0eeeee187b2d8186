import { expect, it } from 'vitest';
import { isSigned, signedAddress } from './signed-addresses.ts';

const KEY = 'k'.repeat(40);
const NOW = 1_800_000_000_000;
const SIGNED = signedAddress('/files/a.png', 'shop-a', KEY, NOW);

it('an address is valid an hour, for its file, its shop and by its key', () => {
  expect(isSigned(SIGNED, KEY, NOW)).toBe(true);
  expect(isSigned(SIGNED, KEY, NOW + 3_599_000)).toBe(true);
  expect(isSigned(SIGNED, KEY, NOW + 3_600_000)).toBe(false);
  expect(isSigned(SIGNED, 'x'.repeat(40), NOW)).toBe(false);
  expect(isSigned(SIGNED, null, NOW)).toBe(false);
  for (const [from, to] of [
    ['a.png', 'b.png'],
    ['shop-a', 'shop-b'],
    [/until=\d+/, 'until=9999999999'],
    [/signature=.*/, 'signature='],
    [/\?.*/, ''],
  ] as const)
    expect(isSigned(SIGNED.replace(from, to), KEY, NOW)).toBe(false);
});
