import { sql } from 'kysely';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import { Refusal } from '../../refusal.ts';
import { joined } from '../../resources/owned-change.ts';
import type { Work } from '../../resources/work.ts';
import { piecesOf, saveAll, saveDocument, saveOne } from './owned-rows.ts';
import { pointsFor } from './points.ts';

/** The message after a step of an order. */
const said = (message: string) => (order: TransactionRecord) => ({
  message,
  params: { invoice_no: order.invoice_no },
  data: order,
});

/** Accept: the order gets its first document, with everything ordered. */
export const accept: EndpointHandlers['transaction.accept'] = async ({ step: { row }, body }, context) => {
  const { pick_ticket_no, do_no } = body;
  const pieces = piecesOf(null, row.items, (id) => quantityOf(row, id));
  const { change } = await saveDocument(context, row.id, { pick_ticket_no, do_no }, pieces);
  return { owned: change, answer: said('Order {invoice_no} is accepted.') };
};

/** Deliver: with one of its documents, which gets the sales invoice number. */
export const deliver: EndpointHandlers['transaction.deliver'] = async ({ step: { row }, body }, context) => {
  const { document_id: id, si_no } = body;
  const picked = await pickedWith(context, row.id, id);
  const pieces = piecesOf(body.qty, row.items, (item) => picked.get(item) ?? quantityOf(row, item));
  const document = { id, si_no, delivered_at: sql`now()` };
  const { change } = await saveDocument(context, row.id, document, pieces);
  const items = row.items.map((item) => ({ id: item.id, deliver_qty: pieces.get(item.id) }));
  return {
    owned: joined([change, await saveAll(context, 'items', row.id, items)]),
    answer: said('Order {invoice_no} is delivered.'),
  };
};

/** Complete: points default to the point rules. What the order earns is settled as an effect of the step. */
export const complete: EndpointHandlers['transaction.complete'] = async (
  { step: { row }, body },
  { db },
) => ({
  changes: { points: body.points ?? (await pointsFor(row.total_price, db)) },
  answer: said('Order {invoice_no} is done.'),
});

/** SRO: goods come back, no more of an item than was ordered or delivered. */
export const storeSro: EndpointHandlers['transaction.sro'] = async ({ step: { row }, body }, context) => {
  const pieces = piecesOf(body.qty, row.items, () => 0);
  await refuseNumber(context, row.id, body.sro_no);
  await refuseTooMany(context, row, pieces);
  const sro = { sro_no: body.sro_no, created_by: context.user?.id ?? null };
  const { id, change } = await saveOne(context, 'sros', row.id, sro);
  const lines = [...pieces].flatMap(([item, qty]) => (qty > 0 ? [{ transaction_item_id: item, qty }] : []));
  return {
    owned: joined([change, await saveAll(context, 'lines', id, lines)]),
    answer: (order) => ({
      message: 'SRO {sro_no} of order {invoice_no} saved.',
      params: { sro_no: body.sro_no, invoice_no: order.invoice_no },
      data: order,
    }),
  };
};

/** Confirm paid; a chosen bank payment is settled with it. */
export const confirmPaid: EndpointHandlers['transaction.approve'] = async (
  { step: { row }, body },
  { db, audit },
) => {
  if (typeof body.payment_id === 'number') {
    const payment = db.updateTable('bca_mutations').set({ paid: 1 });
    const { numUpdatedRows } = await payment
      .where('id', '=', body.payment_id)
      .where('paid', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const message = 'This payment settles another order already.';
      throw new Refusal('conflict', [{ field: 'payment_id', message }]);
    }
    const link = { bca_mutation_id: body.payment_id, transaction_id: row.id };
    await db
      .insertInto('bca_mutation_transactions')
      .values(link)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await audit({ entity: 'bca-mutation', id: body.payment_id, before: { paid: 0 }, after: { paid: 1 } });
  }
  return {
    changes: { paid: 1, xp_point: body.xp_point },
    answer: said('The payment of order {invoice_no} is confirmed.'),
  };
};

const quantityOf = ({ items }: TransactionRecord, id: number) =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/** The quantities of a document, by item. */
async function pickedWith({ db }: Work, order: number, document: number): Promise<Map<number, number>> {
  const found = await db
    .selectFrom('transaction_documents')
    .select('id')
    .where('id', '=', document)
    .where('transaction_id', '=', order)
    .executeTakeFirst();
  if (!found) {
    const message = 'This document does not belong to the order. Choose one of its own.';
    throw new Refusal('invalid', [{ field: 'document_id', message }]);
  }
  const details = await db
    .selectFrom('transaction_document_details')
    .select(['transaction_item_id', 'qty'])
    .where('document_id', '=', document)
    .execute();
  return new Map(details.map(({ transaction_item_id, qty }) => [transaction_item_id, qty]));
}

async function refuseNumber({ db }: Work, order: number, sro_no: string): Promise<void> {
  const same = db.selectFrom('transaction_sros').select('id').where('transaction_id', '=', order);
  if (await same.where('sro_no', '=', sro_no).executeTakeFirst()) {
    throw new Refusal('conflict', [{ field: 'sro_no', message: 'This order has an SRO with this number.' }]);
  }
}

async function refuseTooMany(
  { db }: Work,
  { id, items }: TransactionRecord,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const { rows } = await sql<{ item: number; qty: number }>`
    select l.transaction_item_id as item, sum(l.qty)::int as qty
    from transaction_sro_lines as l join transaction_sros as s on s.id = l.sro_id
    where s.transaction_id = ${id} and s.status <> 'Failed' group by 1`.execute(db);
  const back = new Map(rows.map(({ item, qty }) => [item, qty]));
  const problems = items.flatMap((item) => {
    const most = Math.max(0, Math.max(item.quantity, item.deliver_qty) - (back.get(item.id) ?? 0));
    if ((pieces.get(item.id) ?? 0) <= most) return [];
    return [{ field: `qty.${item.id}`, message: 'At most {most} pieces can come back.', params: { most } }];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}
