import { expect, it } from 'vitest';
import { followed, isNone, itemRows, wholeOf } from './item-rows.ts';

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

it('a delivery begins with the chosen document, else with what was ordered', () => {
  const documents = [{ id: 9, pick_ticket_no: 'P', do_no: 'D', details }];
  expect(wholeOf(itemRows({ items, documents, document: 9, start: 'quantity' }))).toEqual({ 1: 2, 2: 3 });
  expect(wholeOf(itemRows({ items, documents, document: null, start: 'quantity' }))).toEqual({ 1: 5, 2: 3 });
});

it('a return begins with what can still come back, and tells more', () => {
  const returnable = [{ transaction_item_id: 1, qty: 3 }];
  const rows = itemRows({ items, returnable, start: 'returnable' });
  expect(rows).toMatchObject([
    { start: 3, most: 3 },
    { start: 0, most: 0 },
  ]);
  // A server that does not say it: what was delivered, and at most what was ordered.
  expect(itemRows({ items, start: 'returnable' })).toMatchObject([
    { start: 4, most: 5 },
    { start: 0, most: 3 },
  ]);
});

it('nothing in any row is none; text that is no number is not', () => {
  expect([isNone({ 1: 0, 2: 0 }), isNone({ 1: 0, 2: 1 }), isNone({ 1: 0, 2: '' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('another start is followed where nothing was typed', () => {
  expect(followed({ 1: 7, 2: 3 }, { 1: 5, 2: 3 }, { 1: 2, 2: 0 })).toEqual({ 1: 7, 2: 0 });
  expect(followed({ 1: 5, 2: 9 }, { 1: 5, 2: 3 }, { 1: 2 })).toEqual({ 1: 2 });
});
