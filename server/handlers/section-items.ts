import type {
  SectionDeleteAllItemsParams,
  SectionDeleteItemParams,
  SectionOrderItemsBody,
} from '../../domain/generated/types/section.ts';
import type { Context } from '../calls/handler.ts';
import { notFound, requireRow } from '../refusal.ts';
import { arranged } from '../rules/places.ts';
import type { Db } from '../store/index.ts';
import {
  lockSection,
  moveItems,
  readItems,
  readSectionOf,
  removeItem,
  removeItems,
  type Section,
} from './section.store.ts';

const ENTITY = 'section-item';
const NO_PLACE = 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data';

/** Moves items of one section; the other items shift. */
export async function orderItems(
  { body }: { body: SectionOrderItemsBody },
  { db, audit, limits }: Context<'places'>,
) {
  const { id_items: ids, ordering } = body;
  const changes = new Map(ids.map((id, itemIndex) => [id, ordering[itemIndex] ?? 0]));
  const isUneven = changes.size !== ids.length || ids.length !== ordering.length;
  limits.places(isUneven ? [{ field: 'ordering', message: 'This value is not accepted.' }] : []);
  const section = await lockSectionOf(db, ids[0] ?? 0);
  const sectionItems = await readItems(db, section.id);
  if (ids.some((id) => !sectionItems.some((item) => item.id === id))) throw notFound();
  const places = arranged(sectionItems, changes);
  limits.places(places ? [] : [{ field: 'ordering', message: NO_PLACE }]);
  const moved = sectionItems.flatMap(({ id, ordering: previousOrdering }) => {
    const ordering = places?.get(id) ?? previousOrdering;
    return ordering === previousOrdering ? [] : [{ id, ordering, previousOrdering }];
  });
  await moveItems(db, moved);
  for (const { id, ordering, previousOrdering } of moved)
    await audit({ entity: ENTITY, id, before: { ordering: previousOrdering }, after: { ordering } });
  return { message: 'Order of {title} saved.', params: { title: section.title } };
}

/** Removes an item; the following ones move up, so that positions are always 1 to n. */
export async function deleteItem({ params }: { params: SectionDeleteItemParams }, { db, audit }: Context) {
  const section = await lockSectionOf(db, params.itemId);
  const items = await readItems(db, section.id);
  const item = requireRow(items.find(({ id }) => id === params.itemId));
  await removeItem(db, section.id, item);
  await audit({ entity: ENTITY, id: item.id, before: { ...item, section_id: section.id }, after: null });
  return { message: '{name} removed from {title}.', params: { name: item.name, title: section.title } };
}

/** Empties a section. */
export async function deleteAllItems(
  { params }: { params: SectionDeleteAllItemsParams },
  { db, audit }: Context,
) {
  const section = requireRow(await lockSection(db, params.sectionId));
  const items = await readItems(db, section.id);
  await removeItems(db, section.id);
  for (const item of items)
    await audit({ entity: ENTITY, id: item.id, before: { ...item, section_id: section.id }, after: null });
  return { message: 'All items of {title} removed.', params: { title: section.title } };
}

/** The section of an item, locked. */
async function lockSectionOf(db: Db, itemId: number): Promise<Section> {
  const id = requireRow(await readSectionOf(db, itemId));
  return requireRow(await lockSection(db, id));
}
