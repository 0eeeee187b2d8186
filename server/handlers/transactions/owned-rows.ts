import type { Limits } from '../../calls/limits.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import { joined, type OwnedChange } from '../../resources/owned-change.ts';
import { rowsOf } from '../../resources/owned-delete.ts';
import { type OwnedTable, saveRows } from '../../resources/owned-save.ts';
import { entityOf } from '../../resources/read-plan.ts';
import type { Entities, Row } from '../../resources/row.ts';
import type { Work } from '../../resources/work.ts';
import { CURRENT_TIME, readDocumentDetails, readDocumentsNumbered } from './documents.store.ts';
import { touchOrder } from './orders.store.ts';

/** The tables of what an order owns; columns are written under their own names. */
const TABLES = {
  items: ['transaction-item', 'transaction_id'],
  documents: ['transaction-document', 'transaction_id'],
  details: ['transaction-document-detail', 'document_id'],
  sros: ['transaction-sro', 'transaction_id'],
  lines: ['transaction-sro-line', 'sro_id'],
} as const;

/** Adds a row, or changes the one with its id; the owner's other rows stay as they are. */
export async function saveOne(
  work: Work,
  field: keyof typeof TABLES,
  owner: number,
  row: Row,
): Promise<{ readonly id: number; readonly change: OwnedChange }> {
  const table = tableOf(field, work.entities, Object.keys(row));
  const others = (await rowsOf(work, table.child, table.by, [owner])).map(({ id }) =>
    id === row.id ? row : { id },
  );
  const change = await saveRows(work, table, owner, row.id === undefined ? [...others, row] : others);
  const createdRow = change.rows.find(({ before }) => !before);
  return { id: Number(row.id ?? createdRow?.id), change };
}

/** Replaces the rows of an owner; rows that are not listed are deleted. */
export function saveAll(
  work: Work,
  field: keyof typeof TABLES,
  owner: number,
  rows: readonly Row[],
): Promise<OwnedChange> {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return saveRows(work, tableOf(field, work.entities, names), owner, rows);
}

function tableOf(field: keyof typeof TABLES, entities: Entities, names: readonly string[]): OwnedTable {
  const [entity, by] = TABLES[field];
  const columns = names.filter((name) => name !== 'id').map((name) => [name, name] as const);
  return { field, child: entityOf(entity, entities), by, key: 'id', set: Object.fromEntries(columns) };
}

export type OrderItem = TransactionRecord['items'][number];
/** Id of the item -> pieces. */
export type Pieces = ReadonlyMap<number, number>;

/** How many pieces a call says of each item (keyed by its id), `otherwise` where it does not say. Refuses other items. */
export function piecesOf(
  limits: Limits<'own_items'>,
  quantitiesByKey: Readonly<Record<string, number>> | null | undefined,
  items: readonly Pick<OrderItem, 'id'>[],
  otherwise: (id: number) => number,
): Pieces {
  const statedPieces = new Map(Object.entries(quantitiesByKey ?? {}));
  const pieces = new Map(items.map(({ id }) => [id, statedPieces.get(String(id)) ?? otherwise(id)]));
  for (const { id } of items) statedPieces.delete(String(id));
  const unknown = [...statedPieces.keys()].map((key) => ({
    field: `qty.${key}`,
    message: 'This is no item of this order.',
  }));
  limits.own_items(unknown);
  return pieces;
}

/** A document, a delivery or a return is of at least one piece; single items may have none. */
export function refuseNone(limits: Limits<'some_pieces'>, pieces: Pieces): void {
  const isNone = [...pieces.values()].every((qty) => qty === 0);
  limits.some_pieces(isNone ? [{ field: 'qty', message: 'Enter the pieces of at least one item.' }] : []);
}

interface Numbers {
  readonly pick_ticket_no: string;
  readonly do_no: string;
}

/** Refuses the numbers of another document of the order. The document `id` keeps those that it has. */
export async function refuseRepeated(
  { db, limits }: Pick<Work, 'db'> & { readonly limits: Limits<'document_numbers'> },
  order: number,
  numbers: Numbers,
  id?: number,
): Promise<void> {
  const repeatedDocuments = await readDocumentsNumbered(db, order, numbers);
  const isRepeated =
    repeatedDocuments.length > 0 && repeatedDocuments.every((sameDocument) => sameDocument.id !== id);
  const message = 'This order has a document with this pick ticket and DO number.';
  limits.document_numbers(isRepeated ? [{ field: 'do_no', message }] : []);
}

/** Writes a document of an order; `pieces` replaces its details, and its qty becomes their sum. */
export async function saveDocument(
  work: Work,
  order: number,
  document: Row,
  pieces?: Pieces,
): Promise<{ readonly id: number; readonly change: OwnedChange }> {
  const qty = pieces && { qty: [...pieces.values()].reduce((sum, pieceCount) => sum + pieceCount, 0) };
  // The version covers its details too.
  const row = { ...document, ...qty, updated_at: CURRENT_TIME };
  const { id, change } = await saveOne(work, 'documents', order, row);
  await touchOrder(work.db, order);
  if (!pieces) return { id, change };
  const storedDetails = await readDocumentDetails(work.db, id);
  const idOf = new Map(
    storedDetails.map((storedDetail) => [storedDetail.transaction_item_id, storedDetail.id]),
  );
  const details = [...pieces].map(([item, picked]) => ({
    id: idOf.get(item) ?? null,
    transaction_item_id: item,
    qty: picked,
  }));
  return { id, change: joined([change, await saveAll(work, 'details', id, details)]) };
}
