import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import { joined } from '../../resources/owned-change.ts';
import { CURRENT_TIME, readDocument, readDocumentDetails } from './documents.store.ts';
import {
  type Pieces,
  piecesOf,
  refuseNone,
  refuseRepeated,
  saveAll,
  saveDocument,
  saveOne,
} from './owned-rows.ts';
import { linkPayment, markPaid } from './payments.store.ts';
import { pointsFor } from './points.ts';
import { refuseUnseen } from './shown-total.ts';
import { hasSro, readReturnable } from './sros.store.ts';

type Means<Limit extends string> = Pick<Context<Limit>, 'db' | 'limits'>;

/** The message after a step of an order. */
const answerWith = (message: string) => (order: TransactionRecord) => ({
  message,
  params: { invoice_no: order.invoice_no },
  data: order,
});

/** Accept: the order gets its first document, with everything ordered. */
export const accept: EndpointHandlers['transaction.accept'] = async ({ step: { row }, body }, context) => {
  const { pick_ticket_no, do_no } = body;
  await refuseRepeated(context, row.id, { pick_ticket_no, do_no });
  const pieces = piecesOf(context.limits, null, row.items, (id) => quantityOf(row, id));
  const { change } = await saveDocument(context, row.id, { pick_ticket_no, do_no }, pieces);
  return { owned: change, answer: answerWith('Order {invoice_no} is accepted.') };
};

/** Deliver: with one of its documents, which gets the sales invoice number. */
export const deliver: EndpointHandlers['transaction.deliver'] = async ({ step: { row }, body }, context) => {
  const { document_id: id, si_no } = body;
  const picked = await pickedWith(context, row.id, id);
  const pieces = piecesOf(
    context.limits,
    body.qty,
    row.items,
    (item) => picked.get(item) ?? quantityOf(row, item),
  );
  refuseNone(context.limits, pieces);
  const document = { id, si_no, delivered_at: CURRENT_TIME };
  const { change } = await saveDocument(context, row.id, document, pieces);
  const items = row.items.map((item) => ({ id: item.id, deliver_qty: pieces.get(item.id) }));
  return {
    owned: joined([change, await saveAll(context, 'items', row.id, items)]),
    answer: answerWith('Order {invoice_no} is delivered.'),
  };
};

/** Complete: points default to the point rules. What the order earns is settled as an effect of the step. */
export const complete: EndpointHandlers['transaction.complete'] = async (
  { step: { row }, body },
  { db },
) => ({
  changes: { points: body.points ?? (await pointsFor(row.total_price, db)) },
  answer: answerWith('Order {invoice_no} is done.'),
});

/** SRO: goods come back, no more of an item than was delivered and is not back yet. */
export const storeSro: EndpointHandlers['transaction.sro'] = async ({ step: { row }, body }, context) => {
  const pieces = piecesOf(context.limits, body.qty, row.items, () => 0);
  await refuseNumber(context, row.id, body.sro_no);
  refuseNone(context.limits, pieces);
  await refuseTooMany(context, row.id, pieces);
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
  { db, audit, limits },
) => {
  refuseUnseen(limits, body.shown_total, row.amount_due);
  const message = 'This payment settles another order already.';
  const isTaken = typeof body.payment_id === 'number' && !(await markPaid(db, body.payment_id));
  limits.open_payment(isTaken ? [{ field: 'payment_id', message }] : [], 'conflict');
  if (typeof body.payment_id === 'number') {
    await linkPayment(db, body.payment_id, row.id);
    await audit({ entity: 'bca-mutation', id: body.payment_id, before: { paid: 0 }, after: { paid: 1 } });
  }
  return {
    changes: { paid: 1, xp_point: body.xp_point },
    answer: answerWith('The payment of order {invoice_no} is confirmed.'),
  };
};

const quantityOf = ({ items }: TransactionRecord, id: number) =>
  items.find((item) => item.id === id)?.quantity ?? 0;

/** The quantities of a document, by item. */
async function pickedWith(
  { db, limits }: Means<'own_document'>,
  order: number,
  document: number,
): Promise<Map<number, number>> {
  const message = 'This document does not belong to the order. Choose one of its own.';
  const isOther = !(await readDocument(db, order, document));
  limits.own_document(isOther ? [{ field: 'document_id', message }] : []);
  const details = await readDocumentDetails(db, document);
  return new Map(details.map(({ transaction_item_id, qty }) => [transaction_item_id, qty]));
}

async function refuseNumber(
  { db, limits }: Means<'sro_number'>,
  order: number,
  sro_no: string,
): Promise<void> {
  const problem = { field: 'sro_no', message: 'This order has an SRO with this number.' };
  limits.sro_number((await hasSro(db, order, sro_no)) ? [problem] : [], 'conflict');
}

async function refuseTooMany(
  { db, limits }: Means<'returnable'>,
  order: number,
  pieces: Pieces,
): Promise<void> {
  const problems = (await readReturnable(db, order)).flatMap(({ transaction_item_id: item, qty: most }) =>
    (pieces.get(item) ?? 0) <= most
      ? []
      : [{ field: `qty.${item}`, message: 'At most {most} pieces can come back.', params: { most } }],
  );
  limits.returnable(problems);
}
