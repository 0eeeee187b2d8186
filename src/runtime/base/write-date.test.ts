import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from './product.ts';
import { writeDate } from './write-date.ts';

it("writes a date with the product's names of months, whatever language the page speaks", () => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  const languages = [{ code: 'en', name: 'English', dir: 'ltr' }] as const;
  setProduct(partOf<Product>({ locale, languages }), { widgets: {}, screens: {} });
  expect(writeDate('2026-08-16T20:30:00Z', 'DD MMM YYYY HH:mm')).toBe('17 Agu 2026 03:30');
  expect(writeDate('2026-08-17', 'DD/MM/YYYY')).toBe('17/08/2026');
  expect(writeDate('soon', 'DD/MM/YYYY')).toBeUndefined();
});

it('no part of the page writes dates in the language of its texts', () => {
  const src = join(import.meta.dirname, '../..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const wrong = sources.filter((file) =>
    /(?:dateWriter|momentWriter|calendarNames)\([^;]*language\(|calendarNames\(code\)/.test(
      readFileSync(join(src, file), 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});
