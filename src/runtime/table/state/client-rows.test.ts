import { expect, it } from 'vitest';
import type { Column, ListScreen } from '../../../../core/model.ts';
import { readVariants } from '../../data/read-variants.ts';
import { clientRows } from './client-rows.ts';
import type { ListState } from './list-state.ts';

const rows = [
  { id: 1, name: 'Chili 10', group: { name: 'Spice' }, weight: 30 },
  { id: 2, name: 'chili 9', group: { name: 'Spice' }, weight: null },
  { id: 3, name: 'Anise', group: null, weight: 4 },
  { id: 4, name: 'Basil', group: { name: 'Herb' }, weight: 12 },
];
const columns: Column[] = ['name', 'group.name'].map((path) => ({
  path,
  label: path,
  cell: 'text',
  priority: 2,
}));

function ids(change: Partial<ListState>, screen: Partial<ListScreen> = {}) {
  const state: ListState = { page: 1, size: 10, search: '', filters: {}, ...change };
  return clientRows(rows, state, { columns, ...screen }, 'id-ID').rows.map(({ id }) => id);
}

it('finds in the declared fields, whatever the case', () => {
  expect(ids({ search: 'CHILI' })).toEqual([1, 2]);
  expect(ids({ search: 'chi\u0302li' })).toEqual([1, 2]);
  expect(ids({ search: 'herb' })).toEqual([4]);
  expect(ids({ search: 'herb' }, { search: { on: 'typing', fields: ['name'] } })).toEqual([]);
});

it('keeps the rows that have the chosen value', () => {
  expect(ids({ filters: { weight: '12' } })).toEqual([4]);
});

it.each([
  [
    [0, 1],
    ['1', '0'],
  ],
  [
    ['N', 'Y'],
    ['Y', 'N'],
  ],
])('a filter of what is on finds it however a server writes it: %j', (values, [on = '', off = '']) => {
  const written = [1, '1', true, 'Y', 'y', 'active', 0, '0', false, 'N', 'inactive', null];
  const answered = written.map((active, id) => readVariants({ id, active }, { active: { values } }));
  const found = (active: string) => {
    const state: ListState = { page: 1, size: 20, search: '', filters: { active } };
    return clientRows(answered, state, { columns }, 'id-ID').rows.map(({ id }) => written[Number(id)]);
  };
  expect([found(on), found(off)]).toEqual([written.slice(0, 6), written.slice(6)]);
});

it('sorts text as people do: numbers in it by size, case aside', () => {
  expect(ids({ sort: { field: 'name', dir: 'asc' } })).toEqual([3, 4, 2, 1]);
});

it('sorts numbers by size and leaves what is missing at the end, both ways', () => {
  expect(ids({ sort: { field: 'weight', dir: 'asc' } })).toEqual([3, 4, 1, 2]);
  expect(ids({ sort: { field: 'weight', dir: 'desc' } })).toEqual([1, 4, 3, 2]);
});

it("has the screen's own order until a column sorts", () => {
  const sort = { field: 'weight', dir: 'desc' } as const;
  expect(ids({}, { sort })).toEqual([1, 4, 3, 2]);
  expect(ids({ sort: { field: 'name', dir: 'asc' } }, { sort })).toEqual([3, 4, 2, 1]);
});

it('keeps the given order among equals and never touches the rows it was given', () => {
  const before = [...rows];
  expect(ids({ sort: { field: 'group.name', dir: 'desc' } })).toEqual([1, 2, 4, 3]);
  expect(rows).toEqual(before);
});

it('cuts the page out and counts all that was found', () => {
  const state: ListState = { page: 2, size: 3, search: '', filters: {} };
  expect(clientRows(rows, state, { columns }, 'id-ID')).toMatchObject({ rows: [rows[3]], total: 4, last: 2 });
  expect(clientRows([], state, { columns }, 'id-ID')).toEqual({ rows: [], found: [], total: 0, last: 1 });
});
