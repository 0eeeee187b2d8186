import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import { joined, type OwnedChange } from '../../resources/owned-change.ts';
import { deleteOwned, deleteRows } from '../../resources/owned-delete.ts';
import { entityOf } from '../../resources/read-plan.ts';
import { refuseStale } from '../../resources/stale.ts';
import { lockRows } from '../../resources/table-rows.ts';
import { readEntity } from '../read-entity.ts';
import { readDocument, readDocumentDetails } from './documents.store.ts';
import { lockOrder, touchOrder } from './orders.store.ts';
import { piecesOf, refuseNone, refuseRepeated, saveDocument } from './owned-rows.ts';

/** Adds a document; `qty` is keyed by the id of the item. */
export const createDocument: EndpointHandlers['transaction.create-document'] = async (
  { step: { row }, body: { qty, ...numbers } },
  context,
) => {
  await refuseRepeated(context, row.id, numbers);
  const pieces = piecesOf(context.limits, qty, row.items, () => 0);
  refuseNone(context.limits, pieces);
  const { id, change } = await saveDocument(context, row.id, numbers, pieces);
  return { owned: change, answer: await answer('Document {pick_ticket_no} saved.', id, context) };
};

/** `qty` is keyed by the id of the detail; other details keep their quantity. A document of no piece may stay one. */
export const updateDocument: EndpointHandlers['transaction.update-document'] = async (
  { params: { id: order, docId }, body: { qty, ...numbers } },
  context,
) => {
  requireRow(await lockOrder(context.db, order));
  const { delivered_at, pick_ticket_no } = requireRow(await readDocument(context.db, order, docId));
  const details = await readDocumentDetails(context.db, docId);
  const entity = entityOf('transaction-document', context.entities);
  const teller = { entity: 'transaction', id: order };
  await refuseStale(context, entity, docId, Object.keys(entity.fields), teller);
  await refuseRepeated(context, order, numbers, docId);
  const pickedPieces = piecesOf(
    context.limits,
    qty,
    details,
    (id) => details.find((detailRow) => detailRow.id === id)?.qty ?? 0,
  );
  const pieces = new Map(
    details.map(({ id, transaction_item_id }) => [transaction_item_id, pickedPieces.get(id) ?? 0]),
  );
  const isOther = details.some(({ id, qty: stored }) => pickedPieces.get(id) !== stored);
  const message = 'The order was delivered with {pick_ticket_no}, so its pieces stay.';
  const isFixed = delivered_at !== null && isOther;
  context.limits.delivered(
    isFixed ? [{ field: 'qty', message, params: { pick_ticket_no } }] : [],
    'conflict',
  );
  if (isOther) refuseNone(context.limits, pieces);
  else context.limits.some_pieces([]);
  const { change } = await saveDocument(context, order, { id: docId, ...numbers }, pieces);
  await noted(order, change, context);
  return answer('Document {pick_ticket_no} saved.', docId, context);
};

/** The document of a delivery cannot be deleted. */
export const deleteDocument: EndpointHandlers['transaction.delete-document'] = async (
  { params: { id: order, docId } },
  context,
) => {
  requireRow(await lockOrder(context.db, order));
  const { pick_ticket_no, delivered_at } = requireRow(await readDocument(context.db, order, docId));
  const message = 'The order was delivered with {pick_ticket_no}, so it stays.';
  context.limits.delivered(delivered_at === null ? [] : [{ message, params: { pick_ticket_no } }]);
  const entity = entityOf('transaction-document', context.entities);
  const rows = await lockRows(context.db, entity, [docId]);
  const details = (await deleteOwned(context, entity, [docId])).get(String(docId));
  const deletedOwned = await deleteRows(context, entity, rows, ({ id }) => id);
  const documentChange = { before: { documents: rows }, after: {}, rows: [...deletedOwned.values()].flat() };
  await touchOrder(context.db, order);
  await noted(order, details ? joined([documentChange, details]) : documentChange, context);
  return { message: 'Document {pick_ticket_no} deleted.', params: { pick_ticket_no } };
};

/** Logged at the order itself, so that its audit trail contains its documents, deleted ones too. */
const noted = (order: number, { before, after, rows }: OwnedChange, { audit }: Context) =>
  audit({ entity: 'transaction', id: order, before, after, owned: rows });

async function answer(message: string, id: number, context: Context) {
  const document = requireRow(await readEntity('transaction-document', id, context));
  return { message, params: { pick_ticket_no: document.pick_ticket_no }, data: document };
}
