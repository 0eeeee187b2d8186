import type { NotNull, Selectable } from 'kysely';
import type { Context } from '../calls/handler.ts';
import type { Database } from '../generated/database.ts';
import { notFound } from '../refusal.ts';

export type Db = Context['db'];
export type Section = Pick<Selectable<Database['sections']>, 'id' | 'title' | 'type'>;
export interface SectionItem {
  readonly id: number;
  readonly ordering: number;
  readonly name: string;
  /** Of the product, category or brand. */
  readonly thing: number;
}

/** The section, locked until the transaction ends, so that changes of its items are serialized. */
export function lockSection(db: Db, id: number): Promise<Section> {
  const section = db.selectFrom('sections').select(['id', 'title', 'type']).where('id', '=', id).forUpdate();
  return section.executeTakeFirstOrThrow(notFound);
}

/** All items of a section, in their order. */
export function itemsOf(db: Db, section: number): Promise<readonly SectionItem[]> {
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
