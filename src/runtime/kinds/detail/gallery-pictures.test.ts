import { expect, it } from 'vitest';
import { picturesOf, turn } from './gallery-pictures.ts';

const paths = { image: 'image', thumbnail: 'small.url' };

it('lets the whole and the small picture stand in for each other', () => {
  const rows = [
    { image: '/a.png', small: { url: '/a-s.png' } },
    { image: '/b.png' },
    { small: { url: '/c-s.png' } },
  ];
  expect(picturesOf(rows, paths)).toEqual([
    { image: '/a.png', thumbnail: '/a-s.png' },
    { image: '/b.png', thumbnail: '/b.png' },
    { image: '/c-s.png', thumbnail: '/c-s.png' },
  ]);
});

it('leaves out rows without any address', () => {
  expect(picturesOf([{ image: null }, { image: '' }, {}], paths)).toEqual([]);
});

it('turns round and round in both directions', () => {
  expect(turn(2, 1, 3)).toBe(0);
  expect(turn(0, -1, 3)).toBe(2);
  expect(turn(0, 1, 0)).toBe(0);
});
