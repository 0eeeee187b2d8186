import { expect, it } from 'vitest';
import { asLeft, noteQuery } from './left-at.ts';

it('leads back to a page with the query it was left with', () => {
  noteQuery('/books', '?page=2');
  expect(asLeft('/books')).toBe('/books?page=2');
  noteQuery('/books', '');
  expect(asLeft('/books')).toBe('/books');
});

it('leaves an address alone that has a query of its own, or that was never seen', () => {
  noteQuery('/books', '?page=2');
  expect(asLeft('/books?search=a')).toBe('/books?search=a');
  expect(asLeft('/loans')).toBe('/loans');
});
