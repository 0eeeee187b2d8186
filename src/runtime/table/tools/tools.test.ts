import { describe, expect, it } from 'vitest';
import { moved } from '../../ui/sortable/use-moves.ts';
import { type ListShape, parseState, printState } from '../state/list-state.ts';
import { choicesOf } from './column-order.ts';
import { isChanged, savedQuery, stateOf } from './view-state.ts';

const shape: ListShape = {
  sizes: [10, 25],
  sortable: ['name'],
  searchable: true,
  filters: [{ param: 'view' }, { param: 'active', choices: ['0', '1'] }],
  columns: ['id', 'name', 'author.name', 'year'],
  pinned: ['name'],
};
const parse = (query: string) => parseState(new URLSearchParams(query), shape);

describe('the order of columns', () => {
  it('lists a hidden one behind the column that it is declared after', () => {
    const choices = choicesOf(shape.columns, ['year', 'name']);
    expect(choices.map(({ path, isShown }) => (isShown ? path : `(${path})`))).toEqual([
      '(id)',
      'year',
      'name',
      '(author.name)',
    ]);
  });
  it('moves within its ends', () => {
    const choices = choicesOf(['a', 'b', 'c'], ['a', 'b', 'c']);
    const order = (path: string, to: number) => moved(choices, path, to).map((choice) => choice.path);
    expect(order('a', 1)).toEqual(['b', 'a', 'c']);
    expect(order('c', -1)).toEqual(['c', 'a', 'b']);
    expect(order('b', Number.POSITIVE_INFINITY)).toEqual(['a', 'c', 'b']);
  });
});

describe('the columns in an address', () => {
  it('are read back, without strays and with what is always shown', () => {
    expect(parse('columns=year,nonsense,id,year').columns).toEqual(['name', 'year', 'id']);
    expect(parse('columns=,').columns).toBeUndefined();
    expect(printState(parse('columns=year,name'), shape)).toBe('columns=year,name');
  });
  it('do not take the name of a filter from it', () => {
    const state = { ...parse('search=a,b'), filters: { view: 'x' }, view: '7' };
    expect(printState(state, shape)).toBe('search=a,b&filter-view=x&view=7');
    expect(parse(printState(state, shape))).toEqual(state);
  });
});

describe('a saved view', () => {
  const query = savedQuery(parse('page=3&search=teh&sort=name&dir=desc&size=25&active=1&view=4'), shape);
  const view = { id: '7', name: 'Teh', query, isShared: false, isEditable: true, owner: '' };

  it('holds all that is shown but the page, and opens as that', () => {
    expect(stateOf(view, shape)).toEqual({
      page: 1,
      size: 25,
      search: 'teh',
      sort: { field: 'name', dir: 'desc' },
      filters: { active: '1' },
      columns: shape.columns,
      view: '7',
    });
  });
  it('is changed by what is shown, not by the page or by columns that are the usual ones', () => {
    const open = stateOf(view, shape);
    const { columns: _, ...usual } = open;
    expect(isChanged(view, { ...open, page: 2 }, shape)).toBe(false);
    expect(isChanged(view, usual, shape)).toBe(false);
    expect(isChanged(view, { ...open, search: 'kopi' }, shape)).toBe(true);
    expect(isChanged(view, { ...open, columns: ['name'] }, shape)).toBe(true);
  });
});
