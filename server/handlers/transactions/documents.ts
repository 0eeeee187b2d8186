import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { joined, type OwnedChange } from '../../resources/owned-change.ts';
import { deleteOwned, deleteRows } from '../../resources/owned-delete.ts';
import { entityOf } from '../../resources/read-plan.ts';
import { refuseStale } from '../../resources/stale.ts';
import { lockRows } from '../../resources/table-rows.ts';
import { readEntity } from '../read-entity.ts';
import { piecesOf, refuseRepeated, saveDocument } from './owned-rows.ts';

/** Adds a document; `qty` is keyed by the id of the item. */
export const createDocument: EndpointHandlers['transaction.create-document'] = async (
  { params, body: { qty, ...numbers } },
  context,
) => {
  await lockOrder(params.id, context);
  await refuseRepeated(context, params.id, numbers);
  const items = context.db
    .selectFrom('transaction_items')
    .select('id')
    .where('transaction_id', '=', params.id);
  const pieces = piecesOf(qty, await items.execute(), () => 0);
  const { id, change } = await saveDocument(context, params.id, numbers, pieces);
  await noted(params.id, change, context);
  return answer('Document {pick_ticket_no} saved.', id, context);
};

/** `qty` is keyed by the id of the detail; other details keep their quantity. */
export const updateDocument: EndpointHandlers['transaction.update-document'] = async (
  { params: { id: order, docId }, body: { qty, ...numbers } },
  context,
) => {
  await lockOrder(order, context);
  const { details } = await documentOf(order, docId, context);
  const entity = entityOf('transaction-document', context.entities);
  const teller = { entity: 'transaction', id: order };
  await refuseStale(context, entity, docId, Object.keys(entity.fields), teller);
  await refuseRepeated(context, order, numbers, docId);
  const pickedPieces = piecesOf(
    qty,
    details,
    (id) => details.find((detailRow) => detailRow.id === id)?.qty ?? 0,
  );
  const pieces = new Map(
    details.map(({ id, transaction_item_id }) => [transaction_item_id, pickedPieces.get(id) ?? 0]),
  );
  const { change } = await saveDocument(context, order, { id: docId, ...numbers }, pieces);
  await noted(order, change, context);
  return answer('Document {pick_ticket_no} saved.', docId, context);
};

/** The document of a delivery cannot be deleted. */
export const deleteDocument: EndpointHandlers['transaction.delete-document'] = async (
  { params: { id: order, docId } },
  context,
) => {
  await lockOrder(order, context);
  const { pick_ticket_no, delivered_at } = await documentOf(order, docId, context);
  if (delivered_at !== null) {
    const message = 'The order was delivered with {pick_ticket_no}, so it stays.';
    throw new Refusal('conflict', [{ message, params: { pick_ticket_no } }]);
  }
  const entity = entityOf('transaction-document', context.entities);
  const rows = await lockRows(context.db, entity, [docId]);
  const details = (await deleteOwned(context, entity, [docId])).get(String(docId));
  const deletedOwned = await deleteRows(context, entity, rows, ({ id }) => id);
  const documentChange = { before: { documents: rows }, after: {}, rows: [...deletedOwned.values()].flat() };
  await noted(order, details ? joined([documentChange, details]) : documentChange, context);
  return { message: 'Document {pick_ticket_no} deleted.', params: { pick_ticket_no } };
};

/** Locks the order, so that a concurrent step sees unchanged documents. */
async function lockOrder(id: number, { db }: Context): Promise<void> {
  const order = db.selectFrom('transactions').select('id').where('id', '=', id);
  await order.forUpdate().executeTakeFirstOrThrow(notFound);
}

async function documentOf(order: number, id: number, { db }: Context) {
  const document = await db
    .selectFrom('transaction_documents')
    .select(['id', 'pick_ticket_no', 'delivered_at'])
    .where('id', '=', id)
    .where('transaction_id', '=', order)
    .executeTakeFirstOrThrow(notFound);
  const details = await db
    .selectFrom('transaction_document_details')
    .select(['id', 'transaction_item_id', 'qty'])
    .where('document_id', '=', id)
    .execute();
  return { ...document, details };
}

/** Logged at the order itself, so that its audit trail contains its documents, deleted ones too. */
const noted = (order: number, { before, after, rows }: OwnedChange, { audit }: Context) =>
  audit({ entity: 'transaction', id: order, before, after, owned: rows });

async function answer(message: string, id: number, context: Context) {
  const document = await readEntity('transaction-document', id, context);
  if (!document) throw notFound();
  return { message, params: { pick_ticket_no: document.pick_ticket_no }, data: document };
}
