import { expect, it } from 'vitest';
import { moveBy, moveOnto } from './moves.ts';

const SCREEN = {
  $schema: 's',
  title: 'Books',
  columns: { 'a/b': {}, title: {}, pages: {} },
  sections: [{ title: 'First', fields: ['x', 'y'] }, { fields: ['z'] }, {}],
  fields: { z: {}, y: {}, x: {} },
};

it.each([
  ['/columns/title', '/columns/a~1b', { before: 'a/b' }, 'place 1 of 3'],
  ['/columns/a~1b', '/columns/title', { before: 'pages' }, 'place 2 of 3'],
  ['/columns/a~1b', '/columns/pages', {}, 'place 3 of 3'],
  ['/sections/0', '/sections/2', { to: '/sections/2' }, 'place 3 of 3'],
  ['/sections/0/fields/1', '/sections/0/fields/0', { to: '/sections/0/fields/0' }, 'place 1 of 2'],
  ['/columns/title', '/columns/title', undefined, ''],
  ['/columns/author', '/columns/title', undefined, ''],
  ['/columns/title', '/sections/1', undefined, ''],
  ['/fields/x', '/fields/y', { to: '/sections/0/fields/1' }, 'place 2 of 2'],
  ['/fields/x', '/fields/z', { to: '/sections/1/fields/0' }, 'place 1 of 2'],
])('%s goes to the place of %s', (from, onto, target, place) => {
  const move = moveOnto(SCREEN, from, onto);
  expect(move?.target).toEqual(target);
  expect(move ? `place ${move.index + 1} of ${move.count}` : '').toBe(place);
});

it('steps end at the first and the last', () => {
  expect(moveBy(SCREEN, '/columns/a~1b', -1)).toBeUndefined();
  expect(moveBy(SCREEN, '/columns/pages', 1)).toBeUndefined();
  expect(moveBy(SCREEN, '/title', -1)).toBeUndefined();
  expect(moveBy(SCREEN, '/columns/title', 1)?.target).toEqual({});
  expect(moveBy(SCREEN, '/fields/x', -1)).toBeUndefined();
});

it('a field moves in its section and stays chosen; an entry of a list is called by what it says', () => {
  expect(moveBy(SCREEN, '/fields/x', 1)).toMatchObject({ name: 'x', chosen: '/fields/x' });
  expect(moveBy(SCREEN, '/sections/0', 1)).toMatchObject({ name: 'First', chosen: '/sections/1' });
});
