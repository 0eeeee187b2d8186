import { type RawBuilder, sql } from 'kysely';
import { entityOf, planRead, readRows, tableColumn } from './read-plan.ts';
import type { Work } from './work.ts';

type Means = Pick<Work, 'db' | 'entities'>;

/** Reads records with all stored fields. `Records`: the product's generated `EntityRecords`, so that the name decides the type. */
export function recordReaders<Records extends object>() {
  /** `rest` is the SQL after the columns: conditions, order and limits; `without` names fields to leave out. */
  async function readEntities<Name extends keyof Records & string, Left extends keyof Records[Name] = never>(
    name: Name,
    queryTail: RawBuilder<unknown>,
    { db, entities }: Means,
    without: readonly Left[] = [],
  ): Promise<Omit<Records[Name], Left>[]> {
    const entity = entityOf(name, entities);
    const omittedFields = new Set<PropertyKey>(without);
    const fields = Object.keys(entity.fields).filter((field) => !omittedFields.has(field));
    const rows: unknown = await readRows(db, planRead(entity, fields, entities), queryTail);
    // The compiler made this type from the declaration that the plan follows.
    return rows as Omit<Records[Name], Left>[];
  }

  /** The record with this key; undefined when there is none. */
  async function readEntity<Name extends keyof Records & string, Left extends keyof Records[Name] = never>(
    name: Name,
    key: unknown,
    means: Means,
    without: readonly Left[] = [],
  ): Promise<Omit<Records[Name], Left> | undefined> {
    const where = sql`where ${tableColumn(entityOf(name, means.entities).key)} = ${key}`;
    const [record] = await readEntities(name, where, means, without);
    return record;
  }

  return { readEntities, readEntity };
}
