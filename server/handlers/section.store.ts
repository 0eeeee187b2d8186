import { type NotNull, type Selectable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import { type Db, inCodeForm, rowOfCode } from '../store/index.ts';

export type Section = Pick<Selectable<Database['sections']>, 'id' | 'title' | 'type'>;
export interface SectionItem {
  readonly id: number;
  readonly ordering: number;
  readonly name: string;
  /** Of the product, category or brand. */
  readonly thing: number;
}

/** The section, locked until the transaction ends, so that changes of its items are serialized. */
export function lockSection(db: Db, id: number): Promise<Section | undefined> {
  const section = db.selectFrom('sections').select(['id', 'title', 'type']).where('id', '=', id).forUpdate();
  return section.executeTakeFirst();
}

/** The section that has the item. */
export async function readSectionOf(db: Db, itemId: number): Promise<number | undefined> {
  const item = db.selectFrom('section_items').select('section_id').where('id', '=', itemId);
  return (await item.executeTakeFirst())?.section_id;
}

/** All items of a section, in their order. */
export function readItems(db: Db, section: number): Promise<readonly SectionItem[]> {
  return (
    db
      .selectFrom('section_entries')
      .select(['id', 'ordering', 'name'])
      .select((eb) => eb.fn.coalesce('product_id', 'category_id', 'brand_id').as('thing'))
      .where('section_id', '=', section)
      .orderBy('ordering')
      // The database does not know that columns of a view are not null.
      .$narrowType<{ id: NotNull; ordering: NotNull; name: NotNull; thing: NotNull }>()
      .execute()
  );
}

const typed = sql`g.typed`;
const byId = (table: string) =>
  sql`(select id from ${sql.table(table)} where id::text = ${inCodeForm(typed)})`;

/** The table of each type of item, what is called its code, and the id that a typed code means. */
const TARGETS = {
  product: { table: 'products', code: sql<string>`sku_code`, meant: rowOfCode('products', typed) },
  category: { table: 'categories', code: sql<string>`id::text`, meant: byId('categories') },
  brand: { table: 'brands', code: sql<string>`id::text`, meant: byId('brands') },
} as const;

/** What typed codes mean in a section of this type; null: nothing. */
export async function readTargetsByCode(db: Db, type: Section['type'], codes: readonly string[]) {
  const { rows } = await sql<{ typed: string; id: number | null }>`
    select ${typed} as typed, ${TARGETS[type].meant} as id from unnest(${codes}::text[]) as g (typed)`.execute(
    db,
  );
  return rows;
}

/** The same by ids. */
export function readTargets(db: Db, type: Section['type'], ids: readonly number[]) {
  const { table, code } = TARGETS[type];
  return db
    .selectFrom(table)
    .select(['id', code.as('code')])
    .where('id', 'in', ids)
    .execute();
}

export function insertItem(
  db: Db,
  { id: section_id, type }: Section,
  { ordering, target }: { readonly ordering: number; readonly target: number },
): Promise<{ id: number }> {
  return db
    .insertInto('section_items')
    .values({ section_id, ordering, [`${type}_id`]: target })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function moveItems(
  db: Db,
  items: readonly { readonly id: number; readonly ordering: number }[],
): Promise<void> {
  await sql`update section_items as i set ordering = n.ordering
    from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ ordering }) => ordering)}::int[]) as n(id, ordering)
    where i.id = n.id`.execute(db);
}

/** Deletes an item; the following ones move up. */
export async function removeItem(db: Db, section: number, { id, ordering }: SectionItem): Promise<void> {
  await db.deleteFrom('section_items').where('id', '=', id).execute();
  await db
    .updateTable('section_items')
    .set((eb) => ({ ordering: eb('ordering', '-', 1) }))
    .where('section_id', '=', section)
    .where('ordering', '>', ordering)
    .execute();
}

export async function removeItems(db: Db, section: number): Promise<void> {
  await db.deleteFrom('section_items').where('section_id', '=', section).execute();
}
