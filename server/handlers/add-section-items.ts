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
  const codes = [...new Set(body.items.map((code) => code.trim().toUpperCase()))];
  const things = await thingsOf(db, section, codes);
  const items = await itemsOf(db, section.id);
  const there = new Set(items.map(({ thing }) => thing));
  refuse(
    'Already in this section: {codes}.',
    codes.filter((code) => there.has(things.get(code) ?? 0)),
  );
  const last = items.at(-1)?.ordering ?? 0;
  for (const [at, code] of codes.entries()) {
    const values = { ordering: last + at + 1, [`${section.type}_id`]: things.get(code) };
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
    params: { title: section.title, count: codes.length },
  };
}

/** Code -> number of the thing; refuses with those codes that mean nothing. */
async function thingsOf(db: Db, { type }: Section, codes: readonly string[]): Promise<Map<string, number>> {
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
  return found;
}

function refuse(message: string, codes: readonly string[]): void {
  if (codes.length === 0) return;
  throw new Refusal('invalid', [{ field: 'items', message, params: { codes: codes.join(', ') } }]);
}
