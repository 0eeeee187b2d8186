import { expect, it } from 'vitest';
import { inOrder, thingsOf } from './things.ts';

const record = {
  covers: [
    { id: 7, title: 'Front', url: '/a.png' },
    { id: 3, title: null, url: '' },
  ],
};
const options = { rows: 'covers', label: 'title', image: 'url' };

it('finds the things that a record holds', () => {
  expect(thingsOf(record, options)).toEqual([
    { path: '7', value: 7, name: 'Front', image: '/a.png' },
    { path: '3', value: 3, name: '3' },
  ]);
  expect(thingsOf(undefined, options)).toEqual([]);
  expect(thingsOf({ covers: null }, options)).toEqual([]);
});

it('puts them in the order that was chosen; a new one comes last', () => {
  const things = thingsOf({ covers: [...record.covers, { id: 9, title: 'Back' }] }, options);
  const paths = (values: unknown) => inOrder(things, values).map(({ path }) => path);
  expect(paths(undefined)).toEqual(['7', '3', '9']);
  expect(paths([3, 7])).toEqual(['3', '7', '9']);
});
