import { sql } from 'kysely';
import type { SectionAddItemsBody } from '../../src/generated/product/types/section.ts';
import type { Context } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';
import { type Db, itemsOf, lockSection, type Section } from './section.store.ts';

/** Where things of a type are found, by what a person calls them. */
const THINGS = {
  product: {
    table: 'products',
    code: sql<string>`upper(sku_code)`,
    unknown: 'No product has this SKU code: {codes}.',
  },
  category: {
    table: 'categories',
    code: sql<string>`id::text`,
    unknown: 'No category has this ID: {codes}.',
  },
  brand: { table: 'brands', code: sql<string>`id::text`, unknown: 'No brand has this ID: {codes}.' },
} as const;

/** Adds things at the end of a section, in the order in which they are named: all of them or none. */
export async function addItems({ body }: { body: SectionAddItemsBody }, { db, audit }: Context) {
  const section = await lockSection(db, body.id);
  const codes = [...new Set((body.items ?? []).map((code) => code.trim().toUpperCase()))];
  const named = await thingsOf(db, section, codes);
  const things = await withPicked(db, section, named, body.ids ?? []);
  if (things.size === 0)
    throw new Refusal('invalid', [{ field: 'items', message: 'Please fill all fields.' }]);
  const items = await itemsOf(db, section.id);
  const there = new Set(items.map(({ thing }) => thing));
  refuse(
    'Already in this section: {codes}.',
    [...things].flatMap(([thing, code]) => (there.has(thing) ? code : [])),
  );
  const last = items.at(-1)?.ordering ?? 0;
  for (const [at, thing] of [...things.keys()].entries()) {
    const values = { ordering: last + at + 1, [`${section.type}_id`]: thing };
    const added = await db
      .insertInto('section_items')
      .values({ section_id: section.id, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({
      entity: 'section-item',
      id: added.id,
      before: null,
      after: { section_id: section.id, ...values },
    });
  }
  return {
    message: 'Items added to {title}: {count}.',
    params: { title: section.title, count: things.size },
  };
}

/** Number of the thing -> its code; refuses with those codes that mean nothing. */
async function thingsOf(db: Db, { type }: Section, codes: readonly string[]): Promise<Map<number, string>> {
  if (codes.length === 0) return new Map();
  const { table, code, unknown } = THINGS[type];
  const rows = await db
    .selectFrom(table)
    .select(['id', code.as('code')])
    .where(code, 'in', codes)
    .execute();
  const found = new Map(rows.map((row) => [row.code, row.id]));
  refuse(
    unknown,
    codes.filter((one) => !found.has(one)),
  );
  return new Map(codes.map((one) => [found.get(one) ?? 0, one]));
}

/** Those that were named, then those that were picked; refuses when a picked one has gone meanwhile. */
async function withPicked(
  db: Db,
  { type }: Section,
  named: ReadonlyMap<number, string>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { table, code } = THINGS[type];
  if (ids.length === 0) return named;
  const rows = await db
    .selectFrom(table)
    .select(['id', code.as('code')])
    .where('id', 'in', ids)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row.code]));
  const gone = ids.filter((id) => !found.has(id)).map(String);
  refuse('These are not there any more: {codes}.', gone, 'ids');
  return new Map([...named, ...ids.map((id) => [id, found.get(id) ?? ''] as const)]);
}

function refuse(message: string, codes: readonly string[], field = 'items'): void {
  if (codes.length === 0) return;
  throw new Refusal('invalid', [{ field, message, params: { codes: codes.join(', ') } }]);
}
