import { expect, it } from 'vitest';
import {
  chosenOfSeveral,
  type Document,
  deliveredInPart,
  followed,
  type Given,
  isChanged,
  isNone,
  itemRows,
  overOrdered,
  type Pieces,
  wholeOf,
  wholeReturn,
} from './item-rows.ts';

const items = [
  { id: 1, product: { name: 'Tea', sku_code: 'T1' }, quantity: 5, deliver_qty: 4 },
  { id: 2, product: null, quantity: 3, deliver_qty: 0 },
];
const details = [{ id: 71, transaction_item_id: 1, qty: 2 }];

it('a new document is keyed by the item and begins with what no other document has picked', () => {
  const document = { id: 9, pick_ticket_no: 'P', do_no: 'D', details };
  const begin = (...documents: readonly (typeof document)[]) =>
    wholeOf(itemRows({ items, documents, start: 'unpicked' }));
  expect(begin()).toEqual({ 1: 5, 2: 3 });
  expect(begin(document, document)).toEqual({ 1: 1, 2: 3 });
  expect(begin(document, document, document)).toEqual({ 1: 0, 2: 3 });
});

it('a stored document is keyed by its details, and has those alone', () => {
  expect(wholeOf(itemRows({ items, details, start: 'none' }))).toEqual({ 71: 2 });
});

it('details that do not say their item stand in the order of the items', () => {
  const nameless = [
    { id: 71, qty: 2 },
    { id: 72, qty: 1 },
  ];
  expect(wholeOf(itemRows({ items, details: nameless, start: 'none' }))).toEqual({ 71: 2, 72: 1 });
  expect(itemRows({ items, details: nameless.slice(0, 1), start: 'none' })).toEqual([]);
  const documents = [{ id: 9, pick_ticket_no: 'P', do_no: 'D', details: nameless }];
  expect(wholeOf(itemRows({ items, documents, start: 'unpicked' }))).toEqual({ 1: 3, 2: 2 });
});

it('a delivery begins with the chosen document, else with what was ordered', () => {
  const documents = [{ id: 9, pick_ticket_no: 'P', do_no: 'D', details }];
  expect(wholeOf(itemRows({ items, documents, document: 9, start: 'quantity' }))).toEqual({ 1: 2, 2: 3 });
  expect(wholeOf(itemRows({ items, documents, document: null, start: 'quantity' }))).toEqual({ 1: 5, 2: 3 });
});

it('a return begins with nothing, knows all that can come back, and tells more', () => {
  const returnable = [{ transaction_item_id: 1, qty: 3 }];
  const rows = itemRows({ items, returnable, start: 'returnable' });
  expect(rows).toMatchObject([
    { start: 0, most: 3, ordered: 5, delivered: 4, returned: 1, left: 3 },
    { start: 0, most: 0, ordered: 3, delivered: 0, returned: 0, left: 0 },
  ]);
  expect(wholeReturn(rows)).toEqual({ 1: 3, 2: 0 });
  // A server that does not say it: what was delivered, else what was ordered, and at most what was ordered.
  const elsewhere = items.map((item) => ({ ...item, deliver_qty: 0 }));
  expect(wholeReturn(itemRows({ items, start: 'returnable' }))).toEqual({ 1: 4, 2: 0 });
  expect(wholeReturn(itemRows({ items: elsewhere, start: 'returnable' }))).toEqual({ 1: 5, 2: 3 });
  expect(itemRows({ items, start: 'returnable' })).toMatchObject([
    { start: 0, most: 5 },
    { start: 0, most: 3 },
  ]);
});

it('what is picked is of the chosen document, else of all; a delivery asks about more than was ordered, typed or not', () => {
  const document = (id: number, qty: number) => ({
    id,
    pick_ticket_no: 'P',
    do_no: 'D',
    details: [{ id, transaction_item_id: 1, qty }],
  });
  const documents = [document(8, 2), document(9, 7)];
  const rows = itemRows({ items, documents, document: 9, start: 'quantity' });
  expect(rows).toMatchObject([
    { picked: 7, left: 1 },
    { picked: 0, left: 3 },
  ]);
  expect(itemRows({ items, documents, start: 'quantity' })[0]?.picked).toBe(9);
  const over = (value: Pieces, isStored = false) => overOrdered(rows, value, isStored).map(({ key }) => key);
  expect([over({ 1: 3, 2: 3 }), over({ 1: 8, 2: 4 })]).toEqual([[], ['1', '2']]);
  expect([over({}), over({ 1: 7 }), over({ 1: 7 }, true)]).toEqual([['1'], ['1'], []]);
});

