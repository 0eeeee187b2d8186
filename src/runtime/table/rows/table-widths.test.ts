import { expect, it } from 'vitest';
import type { Action, Column } from '../../../../core/model.ts';
import { tableWidths, widthCss } from './table-widths.ts';

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
  return tableWidths(
    { columns, labels, sortable, actions, actionsLabel: '', leadingWidth: 0 },
    (text) => text,
  );
}

it('leaves exactly one column to take what is left, and gives the other open ones shares by priority', () => {
  const { columns } = widths([
    column('id', { cell: 'id', priority: 1 }),
    column('name', { priority: 1 }),
    column('kind'),
    column('note', { priority: 3 }),
  ]);
  expect(columns).toEqual([
    { width: 72, tight: 48, wraps: false },
    undefined,
    { width: 136, tight: 112, wraps: true, share: 0.31 },
    { width: 112, tight: 104, wraps: true, share: 0.22 },
  ]);
});

it('needs as much as all columns, buttons and what stands before them, and less with tight cells', () => {
  const columns = [column('id', { cell: 'id', priority: 1 }), column('name', { priority: 1 })];
  const labels = columns.map(({ label }) => label);
  const input = {
    columns,
    labels,
    sortable: [false, false],
    actions: [action('edit')],
    actionsLabel: '',
    leadingWidth: 40,
  };
  const { all, actions } = tableWidths(input, (text) => text);
  expect(all.width).toBe(72 + 208 + actions.width + 40);
  expect(all.tight).toBe(48 + 152 + actions.tight + 40);
});

it('lets some column go free even when every one has a width', () => {
  expect(widths([column('a', { width: 80 }), column('b', { cell: 'money' })]).columns).toEqual([
    { width: 80, tight: 72, wraps: true },
    undefined,
  ]);
});

it('never makes a column narrower than its heading, a tight one than its longest word', () => {
  const [width] = widths([column('x', { cell: 'id', label: 'A very long heading' }), column('y')]).columns;
  expect(width?.width).toBeGreaterThan(140);
  expect(width?.tight).toBeLessThan(90);
});

it('gives numbers, dates and codes what the rows need, whatever is declared', () => {
  const columns = [
    column('name', { priority: 1 }),
    column('on', { cell: 'date', width: 60 }),
    column('total', { cell: 'money', width: 200 }),
    column('code', { options: { mono: true } }),
  ];
  const input = {
    columns,
    labels: columns.map(({ label }) => label),
    sortable: [],
    actions: [],
    actionsLabel: '',
    leadingWidth: 0,
  };
  const content = { columns: [300, 95, 100, 150], actions: 0 };
  expect(tableWidths(input, (text) => text, content).columns).toEqual([
    undefined,
    { width: 95 + 24, tight: 95 + 16, wraps: false },
    { width: 200, tight: 100 + 20, wraps: false },
    { width: 150 + 24, tight: 150 + 16, wraps: false },
  ]);
});

it('takes no more for names and buttons than they need, where there is little room', () => {
  const columns = [column('name', { priority: 1 }), column('kind', { width: 200 })];
  const input = {
    columns,
    labels: ['name', 'kind'],
    sortable: [],
    actions: [action('something long'), action('and more')],
    actionsLabel: '',
    leadingWidth: 0,
  };
  const { columns: widths, actions } = tableWidths(input, (text) => text, { columns: [90, 40], actions: 60 });
  expect(widths[1]).toEqual({ width: 200, tight: 56, wraps: true });
  expect(actions).toEqual({ width: 84, tight: 76 });
});

it('counts the letters of the Far East double', () => {
  const wide = widths([column('x', { cell: 'id' }), column('y')], [], ['订单编号订单', 'y']).columns[0];
  const narrow = widths([column('x', { cell: 'id' }), column('y')], [], ['abcdef', 'y']).columns[0];
  expect(wide?.width).toBeGreaterThan(narrow?.width ?? 0);
});

it('gives buttons that exclude each other one place', () => {
  const on = action('switch on', { when: { field: 'active', is: 0 } });
  const off = action('switch off', { when: { field: 'active', is: 1 } });
  const columns = [column('name')];
  expect(widths(columns, [on, off]).actions).toEqual(widths(columns, [off]).actions);
  const both = widths(columns, [on, action('switch off')]).actions.width;
  expect(both).toBeGreaterThan(widths(columns, [on]).actions.width);
});

it('has room for the most buttons that one row can show', () => {
  const columns = [column('name')];
  const of = (...values: string[]) => ({ when: { field: 'kind', in: values } });
  const wide = widths(columns, [action('view'), action('edit')]).actions;
  const rows = [
    ...['view', 'edit'].map((id) => action(id, of('a', 'b'))),
    ...['view', 'edit'].map((id) => action(id, { when: { field: 'kind', is: 'c' } })),
    action('view', { when: { not: { field: 'kind', in: ['a', 'b', 'c'] } } }),
  ];
  expect(widths(columns, rows).actions).toEqual(wide);
  const everywhere = action('copy', { when: { not: { field: 'kind', is: 'd' } } });
  expect(widths(columns, [...rows, everywhere]).actions).toEqual(
    widths(columns, [action('view'), action('edit'), action('copy')]).actions,
  );
});

