import { expect, it } from 'vitest';
import type { Action, Column } from '../../model.ts';
import { tableWidths } from './table-widths.ts';

const column = (path: string, more: Partial<Column> = {}): Column => ({
  path,
  label: path,
  cell: 'text',
  priority: 2,
  ...more,
});
const action = (id: string, more: Partial<Action> = {}): Action => ({
  id,
  label: id,
  place: 'inline',
  roles: 'public',
  ...more,
});
function widths(columns: Column[], actions: Action[] = [], labels = columns.map(({ label }) => label)) {
  const sortable = columns.map(() => false);
  return tableWidths(columns, labels, sortable, actions, (text) => text);
}

it('leaves exactly one column to take what is left, and gives the other open ones shares by priority', () => {
  const { columns } = widths([
    column('id', { cell: 'id', priority: 1 }),
    column('name', { priority: 1 }),
    column('kind'),
    column('note', { priority: 3 }),
  ]);
  expect(columns).toEqual(['72px', undefined, '29%', '21%']);
});

it('gives open columns less where fixed ones take more', () => {
  const share = (more: Column[]) =>
    Number.parseInt(widths([column('a'), column('b'), ...more]).columns[1] ?? '', 10);
  expect(share([column('c', { width: 500 })])).toBeLessThan(share([]));
});

it('lets some column go free even when every one has a width', () => {
  expect(widths([column('a', { width: 80 }), column('b', { cell: 'money' })]).columns).toEqual([
    '80px',
    undefined,
  ]);
});

it('never makes a column narrower than its heading', () => {
  const [width] = widths([column('x', { cell: 'id', label: 'A very long heading' }), column('y')]).columns;
  expect(Number.parseInt(width ?? '', 10)).toBeGreaterThan(140);
});

it('counts the letters of the Far East double', () => {
  const wide = widths([column('x', { cell: 'id' }), column('y')], [], ['订单编号订单', 'y']).columns[0];
  const narrow = widths([column('x', { cell: 'id' }), column('y')], [], ['abcdef', 'y']).columns[0];
  expect(Number.parseInt(wide ?? '', 10)).toBeGreaterThan(Number.parseInt(narrow ?? '', 10));
});

it('lets columns go by priority, the last one first, and never the first priority', () => {
  const { drops, least } = widths([
    column('name', { priority: 1 }),
    column('a', { width: 100, priority: 2 }),
    column('b', { width: 110, priority: 3 }),
    column('c', { width: 120, priority: 3 }),
    column('d', { width: 130, priority: 2 }),
  ]);
  expect(drops.map(({ column }) => column)).toEqual([3, 2, 4, 1]);
  expect(drops[0]).toEqual({ column: 3, below: least, least: least - 120 });
  expect(drops.at(-1)?.least).toBe(least - 100 - 110 - 120 - 130);
});

it('gives buttons that exclude each other one place', () => {
  const on = action('switch on', { when: { field: 'active', is: 0 } });
  const off = action('switch off', { when: { field: 'active', is: 1 } });
  const columns = [column('name')];
  expect(widths(columns, [on, off]).actions).toBe(widths(columns, [off]).actions);
  expect(widths(columns, [on, action('switch off')]).actions).toBeGreaterThan(widths(columns, [on]).actions);
});

it('keeps place for the menu button only when there is a menu', () => {
  const columns = [column('name')];
  const inMenu = action('more', { place: 'menu' });
  expect(widths(columns, []).actions).toBe(0);
  expect(widths(columns, [action('edit'), inMenu, inMenu]).actions).toBe(
    widths(columns, [action('edit')]).actions + 30,
  );
});

it('gives declared words the room that they take in the language of the page', () => {
  const choices = [{ value: 0, label: 'Short' }];
  const columns = [column('name', { priority: 1 }), column('state', { cell: 'choice', choices })];
  const least = (word: string) =>
    Number.parseInt(
      tableWidths(columns, ['Name', 'State'], [false, false], [], () => word).columns[1] ?? '',
      10,
    );
  expect(least('Tidak diblokir sama sekali')).toBeGreaterThan(220);
  expect(least('No')).toBe(88);
});

it('leaves what is left to the last long text, and keeps the name beside it from spreading', () => {
  const { columns } = widths([
    column('name', { priority: 1 }),
    column('note', { priority: 3, options: { lines: 1 } }),
  ]);
  expect(columns).toEqual(['20%', undefined]);
});

it('widens a declared width for a word or a badge that is longer in another language, not for a heading of two lines', () => {
  const first = (one: Column, label: string) =>
    Number.parseInt(widths([one, column('y')], [], [label, 'y']).columns[0] ?? '', 10);
  expect(first(column('x', { width: 120 }), 'two short words here')).toBe(120);
  expect(first(column('x', { width: 60 }), 'Unterscheidungsmerkmal')).toBeGreaterThan(160);
  const choices = [{ value: 1, label: 'A state of many words' }];
  expect(first(column('x', { width: 60, cell: 'choice', choices }), 'x')).toBeGreaterThan(170);
});
