import { sql } from 'kysely';
import type { SectionAddItemsBody } from '../../domain/generated/types/section.ts';
import type { Context } from '../calls/handler.ts';
import { Refusal } from '../refusal.ts';
import { type Db, itemsOf, lockSection, type Section } from './section.store.ts';

/** The table and code column of each item type. */
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

/** Appends items to a section, in the given order: all or none. */
export async function addItems({ body }: { body: SectionAddItemsBody }, { db, audit }: Context) {
  const section = await lockSection(db, body.id);
  const codes = new Map((body.items ?? []).map((code) => [code.toUpperCase(), code]));
  const named = await thingsOf(db, section, codes);
  const things = await withPicked(db, section, named, body.ids ?? []);
  if (things.size === 0)
    throw new Refusal('invalid', [{ field: 'items', message: 'Please fill all fields.' }]);
  const items = await itemsOf(db, section.id);
  const presentTargets = new Set(items.map(({ thing: targetId }) => targetId));
  refuse(
    'Already in this section: {codes}.',
    [...things].flatMap(([targetId, code]) => (presentTargets.has(targetId) ? code : [])),
  );
  const last = items.at(-1)?.ordering ?? 0;
  for (const [targetIndex, targetId] of [...things.keys()].entries()) {
    const values = { ordering: last + targetIndex + 1, [`${section.type}_id`]: targetId };
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

/** Maps item keys to their codes as typed; `codes` maps upper case to it. Refuses unknown codes. */
async function thingsOf(
  db: Db,
  { type }: Section,
  codes: ReadonlyMap<string, string>,
): Promise<Map<number, string>> {
  if (codes.size === 0) return new Map();
  const { table, code, unknown } = THINGS[type];
  const rows = await db
    .selectFrom(table)
    .select(['id', code.as('code')])
    .where(code, 'in', [...codes.keys()])
    .execute();
  const idsByCode = new Map(rows.map((row) => [row.code, row.id]));
  refuse(
    unknown,
    [...codes].flatMap(([code, typed]) => (idsByCode.has(code) ? [] : typed)),
  );
  return new Map([...codes].map(([code, typed]) => [idsByCode.get(code) ?? 0, typed]));
}

/** The items given by code, then the chosen ones; refuses when a chosen one was deleted meanwhile. */
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
  const codesById = new Map(rows.map((row) => [row.id, row.code]));
  const goneIds = ids.filter((id) => !codesById.has(id)).map(String);
  refuse('These are not there any more: {codes}.', goneIds, 'ids');
  return new Map([...named, ...ids.map((id) => [id, codesById.get(id) ?? ''] as const)]);
}

function refuse(message: string, codes: readonly string[], field = 'items'): void {
  if (codes.length === 0) return;
  throw new Refusal('invalid', [{ field, message, params: { codes: codes.join(', ') } }]);
}
