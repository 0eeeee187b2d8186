import { describe, expect, it } from 'vitest';
import { isActive } from '../../../../core/read-value.ts';
import { plainText } from './codec.ts';
import { dateText } from './date-field.tsx';
import { groupingFor } from './money-text.ts';
import { emptyAs, numberText, stepped, wholeText } from './number-text.ts';
import { linesText } from './textarea-field.tsx';

it('empty text is the number that it stands for, where there is one', () => {
  expect(emptyAs(0, wholeText).parse(' ')).toBe(0);
  expect(emptyAs(0, wholeText).parse('7')).toBe(7);
  expect(emptyAs(undefined, wholeText).parse('')).toBeNull();
});

it('a list of texts is separated by lines, commas, semicolons and tabs, and holds each once as typed', () => {
  expect(linesText.parse('sk-a, SK-B;SK-C\tSK-D\r\n\n sk-a ')).toEqual(['sk-a', 'SK-B', 'SK-C', 'SK-D']);
  expect(linesText.parse(' , ')).toBeNull();
});

it.each([
  ['%', ',', undefined],
  ['%', undefined, undefined],
  ['Rp', ',', ','],
  [undefined, '.', '.'],
  [undefined, undefined, '.'],
])('an amount in %s, declared %s, is grouped by %s', (unit, declared, grouping) =>
  expect(groupingFor(unit, declared, 'id-ID')).toBe(grouping),
);

describe('a number field', () => {
  it('reads digits and sign as a number and nothing as null', () => {
    expect(numberText.parse(' 120 ')).toBe(120);
    expect(numberText.parse('-5')).toBe(-5);
    expect(numberText.parse('+7')).toBe(7);
    expect(numberText.parse('2.5')).toBe(2.5);
    expect(numberText.parse('  ')).toBeNull();
  });

  it('keeps what is not a number as it was typed', () => {
    for (const text of ['--5', '1-2', '1.500,5', 'abc', '1e5', '.'])
      expect(numberText.parse(text)).toBe(text);
  });

  it('shows zero, and nothing for null', () => {
    expect(numberText.print(0)).toBe('0');
    expect(numberText.print(null)).toBe('');
  });

  it('takes points between thousands for what they are where only whole numbers are welcome', () => {
    expect(wholeText.parse('1.250')).toBe(1250);
    expect(wholeText.parse('-1.250.000')).toBe(-1_250_000);
    for (const text of ['1.5', '1,5', '1e3', '1.250,5']) expect(wholeText.parse(text)).toBe(text);
    expect(wholeText.parse('')).toBeNull();
    expect(numberText.parse('1.250')).toBe(1.25);
  });

  it('steps within its bounds and starts from zero when it is empty', () => {
    expect(stepped('4', 1, { min: 0, step: 1 })).toBe('5');
    expect(stepped('0', -1, { min: 0 })).toBe('0');
    expect(stepped('', 1, {})).toBe('1');
    expect(stepped('0.2', 1, { step: 0.1 })).toBe('0.3');
    expect(stepped('10', 1, { max: 10 })).toBe('10');
    expect(stepped('12x', 1, {})).toBe('12x');
    expect(stepped('1.250', 1, {}, wholeText)).toBe('1251');
  });
});

describe('other controls', () => {
  it('take every way in which an API says that something is on', () => {
    expect([1, '1', true, 'Y', 'active'].every(isActive)).toBe(true);
    expect([0, 2, '0', false, 'N', null, undefined, ''].some(isActive)).toBe(false);
  });

  it('keep a date that is none as it was typed, and make nothing of an emptied one', () => {
    expect(dateText.parse('5/11/26')).toBe('2026-11-05');
    expect(dateText.parse('31/02/2026')).toBe('31/02/2026');
    expect(dateText.parse(' ')).toBeNull();
  });

  it('show nothing for a text that is not there', () => {
    expect(plainText.print(undefined)).toBe('');
    expect(plainText.print(null)).toBe('');
    expect(plainText.parse('')).toBe('');
  });
});
