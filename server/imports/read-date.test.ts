import { expect, test } from 'vitest';
import { readDate } from './order-line.ts';

test.each([
  ['2011-10-06 16:20:00', '2011-10-06 16:20:00'],
  ['2011-10-06 16:20', '2011-10-06 16:20:00'],
  ['12/1/2010 8:26', '2010-12-01 08:26:00'],
  ['2/29/2012 23:59:58', '2012-02-29 23:59:58'],
])('%s is read as the local time %s', (text, time) => {
  expect(readDate(text)).toBe(time);
});

test.each([
  '',
  'yesterday',
  '2011-10-06',
  '2011-02-29 10:00:00',
  '13/1/2010 8:26',
  '12/32/2010 8:26',
  '2011-10-06 24:00:00',
  '2011-10-06 10:60:00',
  '2011-10-06 10:00:61',
  '0211-10-06 16:20:00',
])('"%s" is no date', (text) => {
  expect(readDate(text)).toBeNull();
});
