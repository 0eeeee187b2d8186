import { expect, it } from 'vitest';
import { changed, draftsOf, isBegun, isReady } from './drafts.ts';

const rows = [
  { id: 1, invoice_no: 'INV-1', state: 0, user: { shop_name: 'Toko' } },
  { id: 2, invoice_no: 'INV-2', state: 1, user: null },
];

it('only orders that wait to be accepted are asked for', () => {
  expect(draftsOf(rows).map(({ invoice, shop }) => [invoice, shop])).toEqual([['INV-1', 'Toko']]);
});

it('an order is ready with both numbers, and no more once it is accepted', () => {
  let drafts = changed(draftsOf(rows), 1, { pick: 'P' });
  expect(drafts.map(isBegun)).toEqual([true]);
  expect(drafts.map(isReady)).toEqual([false]);
  drafts = changed(drafts, 1, { deliveryOrder: 'D' });
  expect(drafts.map(isReady)).toEqual([true]);
  expect(changed(drafts, 1, { result: { kind: 'done' } }).map(isReady)).toEqual([false]);
});

it('blanks are no number', () => {
  expect(changed(draftsOf(rows), 1, { pick: ' ', deliveryOrder: 'D' }).map(isReady)).toEqual([false]);
});

it('a typed number takes the refusal away, and is another attempt', () => {
  const failed = changed(draftsOf(rows), 1, { result: { kind: 'failed', message: 'No.' } });
  expect(failed[0]?.attempt).toBe(0);
  expect(changed(failed, 1, { pick: 'P' })[0]).toMatchObject({ result: { kind: 'open' }, attempt: 1 });
});
