import { describe, expect, it } from 'vitest';
import { cases, dice } from '../tests/property.ts';
import { plainDigits, readDecimal, readWhole } from './read-number.ts';

describe('a whole number', () => {
  it.each([
    ['12500', 12_500],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['12 500', 12_500],
    ['1.250.000', 1_250_000],
    ['-1.250', -1250],
    ['+7', 7],
    ['007500', 7500],
    ['٢٥', 25],
    ['۲۵', 25],
    ['２５', 25],
    ['\u200e2\u200b5\u2060', 25],
    ['−5', -5],
    ['٢٬٥٠٠', 2500],
    ['-0', 0],
    ['Rp 12.500,00', 12_500],
    ['Rp12.500', 12_500],
    ['rp. 12,500.00', 12_500],
    ['12500,0', 12_500],
  ])('%s is %d', (text, value) => expect(readWhole(text)).toBe(value));

  it.each([
    '2,5',
    '2.5',
    '12500.50',
    '12500.500',
    '1.25.000',
    '1.250,000',
    '1 2',
    '0.500',
    '12.5000',
    '1e3',
    '٢٫٥٠٠',
    '12²',
    '9'.repeat(20),
    'Rp',
    '12.50',
    'Rp 12.500,75',
    '1,00,000',
    '--5',
    '9 pm',
  ])('"%s" is none, and stays', (text) => expect(readWhole(text)).toBe(text));

  it('is nothing where nothing is written', () => {
    expect(['', ' ', '\u200b\ufeff'].map(readWhole)).toEqual([null, null, null]);
  });
});

it('a decimal has a point, and no thousands', () => {
  expect([readDecimal('1.250'), readDecimal('٢.٥'), readDecimal('.5'), readDecimal('')]).toEqual([
    1.25,
    2.5,
    0.5,
    null,
  ]);
  expect([readDecimal('2,5'), readDecimal('1.250,5'), readDecimal('.')]).toEqual(['2,5', '1.250,5', '.']);
});

it('what is read has the digits that were written, in their order', () => {
  const roll = dice(6);
  const characters = [..."0123456789.,-+ '’eRp٢۵２\u200b\u00a0٫²"];
  for (let count = cases('numbers read', 20_000); count > 0; count--) {
    const text = Array.from(
      { length: 1 + Math.floor(roll() * 9) },
      () => characters[Math.floor(roll() * characters.length)],
    ).join('');
    const value = readWhole(text);
    if (typeof value !== 'number') continue;
    const digits = plainDigits(text)
      .trim()
      .replace(/[.,]0{1,2}$/, '')
      .replace(/\D/g, '');
    expect([text, String(Math.abs(value))]).toEqual([text, digits.replace(/^0+(?=\d)/, '')]);
  }
});
