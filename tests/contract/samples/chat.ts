import { expect } from 'vitest';
import type { Samples, World } from '../world.ts';

export const chat: Samples = {
  'GET /api/chats/check-uid': () => ({
    after: ({ item }) => expect(item).toEqual({ uuid: expect.stringMatching(/^[\da-f-]{36}$/) }),
  }),

  async 'GET /api/chats/configs'(world) {
    const rows = [
      { key: 'chat_app_id', value: '279f0a' },
      { key: 'chat_region', value: 'us' },
    ];
    for (const { key, value } of rows)
      await world.db.updateTable('configs').set({ value }).where('key', '=', key).execute();
    return {
      after: (answer) => expect(answer.rows).toEqual(rows),
    };
  },

  async 'GET /api/admin/nav/jtcustomer'(world) {
    const { id, uuid } = await customer(world);
    const order = {
      invoice_no: `INV/${id}`,
      user_id: id,
      total_price: 75_000,
      payment_type: 'Tempo 14 hari',
    };
    const transaction = await world.add('transactions', order);
    const line = {
      transaction_id: transaction,
      product_id: 1,
      quantity: 6,
      price: 12_500,
      final_price: 12_500,
    };
    await world.add('transaction_items', line);
    return {
      values: { uuid },
      after: ({ rows }) =>
        expect(rows).toEqual([
          expect.objectContaining({ document_no: `INV/${id}`, remaining_amount: 75_000 }),
        ]),
    };
  },

  async 'GET /api/admin/users/uuid/{uuid}'(world) {
    const { uuid } = await customer(world);
    return { places: [uuid], after: ({ item }) => expect(item).toMatchObject({ uuid, nav_id: 'C-CHAT' }) };
  },

  'POST /api/admin/promos/message': (world) => ({
    values: { message: 'Gula pasir turun harga.' },
    after: async () => {
      const rows = world.db.selectFrom('broadcasts').select('segment_type');
      expect(await rows.where('content', '=', 'Gula pasir turun harga.').execute()).toEqual([
        { segment_type: 'all' },
      ]);
    },
  }),
};

/** A shop with everything that the chat tells of it. */
async function customer(world: World) {
  const contact = { email: 'rina@example.com', address: 'Jl. Melati 3', phone_number: '081234567890' };
  const found = await world.db
    .insertInto('users')
    .values({ shop_name: 'Toko Rina', owner_name: 'Rina', nav_id: 'C-CHAT', ...contact })
    .onConflict((row) => row.column('nav_id').doUpdateSet({ nav_id: 'C-CHAT' }))
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  return found;
}
