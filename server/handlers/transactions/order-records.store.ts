import { sql } from 'kysely';
import type { Work } from '../../resources/work.ts';
import { readEntities } from '../read-entity.ts';

type Means = Pick<Work, 'db' | 'entities'>;

const ofOrder = (order: number) => sql`where t.transaction_id = ${order} order by t.id`;

/** The items of an order, with all their fields. */
export const readItemRecords = (order: number, means: Means) =>
  readEntities('transaction-item', ofOrder(order), means);

/** The documents of an order. */
export const readDocumentRecords = (order: number, means: Means) =>
  readEntities('transaction-document', ofOrder(order), means);

/** The gifts of an order. */
export const readGiftRecords = (order: number, means: Means) =>
  readEntities('transaction-gift', ofOrder(order), means);

/** A document of an order; undefined when the order has none with this id. */
export async function readDocumentRecord(order: number, id: number, means: Means) {
  const where = sql`where t.transaction_id = ${order} and t.id = ${id}`;
  const [document] = await readEntities('transaction-document', where, means);
  return document;
}
