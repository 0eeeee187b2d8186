import { expect, it } from 'vitest';
import { differInQuery } from './same-place.ts';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it('addresses of one list differ in its own parameters alone, whatever their order', () => {
  const names = ['page', 'search'];
  const here = place('/shelf', '?page=2&tab=new');
  expect(differInQuery(names, here, place('/shelf', '?tab=new'))).toBe(true);
  expect(differInQuery(names, here, place('/shelf', '?search=a&tab=new&page=3'))).toBe(true);
  expect(differInQuery(names, here, place('/shelf', '?page=2&tab=old'))).toBe(false);
  expect(differInQuery(names, here, place('/shelf', '?page=2&tab=new', '#two'))).toBe(false);
  expect(differInQuery(names, here, place('/shelves', '?page=2&tab=new'))).toBe(false);
});
