import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

it.each([
  ['9', '09:00'],
  ['9:', '09:00'],
  ['9:5', '09:05'],
  ['23:59', '23:59'],
  ['7.30', '07:30'],
  ['2105', '21:05'],
  ['930', '09:30'],
  ['2460', '2460'],
  ['24', '24'],
  ['12:60', '12:60'],
  ['noon', 'noon'],
  ['', ''],
])('%s is %s', (typed, text) => expect(timeText(typed)).toBe(text));
