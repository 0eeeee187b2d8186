import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Action, Column, Product } from '../../../../core/model.ts';
import { setProduct } from '../../base/product.ts';
import { planRows } from './list-plan.ts';
import { ListRow } from './list-row.tsx';

const shelf = { screen: 'book', route: '/books/{id}', with: { id: { from: 'row', path: 'id' } } } as const;
const columns: Column[] = [
  { path: 'title', label: 'Title', cell: 'text', priority: 1, to: shelf },
  { path: 'shelf.name', label: 'Shelf', cell: 'text', priority: 2 },
];
const actions: Action[] = [
  { id: 'edit', label: 'Edit', place: 'inline', roles: 'public', to: shelf },
  { id: 'lend', label: 'Lend', place: 'inline', roles: 'public', when: { field: 'lent', is: 0 } },
  { id: 'burn', label: 'Burn', place: 'menu', roles: 'public', danger: true },
];
const around = { route: {}, query: {} };

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  // Of the product, rendering a row reads only the locale.
  setProduct({ locale } as Product, { widgets: {}, screens: {} });
});

function html(
  row: Record<string, unknown>,
  own: { columns?: Column[]; actions?: Action[]; busy?: string } = {},
) {
  const plan = planRows(own.columns ?? columns, own.actions ?? actions, 'books.screen.json', 'Action');
  const busy = own.busy ? { busy: own.busy } : {};
  return renderToStaticMarkup(
    <table>
      <tbody>
        <ListRow row={row} rowIndex={0} plan={plan} outerScope={around} {...busy} />
      </tbody>
    </table>,
  );
}

it('makes a real link of a cell that leads to a screen', () => {
  expect(html({ id: 'a/7', title: 'War' })).toContain(
    '<a class="row-link" href="/books/a%2F7" data-column="0">',
  );
});

it('shows plain text where the link would lack its parameter', () => {
  expect(html({ title: 'War' }, { actions: [] })).not.toContain('<a ');
});

it('offers what the row allows', () => {
  expect(html({ id: 1, lent: 0 })).toContain('data-act="lend"');
  expect(html({ id: 1, lent: 1 })).not.toContain('data-act="lend"');
});

it('puts menu actions behind one button, and leaves it out when there are none', () => {
  expect(html({ id: 1 })).toContain('aria-haspopup="menu" aria-label="More actions"');
  expect(html({ id: 1 })).not.toContain('Burn');
  expect(html({ id: 1 }, { actions: actions.slice(0, 2) })).not.toContain('data-more');
});

it('locks the button whose call is under way, and only that one', () => {
  const busy = html({ id: 1, lent: 0 }, { busy: 'lend' });
  expect(busy).toMatch(/data-act="lend" aria-disabled="true" aria-busy="true"/);
  expect(html({ id: 1, lent: 0 }, { busy: 'edit' })).not.toMatch(/data-act="lend"[^>]*aria-disabled/);
});

it('marks the menu button of the row whose menu action is under way', () => {
  expect(html({ id: 1 }, { busy: 'burn' })).toMatch(/class="more"[^>]* aria-busy="true"/);
  expect(html({ id: 1 }, { busy: 'edit' })).not.toMatch(/class="more"[^>]* aria-busy/);
});

it('writes the label of each cell for the card of a narrow screen', () => {
  expect(html({ id: 1, shelf: { name: 'A' } })).toMatch(/data-label="Shelf"><span[^>]*>A</);
});

it('shows a dash for what is missing and a red node for a cell that nobody knows', () => {
  expect(html({ id: 1, shelf: null })).toContain('<span class="c-missing">-</span>');
  const unknown = html({ id: 1 }, { columns: [{ path: 'id', label: 'ID', cell: 'hologram', priority: 1 }] });
  expect(unknown).toContain('hologram');
  expect(unknown).toContain('books.screen.json');
});

it('makes a button of a picture, so that it can be seen whole, but not of a missing one', () => {
  const cover: Column = { path: 'cover', label: 'Cover', cell: 'image', priority: 1 };
  expect(html({ id: 1, cover: '/a.png' }, { columns: [cover] })).toContain('data-picture="/a.png"');
  expect(html({ id: 1, cover: null }, { columns: [cover] })).not.toContain('data-picture');
});