it('keeps place for the menu button only when there is a menu', () => {
  const columns = [column('name')];
  const inMenu = action('more', { place: 'menu' });
  expect(widths(columns, []).actions).toEqual({ width: 0, tight: 0 });
  expect(widths(columns, [action('edit'), inMenu, inMenu]).actions.width).toBe(
    widths(columns, [action('edit')]).actions.width + 30,
  );
});

it('gives declared words the room that they take in the language of the page', () => {
  const choices = [{ value: 0, label: 'Short' }];
  const columns = [column('name', { priority: 1 }), column('state', { cell: 'choice', choices })];
  const least = (word: string) =>
    tableWidths(
      {
        columns,
        labels: ['Name', 'State'],
        sortable: [false, false],
        actions: [],
        actionsLabel: '',
        leadingWidth: 0,
      },
      () => word,
    ).columns[1]?.width;
  expect(least('Tidak diblokir sama sekali')).toBeGreaterThan(220);
  expect(least('No')).toBe(88);
});

it('leaves what is left to the last long text, and keeps the name beside it from spreading', () => {
  const { columns } = widths([
    column('name', { priority: 1 }),
    column('note', { priority: 3, options: { lines: 1 } }),
  ]);
  expect(columns).toEqual([{ width: 208, tight: 152, wraps: true, share: 0.68, most: 20 }, undefined]);
});

it('widens a declared width for a word or a badge that is longer in another language, not for a heading of two lines', () => {
  const first = (one: Column, label: string) =>
    widths([one, column('y')], [], [label, 'y']).columns[0]?.width;
  expect(first(column('x', { width: 120 }), 'two short words here')).toBe(120);
  expect(first(column('x', { width: 60 }), 'Unterscheidungsmerkmal')).toBeGreaterThan(160);
  const choices = [{ value: 1, label: 'A state of many words' }];
  expect(first(column('x', { width: 60, cell: 'choice', choices }), 'x')).toBeGreaterThan(170);
});

it('wraps declared words to the width of their column where there is little room, and names of many lines', () => {
  const choices = ['Waits for everyone', 'Over'].map((label) => ({ value: label, label }));
  const badge = (more: Partial<Column>) =>
    widths([column('id'), column('state', { cell: 'choice', choices, ...more })]);
  expect(badge({}).columns[1]).toMatchObject({ tight: 177 });
  expect(badge({ width: 120 }).columns[1]).toMatchObject({ width: 185, tight: 112 });
  // Never narrower than the longest word.
  expect(badge({ width: 64 }).columns[1]).toMatchObject({ tight: 100 });
  const least = (lines: number) => widths([column('name', { priority: 1, options: { lines } })]).all.tight;
  expect([least(2), least(4)]).toEqual([152, 104]);
});

it('the actions are as wide as their header, where no row offers a button', () => {
  const input = { columns: [], labels: [], sortable: [], actions: [action('edit')], leadingWidth: 0 };
  const widthOf = (actionsLabel: string) =>
    tableWidths({ ...input, actionsLabel }, (text) => text, { columns: [], actions: 22 }).actions;
  expect(widthOf('Action').width).toBeGreaterThan(widthOf('').width);
  expect(widthOf('Action').tight).toBeGreaterThanOrEqual(widthOf('').tight + 15);
});

it('never cuts a value that is money or a number as another field says; texts among them it may', () => {
  const options = { by: 'kind', as: { amount: 'money', percent: 'number' } };
  const content = { columns: [64, 64], actions: 0 };
  const [varied, words] = tableWidths(
    {
      columns: [
        column('discount', { cell: 'varied', options, width: 60 }),
        column('log', { cell: 'varied', options: { ...options, lines: 4 }, width: 60 }),
        column('name'),
      ],
      labels: ['', '', ''],
      sortable: [false, false, false],
      actions: [],
      actionsLabel: '',
      leadingWidth: 0,
    },
    (text) => text,
    content,
  ).columns;
  expect([varied, words]).toEqual([
    { width: 88, tight: 80, wraps: false },
    { width: 88, tight: 52, wraps: true },
  ]);
});

it('what a table has beyond its tight width is for names first, each its part, then for the other columns', () => {
  const sized = widths([
    column('name', { priority: 1 }),
    column('kind', { width: 92 }),
    column('date', { cell: 'date' }),
  ]);
  // 48 for the name, from 152 + 84 + the date on: what is beyond is the padding of wider cells, as are the 8 of the kind.
  expect(sized.all.wrapping).toBe(48);
  const [name, kind, date] = widthCss(sized).columns;
  expect(name).toBeUndefined();
  expect(kind).toBe('calc(84px + 8px * (1 - var(--tight, 0)))');
  // The name has all that it needs before the date has.
  const start = Math.round(102 - (10 / 26) * (sized.all.tight + 48));
  expect(date).toBe(`clamp(102px, ${start}px + ${(1000 / 26).toFixed(2)}cqi, 112px)`);
});

it('counts no marks above or below the letters of a heading', () => {
  const columns = [column('id', { cell: 'id' }), column('name', { priority: 1 })];
  const [marked] = widths(columns, [], ['المعرّف', '']).columns;
  const [plain] = widths(columns, [], ['المعرف', '']).columns;
  expect(marked).toEqual(plain);
});
