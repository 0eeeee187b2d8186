import { expect } from 'vitest';
import type { Samples } from '../world.ts';

const ANALYTICS = '/api/admin/analytics';
const week = { start_date: '2026-03-01', end_date: '2026-03-07' };
const day = '2026-03-07';

export const analytics: Samples = {
  async [`GET ${ANALYTICS}`](world) {
    const order = { user_id: 1, total_price: 75_000, created_at: `${day}T23:59:00+07:00` };
    await world.add('transactions', { ...order, invoice_no: 'INV/DAY' });
    return {
      values: week,
      after({ item }) {
        expect(item).toMatchObject(week);
        expect(item.transaction_count.slice(1)).toHaveLength(7);
        expect(item.transaction_count.at(-1)).toEqual([day, 1]);
        expect(item.sum_transaction_amount.at(-1)).toEqual([day, 75_000]);
      },
    };
  },

  async [`GET ${ANALYTICS}/keywords`](world) {
    for (const one of ['2026-03-01', day, '2026-03-08'])
      await world.add('search_counts', { day: one, keywords: 'beras', total: 4 }, 'day');
    return { values: week, after: ({ rows }) => expect(rows).toEqual([{ keywords: 'beras', total: 8 }]) };
  },

  async [`GET ${ANALYTICS}/products`](world) {
    await world.add('product_view_counts', { day, product_id: 1, total: 3 }, 'day');
    return {
      values: week,
      after: ({ rows }) => expect(rows).toMatchObject([{ sku_code: 'TC-1', total: 3 }]),
    };
  },

  async [`GET ${ANALYTICS}/usage`](world) {
    await world.add('app_usage', { day, user_id: 1, seconds: 90 }, 'day');
    return {
      values: week,
      after: ({ rows }) => expect(rows).toEqual([{ user_id: 1, shop_name: 'Toko Rizki', total: 90 }]),
    };
  },
};
