import { expect } from 'vitest';
import { nameWriter } from '../../../server/store/index.ts';
import { onePage, type Samples, type World } from '../world.ts';

const ORDERS = '/api/admin/transaction';
const PAPERS = `${ORDERS}/{id}/transaction-document`;
let number = 0;

/** An order of the fixture's shop with one item, in this state. */
async function order({ db }: World, state: 0 | 1 | 2 | 3 = 0) {
  number += 1;
  return db.transaction().execute(async (tx) => {
    await nameWriter(tx, 'import');
    const { id } = await tx
      .insertInto('transactions')
      .values({
        invoice_no: `KONTRAK-${number}`,
        user_id: 1,
        total_price: 25_000,
        nav_id: `SO-${number}`,
        payment_type: 'BCA',
        state,
        receiver_address: 'Jl. Kenanga 1',
        note: 'Pagi',
        virtual_account_id: '3901200000009',
        xp_point: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: item } = await tx
      .insertInto('transaction_items')
      .values({
        transaction_id: id,
        product_id: 1,
        quantity: 2,
        price: 12_500,
        final_price: 25_000,
        notes: 'Rapi',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, item };
  });
}

async function withDocument(world: World, state: 0 | 1 | 2 | 3) {
  const { id, item } = await order(world, state);
  const numbers = { pick_ticket_no: 'PT-1', do_no: 'DO-1', si_no: 'SI-0' };
  const document: number = await world.add('transaction_documents', {
    transaction_id: id,
    ...numbers,
    qty: 2,
  });
  const pieces = { document_id: document, transaction_item_id: item, qty: 2 };
  const detail: number = await world.add('transaction_document_details', pieces);
  return { id, item, document, detail };
}

const stateOf = async (world: World, id: number) => (await world.row('transactions', id))?.state;

export const transactions: Samples = {
  async [`GET ${ORDERS}`](world) {
    const made = [await order(world, 2), await order(world, 2), await order(world, 2)];
    return {
      values: { state: 2, page: 2, search: 'kontrak', per_page: 2, field: 'invoice_no' },
      after: ({ rows }) => expect(rows).toMatchObject([{ id: made[0]?.id, state: 2 }]),
    };
  },

  async [`GET ${ORDERS}/{id}`](world) {
    const { id, item, document } = await withDocument(world, 1);
    await world.add('transaction_gifts', { transaction_id: id, free_custom: 'Gelas', qty: 2 });
    return {
      places: [id],
      after: ({ item: found }) =>
        expect(found).toMatchObject({
          transaction: { id, state: 1 },
          transactionItems: [{ id: item }],
          transactionDocuments: [{ id: document }],
          cartItemsFreeCustom: [{ free_custom: 'Gelas', qty: 2 }],
        }),
    };
  },

  async [`GET ${ORDERS}/{id}/send-reminder`](world) {
    const { id } = await order(world);
    await world.db.updateTable('users').set({ active: 1 }).where('id', '=', 1).execute();
    return {
      places: [id],
      async after() {
        const sent = world.db.selectFrom('messages').select('content').where('category', '=', 'reminder');
        expect(await sent.execute()).toMatchObject([{ content: expect.stringContaining('3901200000009') }]);
      },
    };
  },

  async [`GET ${ORDERS}/{id}/sync`](world) {
    const { id } = await order(world, 1);
    return {
      places: [id],
      async after() {
        const orders = onePage({ invoiceNo: `KONTRAK-${number}`, number: 'SO-NAV' });
        expect(await world.finish({ orders })).toBe('done');
        expect(orders.asked).toEqual([`KONTRAK-${number}`]);
        expect((await world.row('transactions', id))?.nav_id).toBe('SO-NAV');
      },
    };
  },

  async [`DELETE ${PAPERS}/{docId}/delete`](world) {
    const { id, document } = await withDocument(world, 1);
    return {
      places: [id, document],
      after: async () => expect(await world.row('transaction_documents', document)).toBeUndefined(),
    };
  },

  async [`GET ${PAPERS}/{docId}`](world) {
    const { id, item, document, detail } = await withDocument(world, 1);
    return {
      places: [id, document],
      after: ({ item: found }) =>
        expect(found).toMatchObject({
          transactionDocuments: { id: document, details: [{ id: detail, qty: 2 }] },
          transactionItems: [{ id: item }],
        }),
    };
  },

  async [`POST ${PAPERS}`](world) {
    const { id, item } = await order(world, 1);
    return {
      places: [id],
      values: { pick_ticket_no: 'PT-2', do_no: 'DO-2', si_no: 'SI-2', qty: { [item]: 1 } },
      async after() {
        const rows = world.db.selectFrom('transaction_document_details').select('qty');
        expect(await rows.where('transaction_item_id', '=', item).execute()).toEqual([{ qty: 1 }]);
      },
    };
  },

  async [`PUT ${PAPERS}/{docId}/update`](world) {
    const { id, document, detail } = await withDocument(world, 1);
    return {
      places: [id, document],
      values: { pick_ticket_no: 'PT-3', do_no: 'DO-3', si_no: 'SI-3', qty: { [detail]: 1 } },
      async after() {
        expect(await world.row('transaction_documents', document)).toMatchObject({ do_no: 'DO-3', qty: 1 });
        expect((await world.row('transaction_document_details', detail))?.qty).toBe(1);
      },
    };
  },

  async [`POST ${ORDERS}/accept/{id}`](world) {
    const { id } = await order(world);
    return {
      places: [id],
      values: { pick_ticket_no: 'PT-4', do_no: 'DO-4' },
      after: async () => expect(await stateOf(world, id)).toBe(1),
    };
  },

  async [`GET ${ORDERS}/document/{id}`](world) {
    const { id, document } = await withDocument(world, 1);
    return {
      places: [id],
      after: ({ item }) => expect(item).toMatchObject({ transactionDocuments: [{ id: document }] }),
    };
  },

  async [`POST ${ORDERS}/{id}/deliver`](world) {
    const { id, item, document } = await withDocument(world, 1);
    return {
      places: [id],
      values: { document_id: document, si_no: 'SI-5', qty: { [item]: 2 } },
      async after() {
        expect(await stateOf(world, id)).toBe(2);
        expect((await world.row('transaction_items', item))?.deliver_qty).toBe(2);
      },
    };
  },

  async [`POST ${ORDERS}/{id}/complete`](world) {
    const { id } = await order(world, 2);
    return {
      places: [id],
      values: { points: 12 },
      after: async () => expect(await world.row('transactions', id)).toMatchObject({ state: 3, points: 12 }),
    };
  },

  async [`POST ${ORDERS}/storeSro`](world) {
    const { id, item } = await order(world, 3);
    return {
      values: { id, sro_no: 'SRO-6', qty: { [item]: 1 } },
      async after() {
        const rows = world.db
          .selectFrom('transaction_sros')
          .select('sro_no')
          .where('transaction_id', '=', id);
        expect(await rows.execute()).toEqual([{ sro_no: 'SRO-6' }]);
      },
    };
  },

  async [`POST ${ORDERS}/update`](world) {
    const { id, item } = await order(world, 1);
    return {
      values: { id, qty: [3], cart_item_id: [item] },
      after: async () => expect((await world.row('transaction_items', item))?.quantity).toBe(3),
    };
  },

  async [`POST ${ORDERS}/approve`](world) {
    const { id } = await order(world, 1);
    return {
      values: { id, xp_point: 5 },
      after: async () => expect(await world.row('transactions', id)).toMatchObject({ paid: 1, xp_point: 5 }),
    };
  },
};
