import { expect, it } from 'vitest';
import { cases, dice } from '../../../../tests/property.ts';
import { changeState, type ListShape, type ListState, parseState, printState, sortBy } from './list-state.ts';

const shape: ListShape = {
  sizes: [10, 25, 50],
  sortable: ['name', 'group.name'],
  searchable: true,
  filters: [
    { param: 'state', choices: ['0', '1'] },
    { param: 'from' },
    { param: 'page' },
    { param: 'filter-page' },
  ],
  columns: ['id', 'name', 'group.name'],
  pinned: ['name'],
};
const parse = (query: string, of: ListShape = shape) => parseState(new URLSearchParams(query), of);
const usual: ListState = { page: 1, size: 10, search: '', filters: {} };

function anyState(roll: () => number): ListState {
  const one = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
  const text = () =>
    Array.from({ length: Math.floor(roll() * 6) }, () => one([...'ab &=?#%+é漢"/']))
      .join('')
      .trim();
  const filters: Record<string, string> = {};
  for (const { param, choices } of shape.filters) {
    const value = choices ? one(['', ...choices]) : text();
    if (value) filters[param] = value;
  }
  const field = one(['', ...shape.sortable]);
  const sort = field ? { sort: { field, dir: one(['asc', 'desc'] as const) } } : {};
  return { page: 1 + Math.floor(roll() * 1000), size: one(shape.sizes), search: text(), ...sort, filters };
}

it('reads back every state that it prints', () => {
  const roll = dice(7);
  const rounds = cases('states of a list', 500);
  for (let round = 0; round < rounds; round += 1) {
    const state = anyState(roll);
    expect(parse(printState(state, shape))).toEqual(state);
  }
});

it('prints nothing for the usual state, and only what differs otherwise', () => {
  expect(printState(usual, shape)).toBe('');
  const state: ListState = {
    page: 2,
    size: 25,
    search: 'abc',
    sort: { field: 'name', dir: 'desc' },
    filters: { state: '1' },
  };
  expect(printState(state, shape)).toBe('page=2&size=25&search=abc&sort=name&dir=desc&state=1');
});

it.each([
  ['page=0'],
  ['page=-1'],
  ['page=1e3'],
  ['page=99999999999'],
  ['size=11'],
  ['size=x'],
  ['sort=secret'],
  ['dir=desc'],
  ['state=7'],
  ['state='],
  ['search=%20'],
  ['other=1'],
])('falls back to the usual state for %s', (query) => {
  expect(parse(query)).toEqual(usual);
});

it('searches only a list that can be searched', () => {
  expect(parse('search=a', { ...shape, searchable: false })).toEqual(usual);
});

it('tells a filter apart from its own parameter of the same name', () => {
  expect(parse('page=3&filter-page=9')).toEqual({ ...usual, page: 3, filters: { page: '9' } });
});

it('starts at the first page again when something else changes', () => {
  const onThird = { ...usual, page: 3 };
  expect(changeState(onThird, { search: 'a' })).toEqual({ ...usual, search: 'a' });
  expect(changeState(onThird, { page: 4 }).page).toBe(4);
});

it('turns the sorting in three steps, and starts at the first page', () => {
  const up = sortBy({ ...usual, page: 3 }, 'name');
  expect(up).toEqual({ ...usual, sort: { field: 'name', dir: 'asc' } });
  const down = sortBy(up, 'name');
  expect(down.sort).toEqual({ field: 'name', dir: 'desc' });
  expect(sortBy(down, 'name')).toEqual(usual);
  expect(sortBy(down, 'group.name').sort).toEqual({ field: 'group.name', dir: 'asc' });
});
