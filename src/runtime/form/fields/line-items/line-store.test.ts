import { describe, expect, it, vi } from 'vitest';
import type { FormField } from '../../../../../core/model.ts';
import { LineStore } from './line-store.ts';

const column = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...more,
});
const fields = [
  column('qty', { field: 'number', initial: 1 }),
  column('price', { field: 'money' }),
  column('note'),
];
const items = { type: 'object', properties: { id: {}, qty: {}, price: {}, note: {} } };
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at, qty: at + 1, price: 0.1, more: 'x' }));
const make = (count: number) => {
  const field = column('items', { field: 'line-items', fields });
  const lines = new LineStore(field, { type: 'array', items }, rows(count));
  return { lines, keys: () => lines.lines.get().map(({ key }) => key) };
};

describe('the rows of line items', () => {
  it('keep their keys when they are moved, and give what the body knows', () => {
    const { lines, keys } = make(3);
    const [first = 0, second = 0] = keys();
    lines.move(first, 9);
    lines.remove(second);
    const [added] = lines.add(1, 0);
    lines.set(first, 'note', '');
    expect(keys().at(-1)).toBe(first);
    expect(lines.read()).toEqual([
      { id: null, qty: 1, price: null, note: null },
      { id: 2, qty: 3, price: 0.1, note: null },
      { id: 0, qty: 1, price: 0.1, note: null },
    ]);
    expect(lines.indexOf(added?.key ?? 0)).toBe(0);
  });

  it('keep what is wrong by row, and tell only rows with which something else is wrong', () => {
    const { lines, keys } = make(3);
    const [first = 0, second = 0] = keys();
    const told = vi.fn();
    lines.subscribe(`error:${second}`, told);
    lines.showErrors([['items.1.qty', 'No.']]);
    const before = lines.errorsOf(second);
    lines.move(first, 2);
    lines.showErrors([['items.0.qty', 'No.']]);
    expect(lines.errorsOf(second)).toBe(before);
    expect(told).toHaveBeenCalledOnce();
    lines.showErrors([]);
    expect([lines.errorsOf(second), told.mock.calls.length]).toEqual([undefined, 2]);
  });

  it('stay the rows they are where the same stands in them when they come again', () => {
    const { lines, keys } = make(2);
    const before = keys();
    lines.load([
      { id: 8, qty: 1, price: 0.1 },
      { id: 9, qty: 7, price: 0.1 },
    ]);
    expect(keys()[0]).toBe(before[0]);
    expect(keys()[1]).not.toBe(before[1]);
    expect(lines.read().map(({ id }) => id)).toEqual([8, 9]);
  });
});
