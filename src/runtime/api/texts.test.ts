import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import type { Product } from '../../../core/model.ts';
import { initTexts } from '../base/i18n/t.ts';
import { setProduct } from '../base/product.ts';
import { formatDate } from './texts.ts';

// Other test files of the worker share this i18next instance.
afterAll(() => i18next.changeLanguage('en'));

it('keeps the order of a date on a right-to-left page', async () => {
  setProduct({ locale: { zone: 'Asia/Jakarta', numbers: 'id-ID' } } as Product, { widgets: {}, screens: {} });
  initTexts('en');
  const time = () => formatDate('2026-11-26T17:23:00Z', 'DD MMM HH:mm');
  expect(time()).toBe('27 Nov 00:23');
  await i18next.changeLanguage('ar');
  expect(time()).toBe('\u206827 Nov 00:23\u2069');
  expect(formatDate('soon')).toBe('');
});
