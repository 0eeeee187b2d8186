import { expect, it } from 'vitest';
import { pluralOf, singularOf } from './words.ts';

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

it.each([
  ['suppliers', 'supplier'],
  ['shelves', 'shelf'],
  ['my-book-shelves', 'my-book-shelf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['wolves', 'wolf'],
  ['valves', 'valve'],
  ['sleeves', 'sleeve'],
  ['libraries', 'library'],
  ['boxes', 'box'],
  ['warehouses', 'warehouse'],
  ['status', 'status'],
  ['class', 'class'],
  ['shelf', 'shelf'],
])('one of "%s" is "%s"', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});
