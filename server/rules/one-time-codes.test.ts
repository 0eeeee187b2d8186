import { expect, it } from 'vitest';
import { hashRecoveryCode, isOfApp, newFactor, plainCode, stepOf } from './one-time-codes.ts';

/** "12345678901234567890", the secret of RFC 6238's appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [20000000000, '353130', 666666666],
])('at second %i the code is that of RFC 6238', async (second, code, step) => {
  expect(await stepOf(SECRET, code, second * 1000)).toBe(step);
});

it('a code counts one step before and after its own, and no further', async () => {
  const at = (seconds: number) => stepOf(SECRET, '081804', (1111111080 + seconds) * 1000);
  expect([await at(-31), await at(-30), await at(59), await at(60)]).toEqual([
    null,
    37037036,
    37037036,
    null,
  ]);
});

it('an app gets an address with product, account and 160 random bits', async () => {
  const { secret, address, recoveryCodes } = await newFactor('Grosir & Co', 'Ratna W.');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, searchParams } = new URL(address);
  expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Grosir & Co',
  ]);
  expect(decodeURIComponent(address)).toContain('Ratna W.');
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

it('a code is read however it is typed', () => {
  expect([plainCode(' 123 456'), plainCode('abcd-efgh ijkl')]).toEqual(['123456', 'ABCDEFGHIJKL']);
  expect(['123456', '12345', 'ABCDEF'].map(isOfApp)).toEqual([true, false, false]);
  expect(hashRecoveryCode('abcd efgh')).toEqual(hashRecoveryCode('ABCD-EFGH'));
});
