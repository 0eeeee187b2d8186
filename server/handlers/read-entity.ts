import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../http/handler.ts';
import { entityOf, planRead, readRows, tableColumn } from '../resources/read-plan.ts';

type Means = Pick<Context, 'db' | 'entities'>;

/**
 * Records as the answers of the generic resources show them, with all their fields. `Item` is the type that the
 * compiler made of that very entity; `rest` is what follows the columns: conditions, order and limits; `without` names
 * fields that are not read.
 */
export async function readEntities<Item>(
  name: string,
  rest: RawBuilder<unknown>,
  { db, entities }: Means,
  without: readonly string[] = [],
): Promise<Item[]> {
  const entity = entityOf(name, entities);
  const fields = Object.keys(entity.fields).filter((field) => !without.includes(field));
  const rows: unknown = await readRows(db, planRead(entity, fields, entities), rest);
  // The fields read are those that the type was made of; the answer is checked against them all the same.
  return rows as Item[];
}

/** The one with this key; undefined when there is none. */
export async function readEntity<Item>(
  name: string,
  key: unknown,
  means: Means,
  without: readonly string[] = [],
): Promise<Item | undefined> {
  const where = sql`where ${tableColumn(entityOf(name, means.entities).key)} = ${key}`;
  const [item] = await readEntities<Item>(name, where, means, without);
  return item;
}
