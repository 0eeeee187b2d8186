import { expect, it } from 'vitest';
import { followed, itemRows, wholeOf, withPieces } from './item-rows.ts';

const items = [
  { id: 1, product: { name: 'Tea', sku_code: 'T1' }, quantity: 5, deliver_qty: 4 },
  { id: 2, product: null, quantity: 3, deliver_qty: 0 },
];
const details = [{ id: 71, transaction_item_id: 1, qty: 2 }];

it('a new document is keyed by the item and begins with nothing', () => {
  expect(wholeOf(itemRows({ items, start: 'none' }))).toEqual({ 1: 0, 2: 0 });
});

it('a stored document is keyed by its details, and has those alone', () => {
  expect(wholeOf(itemRows({ items, details, start: 'none' }))).toEqual({ 71: 2 });
});

it('a delivery begins with the chosen document, else with what was ordered', () => {
  const documents = [{ id: 9, pick_ticket_no: 'P', do_no: 'D', details }];
  expect(wholeOf(itemRows({ items, documents, document: 9, start: 'quantity' }))).toEqual({ 1: 2, 2: 3 });
  expect(wholeOf(itemRows({ items, documents, document: null, start: 'quantity' }))).toEqual({ 1: 5, 2: 3 });
});

it('a return begins with what was delivered', () => {
  expect(wholeOf(itemRows({ items, start: 'deliver_qty' }))).toEqual({ 1: 4, 2: 0 });
});

it('pieces are whole and never below 0', () => {
  expect(withPieces({ 1: 4 }, '2', '-3')).toEqual({ 1: 4, 2: 0 });
  expect(withPieces(null, '1', '')).toEqual({ 1: 0 });
  expect(withPieces(undefined, '1', '7')).toEqual({ 1: 7 });
});

it('another start is followed where nothing was typed', () => {
  expect(followed({ 1: 7, 2: 3 }, { 1: 5, 2: 3 }, { 1: 2, 2: 0 })).toEqual({ 1: 7, 2: 0 });
  expect(followed({ 1: 5, 2: 9 }, { 1: 5, 2: 3 }, { 1: 2 })).toEqual({ 1: 2 });
});
