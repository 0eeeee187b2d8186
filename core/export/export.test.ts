import { describe, expect, it } from 'vitest';
import { moment } from '../dates.ts';
import { csvLine, neutral } from './csv.ts';
import type { ExportColumn } from './sheet.ts';
import { rowWriter } from './written.ts';

const write = (column: Partial<ExportColumn>, value: unknown, at = 0) => {
  const columns = [{ path: 'a.b', label: 'A', as: 'text', ...column } as const];
  return rowWriter({ columns, zone: 'Asia/Jakarta', locale: 'id-ID' })({ a: { b: value } }, at)[0];
};

describe('a line of CSV', () => {
  it('quotes what would end a value, and keeps numbers', () => {
    expect(csvLine(['a', 'b,c', 'd "e"', 'f\ng', 12500.5, -3, null])).toBe(
      'a,"b,c","d ""e""","f\ng",12500.5,-3,\r\n',
    );
    expect(csvLine(['a', 'b,c', 'd;e', 12500.5], ';')).toBe('a;b,c;"d;e";12500,5\r\n');
  });

  it.each([
    '=1+1',
    '+62',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =1',
    '\n =1',
    '\u00A0-1',
    '\u200B@x',
    '＝1',
    '＋1',
    ' －1',
    '＠x',
  ])('keeps %j a text', (text) => {
    expect(neutral(text)).toBe(`'${text}`);
  });
  it.each(['a=1', ' 1', '1-1', '', "'=1"])('leaves %j alone', (text) => expect(neutral(text)).toBe(text));
});

describe('a value of a file', () => {
  it('is a number where it is one, whatever its type', () => {
    expect(write({ as: 'number' }, '12500.50')).toBe(12500.5);
    expect(write({ as: 'number' }, -5)).toBe(-5);
    expect(write({ as: 'number' }, 'n/a')).toBe('n/a');
  });
  it('is a date as the list shows it, with its parts in the zone', () => {
    const date = { as: 'date', format: 'DD MMM YYYY HH:mm' } as const;
    expect(write(date, '2026-01-31T20:30:00Z')).toEqual({
      text: '01 Feb 2026 03:30',
      moment: moment('2026-02-01T03:30'),
    });
    expect(write(date, 'soon')).toBe('soon');
  });
  it('says the words of a choice, and of on and off', () => {
    expect(write({ as: 'choice', labels: { 1: 'Terbuka' } }, 1)).toBe('Terbuka');
    expect(write({ as: 'choice', labels: { 1: 'Terbuka' } }, 'toString')).toBe('toString');
    expect(write({ as: 'active', labels: { on: 'Ya', off: 'Tidak' } }, 'Y')).toBe('Ya');
    expect(write({ as: 'active', labels: { on: 'Ya', off: 'Tidak' } }, 0)).toBe('Tidak');
  });
  it('is a whole address, a running number, or nothing', () => {
    const address = { as: 'address', base: 'https://a.id' } as const;
    expect(write(address, '/files/x.png')).toBe('https://a.id/files/x.png');
    expect(write(address, 'https://b.id/x')).toBe('https://b.id/x');
    expect(write({ as: 'row-number' }, undefined, 41)).toBe(42);
    expect(write({ as: 'number' }, '')).toBe(null);
    expect(write({ as: 'text' }, { x: 1 })).toBe('{"x":1}');
  });
});