it('names the labels that may stand in the same place, so that the button is as wide as any of them', () => {
  const take: Action = { ...lendable('take', 1), label: 'Take back' };
  expect(html({ id: 1, lent: 0 }, { actions: [lendable('lend', 0), take] })).toContain(
    'data-rivals="Take back"',
  );
});

it('leaves no room for a label that stands beside the button', () => {
  const labelled = (id: string, label: string, is: number): Action => ({ ...lendable(id, is), label });
  const pair = (is: number) => [labelled(`view-${is}`, 'Details', is), labelled(`edit-${is}`, 'Edit', is)];
  expect(html({ id: 1, lent: 0 }, { actions: [...pair(0), ...pair(1)] })).not.toContain('Details\n');
  expect(html({ id: 1, lent: 0 }, { actions: [...pair(0), ...pair(1)] })).toContain('data-rivals="Edit"');
});

function lendable(id: string, is: number): Action {
  return { id, label: id, place: 'inline', roles: 'public', when: { field: 'lent', is } };
}

it('keeps an action that explains itself in reach where it is not possible, with the reason', () => {
  const explain = {
    step: 'book.lend',
    possible: { field: 'lent', is: 0 } as const,
    refusal: 'It is {state}.',
    field: 'lent',
    states: { '0': 'here', '1': 'out' },
    key: 'id',
  };
  const lend: Action = { id: 'lend', label: 'Lend', place: 'inline', roles: 'public', explain };
  const drawn = html({ id: 1, lent: 1 }, { actions: [lend] });
  expect(drawn).toContain('aria-disabled="true" title="It is out." data-why="It is out."');
  expect(drawn).not.toContain('disabled=""');
  expect(html({ id: 1, lent: 0 }, { actions: [lend] })).not.toContain('aria-disabled');
});

it('writes in full, on a card too, what would replace the present value', () => {
  const options = { lines: 1 };
  const own: Column[] = [
    { path: 'title', label: 'Title', cell: 'text', priority: 3, options, current: 'title' },
    { path: 'place', label: 'Place', cell: 'text', priority: 3, options },
  ];
  const row = html({ title: 'War', place: 'Here' }, { columns: own, actions: [] });
  expect(row).toMatch(/class="[^"]*p2 [^"]*"[^>]*><span class="c-long"[^>]*>War/);
  expect(row).toMatch(/class="[^"]*p3 [^"]*"[^>]*><span class="c-text"[^>]*>Here/);
});

it('leaves the least important columns off a card, but not where no choice of columns brings them', () => {
  const declared: Column[] = [1, 2, 3].map((priority) => ({
    path: `p${priority}`,
    label: 'x',
    cell: 'text',
    priority: priority as 1,
  }));
  const leftOut = (wholeCards: boolean) =>
    planRows(declared, [], 'x.json', 'Action', { wholeCards }).columns.filter(({ className }) =>
      className.includes('p3'),
    ).length;
  expect([leftOut(false), leftOut(true)]).toEqual([1, 0]);
});

it('gives a card a title with its state, the name of a code, an amount and one date without a label', () => {
  const choices = [
    { value: 0, label: 'Out', tone: 'warn' },
    { value: 1, label: 'Home' },
  ] as const;
  const partsOf = (...own: Column[]) =>
    planRows(own, [], 'books.screen.json', 'Action').columns.map(({ className }) =>
      ['card-head', 'at-side', 'card-name', 'card-amount', 'bare']
        .filter((part) => className.split(' ').includes(part))
        .join(' '),
    );
  const code: Column = { path: 'code', label: 'Code', cell: 'text', priority: 1, options: { mono: true } };
  const title: Column = { path: 'title', label: 'Title', cell: 'text', priority: 1 };
  const price: Column = { path: 'price', label: 'Price', cell: 'money', priority: 1 };
  const due: Column = { path: 'due', label: 'Due', cell: 'date', priority: 2 };
  const state: Column = { path: 'state', label: 'State', cell: 'choice', priority: 1, choices };
  const kind: Column = { ...state, path: 'kind', choices: [{ value: 1, label: 'Map' }] };
  expect(partsOf(code, title, price, due, state)).toEqual([
    'card-head bare',
    'card-name bare',
    'card-amount bare',
    'bare',
    'at-side bare',
  ]);
  // Without a state the amount is beside the title; two dates need their labels, and so does a kind.
  expect(partsOf(title, price, due, { ...due, path: 'back' }, kind)).toEqual([
    'card-head bare',
    'at-side bare',
    '',
    '',
    '',
  ]);
});
