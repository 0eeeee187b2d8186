import { sql } from 'kysely';
import type { Context } from '../http/handler.ts';
import { notFound } from '../refusal.ts';

export type Db = Context['db'];
export interface Section {
  readonly id: number;
  readonly title: string;
  readonly type: 'product' | 'category' | 'brand';
}
export interface SectionItem {
  readonly id: number;
  readonly ordering: number;
  readonly name: string;
  /** Of the product, category or brand. */
  readonly thing: number;
}

/** The section, locked until the call has ended: one change of its items after the other. */
export async function lockSection(db: Db, id: number): Promise<Section> {
  const { rows } =
    await sql<Section>`select id, title, type from sections where id = ${id} for update`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** All items of a section, in their order. */
export async function itemsOf(db: Db, section: number): Promise<readonly SectionItem[]> {
  const { rows } = await sql<SectionItem>`
    select id, ordering, name, coalesce(product_id, category_id, brand_id) as thing
    from section_entries where section_id = ${section} order by ordering`.execute(db);
  return rows;
}
