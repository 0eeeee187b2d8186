import { expect, it } from 'vitest';
import { pluralOf } from './words.ts';

it.each([
  ['book', 'books'],
  ['library', 'libraries'],
  ['box', 'boxes'],
  ['shelf', 'shelves'],
  ['book shelf', 'book shelves'],
  ['wall_shelf', 'wall_shelves'],
  ['knife', 'knives'],
  ['roof', 'roofs'],
  ['staff', 'staffs'],
  ['brief', 'briefs'],
])('several of "%s" are "%s"', (singular, plural) => {
  expect(pluralOf(singular)).toBe(plural);
});
