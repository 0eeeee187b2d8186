import { type NotNull, sql } from 'kysely';
import type {
  SectionDeleteAllItemsParams,
  SectionDeleteItemParams,
  SectionItemsItem,
  SectionItemsParams,
  SectionItemsQuery,
  SectionOrderItemsBody,
} from '../../domain/generated/types/section.ts';
import type { Context } from '../calls/handler.ts';
import { notFound, Refusal } from '../refusal.ts';
import { DEFAULT_SIZE } from '../resources/list.ts';
import { arranged } from '../rules/places.ts';
import { type Db, itemsOf, lockSection } from './section.store.ts';

const ENTITY = 'section-item';
const NO_PLACE = 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data';

/** One page of what a section shows, in its order, under the names of the things themselves. */
export async function listItems(
  { params, query }: { params: SectionItemsParams; query: SectionItemsQuery },
  { db }: Context,
): Promise<{ rows: SectionItemsItem[]; total: number }> {
  const { page = 1, perPage: size = DEFAULT_SIZE, search = '' } = query;
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const entriesQuery = db
    .selectFrom('section_entries')
    .where('section_id', '=', params.sectionId)
    .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('sku_code', 'ilike', pattern)]));
  const rows = await entriesQuery
    .select(['id', 'name', 'ordering', 'sku_code', 'category_id', 'brand_id'])
    .orderBy('ordering')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    // The database does not know that columns of a view are not null.
    .$narrowType<{ id: NotNull; name: NotNull; ordering: NotNull }>()
    .execute();
  const { total } = await entriesQuery
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (rows.length === 0) await requireSection(db, params.sectionId);
  return { rows, total };
}

async function requireSection(db: Db, id: number): Promise<void> {
  await db.selectFrom('sections').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** Moves items of one section; the other items shift. */
export async function orderItems({ body }: { body: SectionOrderItemsBody }, { db, audit }: Context) {
  const { id_items: ids, ordering } = body;
  const changes = new Map(ids.map((id, itemIndex) => [id, ordering[itemIndex] ?? 0]));
  if (changes.size !== ids.length || ids.length !== ordering.length) {
    throw new Refusal('invalid', [{ field: 'ordering', message: 'This value is not accepted.' }]);
  }
  const section = await sectionOf(db, ids[0] ?? 0);
  const sectionItems = await itemsOf(db, section.id);
  if (ids.some((id) => !sectionItems.some((item) => item.id === id))) throw notFound();
  const places = arranged(sectionItems, changes);
  if (!places) throw new Refusal('invalid', [{ field: 'ordering', message: NO_PLACE }]);
  const moved = sectionItems.filter(
    ({ id, ordering: previousOrdering }) => places.get(id) !== previousOrdering,
  );
  await sql`update section_items as i set ordering = n.ordering
    from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ id }) => places.get(id))}::int[]) as n(id, ordering)
    where i.id = n.id`.execute(db);
  for (const { id, ordering: previousOrdering } of moved)
    await audit({
      entity: ENTITY,
      id,
      before: { ordering: previousOrdering },
      after: { ordering: places.get(id) },
    });
  return { message: 'Order of {title} saved.', params: { title: section.title } };
}

/** Removes an item; the following ones move up, so that positions are always 1 to n. */
export async function deleteItem({ params }: { params: SectionDeleteItemParams }, { db, audit }: Context) {
  const section = await sectionOf(db, params.itemId);
  const item = (await itemsOf(db, section.id)).find(({ id }) => id === params.itemId);
  if (!item) throw notFound();
  await db.deleteFrom('section_items').where('id', '=', item.id).execute();
  await db
    .updateTable('section_items')
    .set((eb) => ({ ordering: eb('ordering', '-', 1) }))
    .where('section_id', '=', section.id)
    .where('ordering', '>', item.ordering)
    .execute();
  await audit({ entity: ENTITY, id: item.id, before: { ...item, section_id: section.id }, after: null });
  return { message: '{name} removed from {title}.', params: { name: item.name, title: section.title } };
}

/** Empties a section. */
export async function deleteAllItems(
  { params }: { params: SectionDeleteAllItemsParams },
  { db, audit }: Context,
) {
  const section = await lockSection(db, params.sectionId);
  const items = await itemsOf(db, section.id);
  await db.deleteFrom('section_items').where('section_id', '=', section.id).execute();
  for (const item of items)
    await audit({ entity: ENTITY, id: item.id, before: { ...item, section_id: section.id }, after: null });
  return { message: 'All items of {title} removed.', params: { title: section.title } };
}

/** The section of an item, locked. */
async function sectionOf(db: Db, itemId: number) {
  const item = db.selectFrom('section_items').select('section_id').where('id', '=', itemId);
  const { section_id } = await item.executeTakeFirstOrThrow(notFound);
  return lockSection(db, section_id);
}
