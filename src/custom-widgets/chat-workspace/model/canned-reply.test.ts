import { expect, it } from 'vitest';
import { filled, inserted } from './canned-reply.ts';

it('fills in what is known', () => {
  const values = { shop: 'Toko A', me: 'Sari', owner: undefined };
  expect(filled('Halo {shop}, {owner}. {me} ({other})', values)).toBe('Halo Toko A, {owner}. Sari ({other})');
});

it('stands in the text apart from what is around it', () => {
  expect(inserted('', 'Siap.', 0, 0)).toBe('Siap.');
  expect(inserted('Baik,terima kasih', 'Siap.', 5, 5)).toBe('Baik, Siap. terima kasih');
  expect(inserted('Baik lama', 'Siap.', 5, 9)).toBe('Baik Siap.');
});
