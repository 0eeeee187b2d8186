import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const [KEY, OTHER] = ['k'.repeat(32), 'o'.repeat(32)];

it('a sealed text opens with its key, for what it belongs to, and as it was written', () => {
  const sealed = seal('rahasia 密', 'account 1', KEY);
  expect(unseal(sealed, 'account 1', KEY)).toBe('rahasia 密');
  expect(sealed.includes('rahasia')).toBe(false);
  expect(seal('rahasia 密', 'account 1', KEY).equals(sealed)).toBe(false);
  expect(unseal(sealed, 'account 1', OTHER)).toBeNull();
  expect(unseal(sealed, 'account 2', KEY)).toBeNull();
  for (const at of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(changed, 'account 1', KEY)).toBeNull();
  }
  for (const end of [0, 12, 27, sealed.length - 1])
    expect(unseal(sealed.subarray(0, end), 'account 1', KEY)).toBeNull();
});
