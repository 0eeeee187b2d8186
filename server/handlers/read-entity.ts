import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../http/handler.ts';
import { entityOf, planRead, readRows, tableColumn } from '../resources/read-plan.ts';

type Means = Pick<Context, 'db' | 'entities'>;

/**
 * Reads records with all fields, as generic resources answer them. `Item` is the compiled type of the entity; `rest` is the SQL
 * after the columns: conditions, order and limits; `without` names fields to leave out.
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
  // The fields match the type that the compiler made; the answer is validated as well.
  return rows as Item[];
}

/** The record with this key; undefined when there is none. */
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
