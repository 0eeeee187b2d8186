import { expect, test } from 'vitest';
import { readDate } from './order-line.ts';

test.each([
  ['2011-10-06 16:20:00', '2011-10-06 16:20:00'],
  ['2011-10-06 16:20', '2011-10-06 16:20:00'],
  ['12/1/2010 8:26', '2010-12-01 08:26:00'],
  ['2/29/2012 23:59:58', '2012-02-29 23:59:58'],
  ['12-01-2010 08:26', '2010-12-01 08:26:00'],
  ['12.01.2010 08:26', '2010-12-01 08:26:00'],
])('%s is read as the local time %s', (text, time) => {
  expect(readDate(text, 'mdy')).toBe(time);
});

test.each([
  '',
  'yesterday',
  '2011-10-06',
  '2011-02-29 10:00:00',
  '13/1/2010 8:26',
  '12/1-2010 8:26',
  '12/32/2010 8:26',
  '2011-10-06 24:00:00',
  '2011-10-06 10:60:00',
  '2011-10-06 10:00:61',
  '0211-10-06 16:20:00',
])('"%s" is no date', (text) => {
  expect(readDate(text, 'mdy')).toBeNull();
});

test('a file whose days come first is read so, and dates that begin with the year as ever', () => {
  expect(readDate('13/1/2010 8:26', 'dmy')).toBe('2010-01-13 08:26:00');
  expect(readDate('12-01-2010 08:26', 'dmy')).toBe('2010-01-12 08:26:00');
  expect(readDate('2011-10-06 16:20', 'dmy')).toBe('2011-10-06 16:20:00');
  expect(readDate('1/13/2010 8:26', 'dmy')).toBeNull();
});
