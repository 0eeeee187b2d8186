import { beforeAll, describe, expect, it } from 'vitest';
import type { FormField, Product } from '../../../../core/model.ts';
import { setProduct } from '../../base/product.ts';
import { addressLines, labelIn, linesOf, rowsOf } from './line-values.ts';
import { buildBody } from './payload.ts';
import { readable } from './readable-value.ts';

const column = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...more,
});
const options = { value: 'id', label: 'title', current: 'book.title' };
const picker = column('book_id', { field: 'picker', options });
const columns = [picker, column('qty', { field: 'number', initial: 1 }), column('note')];
const field = column('items', { field: 'line-items', fields: columns });
const properties = { id: {}, book_id: {}, qty: {}, note: { type: ['string', 'null'] } };
const property = { type: 'array', minItems: 2, items: { type: 'object', properties } };
const row = { note: '', extra: 1, id: 7, qty: 2, book: { id: 3, title: 'Emma' } };

// Only `parts` is read, to find hand-made parts.
beforeAll(() => setProduct({} as Product, { widgets: {}, screens: {} }));

describe('the rows of line items as values', () => {
  it('hold what the body knows and how a choice reads, always in the same order', () => {
    const [line = {}] = linesOf(field, property, [row], false);
    expect(line).toEqual({ id: 7, book_id: 3, qty: 2, note: null, book: { title: 'Emma' } });
    const [other] = linesOf(field, property, [{ book_id: 3, ...row, note: null }], false);
    expect(JSON.stringify(other)).toBe(JSON.stringify(line));
    expect([labelIn(line, picker), labelIn({ book_id: 9 }, picker), labelIn({}, picker)]).toEqual([
      'Emma',
      '9',
      '',
    ]);
  });

  it('take the values of columns that the record holds elsewhere', () => {
    const moved = { ...field, fields: [picker, column('qty', { field: 'number', from: 'sold.pieces' })] };
    const rows = rowsOf(moved, [{ ...row, qty: undefined, sold: { pieces: 5 } }]);
    expect(linesOf(moved, property, rows, false)).toMatchObject([{ book_id: 3, qty: 5 }]);
    expect(rowsOf(moved, undefined)).toBeUndefined();
    expect(rowsOf(field, [row])).toEqual([row]);
  });

  it('hold a switch as 1 or 0, whatever word the record has for it', () => {
    const shown = {
      ...field,
      fields: [column('lent', { field: 'switch', from: 'state' }), column('new', { field: 'switch' })],
    };
    const found = rowsOf(shown, [
      { state: 'Y', new: 1 },
      { state: 'N', new: 'y' },
      { state: 2, new: null },
      { state: true },
    ]);
    expect(found).toMatchObject([
      { lent: 1, new: 1 },
      { lent: 0, new: 1 },
      { lent: 0, new: null },
      { lent: true },
    ]);
  });

  it('begin with the least rows there must be, each with its starting values', () => {
    expect(linesOf(field, property, undefined, true)).toMatchObject([{ qty: 1, note: null }, { qty: 1 }]);
    expect(linesOf(field, property, undefined, false)).toEqual([]);
  });

  it('are sent without what is shown alone; what an existing row has lost is said', () => {
    const values = { items: linesOf(field, property, [row], false) };
    const schema = { properties: { items: property } };
    const draft = { fields: [field], schema, values, isVisible: () => true };
    expect(buildBody({ ...draft, record: { items: [row] } })).toEqual({
      items: [{ id: 7, book_id: 3, qty: 2, note: null }],
    });
    expect(buildBody(draft)).toEqual({ items: [{ id: 7, book_id: 3, qty: 2 }] });
  });

  it('read as lines where their table does not stand', () => {
    const lines = linesOf(field, property, [row, { qty: 1 }], false);
    expect(readable({ label: () => undefined }, field, lines)).toBe('1. Emma · 2\n2. 1');
  });

  it('have each error at a cell that is there', () => {
    const names = ['items.1.qty', 'items.0', 'items.0.place', 'items.5.qty', 'items', 'title'];
    const errors = [...names.map((name) => ({ field: name, message: 'No.' })), { message: 'No.' }];
    const addressed = addressLines(errors, [field], () => [{}, {}]);
    const expected = [
      'items.1.qty',
      'items.0.book_id',
      'items.0.book_id',
      'items',
      'items',
      'title',
      undefined,
    ];
    expect(addressed.map((one) => one.field)).toEqual(expected);
  });
});
