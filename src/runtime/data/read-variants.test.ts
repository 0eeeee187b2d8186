import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from '../base/product.ts';
import { readVariants } from './read-variants.ts';

const read = (row: Record<string, unknown>, variants: Record<string, Variant>) => readVariants(row, variants);

describe('the values of another server', () => {
  it('are read as the declared ones of the same meaning', () => {
    const on = (value: unknown, values: readonly unknown[] = [0, 1]) =>
      read({ active: value }, { active: { values } }).active;
    expect([true, 'Y', '1', 'active', 1].map((value) => on(value))).toEqual([1, 1, 1, 1, 1]);
    expect([false, 'N', '0', 'nonactive', 0].map((value) => on(value))).toEqual([0, 0, 0, 0, 0]);
    expect([true, 'y', 0, 'Y'].map((value) => on(value, ['Y', 'N']))).toEqual(['Y', 'Y', 'N', 'Y']);
    expect(['y', 'Y', '2'].map((value) => on(value, [0, 1, 2, 'Y']))).toEqual([1, 'Y', 2]);
  });

  it('are off where they are neither on nor off, and nothing else is declared', () => {
    const on = (value: unknown, values: readonly unknown[] = [0, 1]) =>
      read({ active: value }, { active: { values } }).active;
    expect([3, 'perhaps', null, undefined].map((value) => on(value))).toEqual([0, 0, 0, undefined]);
    expect(['perhaps', null].map((value) => on(value, ['Y', 'N']))).toEqual(['N', 'N']);
    expect([3, 'perhaps'].map((value) => on(value, [0, 1, 2]))).toEqual([3, 'perhaps']);
    expect([null, 3].map((value) => on(value, [0, 1, null]))).toEqual([null, 0]);
  });

  it('are the declared other one where no meaning is known', () => {
    const paid = { paid: { values: [0, 1], other: 1 } };
    expect([0, 1, 2, '0', null, 'late'].map((value) => read({ paid: value }, paid).paid)).toEqual([
      0, 1, 1, 0, 1, 1,
    ]);
    expect(read({ id: 1 }, paid)).toEqual({ id: 1 });
    expect(read({ paid: null }, { paid: { values: [1, 4, null], other: 4 } })).toEqual({ paid: null });
  });

  it('are those that stand in for a missing one: the first that is there', () => {
    const image = { file_url: { standIn: ['image_url', 'image.url', 'image'] } };
    expect(read({ image_url: 'a.png' }, image).file_url).toBe('a.png');
    expect(read({ file_url: '', image: { url: 'b.png' } }, image).file_url).toBe('b.png');
    expect(read({ file_url: 'c.png', image_url: 'a.png' }, image).file_url).toBe('c.png');
    expect(read({ image: { name: 'b' } }, image)).toEqual({ image: { name: 'b' } });
  });

  it('are products of numbers, in every entry of a list on the way', () => {
    const total = { 'items.carts.total': { standIn: [{ times: ['price', 'quantity'] }] } };
    const row = { items: [{ carts: [{ price: '2500', quantity: 3 }, { price: 1 }] }, { carts: [] }] };
    expect(read(row, total)).toEqual({
      items: [{ carts: [{ price: '2500', quantity: 3, total: 7500 }, { price: 1 }] }, { carts: [] }],
    });
  });

  it('are records of fields beside them, the texts of a list, or a value in itself', () => {
    const gifts = {
      'gifts.key': { standIn: ['product.id', 'id'] },
      'gifts.product': { standIn: [{ pick: ['id', 'name'] }] },
      names: { standIn: [{ join: 'gifts.product.name' }] },
      state: { standIn: [{ value: 'sent' }] },
    };
    const gift = { id: 2, name: 'Tea' };
    const other = { id: 9, product: { id: 3, name: 'Coffee' } };
    expect(read({ gifts: [gift, other], state: null }, gifts)).toEqual({
      gifts: [
        { ...gift, key: 2, product: gift },
        { ...other, key: 3 },
      ],
      names: 'Tea, Coffee',
      state: 'sent',
    });
    expect(read({ gifts: [], names: 'None', state: 'due' }, gifts)).toEqual({
      gifts: [],
      names: 'None',
      state: 'due',
    });
  });

  it('stand in an entry for a value of the row around it', () => {
    const day = { 'invoices.paid_on': { standIn: ['$row.payment.day'] } };
    expect(read({ payment: { day: '2026-04-02' }, invoices: [{ id: 1 }] }, day)).toEqual({
      payment: { day: '2026-04-02' },
      invoices: [{ id: 1, paid_on: '2026-04-02' }],
    });
  });

  it('are texts of values, days and numbers as people read them, where none of these is missing', () => {
    const text = { purchase: { standIn: [{ text: '{from.day} {time} - {most}' }] } };
    setProduct(partOf<Product>({ locale: { numbers: 'id-ID' } }), { widgets: {}, screens: {} });
    const row = { from: { day: '2026-04-02' }, time: '08:00', most: 12_500 };
    expect(read(row, text).purchase).toBe('02/04/2026 08:00 - 12.500');
    expect(read({ ...row, time: null }, text).purchase).toBeUndefined();
  });

  it('leave a row as it is where nothing differs', () => {
    const row = { active: 1, items: [{ on: 'Y' }] };
    const variants = { active: { values: [0, 1] }, 'items.on': { values: ['Y', 'N'] } };
    expect(read(row, variants)).toBe(row);
  });
});