it('what other documents of the order pick counts too, of a new one, a stored one and a delivery', () => {
  const documents = [
    { id: 9, pick_ticket_no: 'P', do_no: 'D', details },
    { id: 10, pick_ticket_no: 'Q', do_no: 'D' },
  ];
  const over = (pieces: Pieces, given: Given) =>
    overOrdered(itemRows(given), pieces, given.details !== undefined).map(({ elsewhere, most }) => [
      elsewhere,
      most,
    ]);
  // 5 are ordered, of which the other document picks 2.
  const fresh = { items, documents, start: 'unpicked' } as const;
  expect([over({ 1: 3 }, fresh), over({ 1: 4 }, fresh)]).toEqual([[], [[2, 3]]]);
  const other = [{ id: 81, transaction_item_id: 1, qty: 1 }];
  const stored = { items, details: other, documents, document: 10, start: 'none' } as const;
  expect([over({ 81: 3 }, stored), over({ 81: 4 }, stored)]).toEqual([[], [[2, 3]]]);
  const delivery = { items, documents, document: 10, start: 'quantity' } as const;
  expect([over({ 1: 3 }, delivery), over({ 1: 4 }, delivery)]).toEqual([[], [[2, 3]]]);
  // A stored document that is not found among them is not counted against itself.
  expect(over({ 81: 5 }, { ...stored, document: undefined })).toEqual([]);
});

it('a delivery in part is of fewer pieces than were ordered or picked', () => {
  const picked = [{ id: 71, transaction_item_id: 1, qty: 7 }];
  const documents = [{ id: 9, pick_ticket_no: 'P', do_no: 'D', details: picked }];
  const rows = itemRows({ items, documents, document: 9, start: 'quantity' });
  const inPart = (value: Pieces) => deliveredInPart(rows, value).map(({ key, pieces }) => [key, pieces]);
  expect(inPart({})).toEqual([]);
  expect(inPart({ 1: 6, 2: 2 })).toEqual([
    ['1', 6],
    ['2', 2],
  ]);
  expect(inPart({ 1: '', 2: 4 })).toEqual([]);
});

it('a delivery names its document and, at each item, the others that pick it, where there are several', () => {
  const [one, other] = [9, 10].map((id) => ({ id, pick_ticket_no: `P${id}`, do_no: 'D', details }));
  const given = { items, documents: [one, other] as Document[], document: 9, start: 'quantity' } as const;
  const besides = (rows: ReturnType<typeof itemRows>) => rows.map((row) => row.besides);
  expect([chosenOfSeveral(given), besides(itemRows(given))]).toEqual(['P9 - D', [['P10 - D'], []]]);
  const alone = { ...given, documents: given.documents.slice(0, 1) };
  expect([chosenOfSeveral(alone), besides(itemRows(alone))]).toEqual([undefined, [[], []]]);
});

it('nothing in any row is none, also where a row keeps what it began with; text that is no number is not', () => {
  const rows = itemRows({ items, start: 'none' });
  const noneOf = (...values: Pieces[]) => values.map((value) => isNone(rows, value));
  expect(noneOf({ 1: 0, 2: 0 }, { 1: 0 }, { 1: 0, 2: 1 }, { 1: 0, 2: '' })).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isNone(itemRows({ items, start: 'quantity' }), { 1: 0 })).toBe(false);
  expect([isChanged(rows, {}), isChanged(rows, { 1: 0 }), isChanged(rows, { 1: 2 })]).toEqual([
    false,
    false,
    true,
  ]);
});

it('another start is followed where nothing was typed', () => {
  expect(followed({ 1: 7, 2: 3 }, { 1: 5, 2: 3 }, { 1: 2, 2: 0 })).toEqual({ 1: 7, 2: 0 });
  expect(followed({ 1: 5, 2: 9 }, { 1: 5, 2: 3 }, { 1: 2 })).toEqual({ 1: 2 });
});
