import { expect, it } from 'vitest';
import { noteQuery, withLastQuery } from './last-query.ts';

it('leads back to a page with the query it was left with', () => {
  noteQuery('/books', '?page=2');
  expect(withLastQuery('/books')).toBe('/books?page=2');
  noteQuery('/books', '');
  expect(withLastQuery('/books')).toBe('/books');
});

it('leaves an address alone that has a query of its own, or that was never seen', () => {
  noteQuery('/books', '?page=2');
  expect(withLastQuery('/books?search=a')).toBe('/books?search=a');
  expect(withLastQuery('/loans')).toBe('/loans');
});
