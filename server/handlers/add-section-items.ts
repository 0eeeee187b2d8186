import type { SectionAddItemsBody } from '../../domain/generated/types/section.ts';
import type { Context } from '../calls/handler.ts';
import { Refusal, requireRow } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import {
  insertItem,
  lockSection,
  readItems,
  readTargets,
  readTargetsByCode,
  type Section,
} from './section.store.ts';

const UNKNOWN = {
  product: 'No product has this SKU code: {codes}.',
  category: 'No category has this ID: {codes}.',
  brand: 'No brand has this ID: {codes}.',
} as const;

/** Appends items to a section, in the given order: all or none. */
export async function addItems({ body }: { body: SectionAddItemsBody }, { db, audit }: Context) {
  const section = requireRow(await lockSection(db, body.id));
  const named = await thingsOf(db, section, [...new Set(body.items)]);
  const things = await withPicked(db, section, named, body.ids ?? []);
  if (things.size === 0)
    throw new Refusal('invalid', [{ field: 'items', message: 'Please fill all fields.' }]);
  const items = await readItems(db, section.id);
  const presentTargets = new Set(items.map(({ thing: targetId }) => targetId));
  refuse(
    'Already in this section: {codes}.',
    [...things].flatMap(([targetId, code]) => (presentTargets.has(targetId) ? code : [])),
  );
  const last = items.at(-1)?.ordering ?? 0;
  for (const [targetIndex, targetId] of [...things.keys()].entries()) {
    const ordering = last + targetIndex + 1;
    const added = await insertItem(db, section, { ordering, target: targetId });
    await audit({
      entity: 'section-item',
      id: added.id,
      before: null,
      after: { section_id: section.id, ordering, [`${section.type}_id`]: targetId },
    });
  }
  return {
    message: 'Items added to {title}: {count}.',
    params: { title: section.title, count: things.size },
  };
}

/** Maps item keys to their codes as typed. Refuses unknown codes. */
async function thingsOf(db: Db, { type }: Section, codes: readonly string[]): Promise<Map<number, string>> {
  const rows = await readTargetsByCode(db, type, codes);
  refuse(
    UNKNOWN[type],
    rows.flatMap(({ id, typed }) => (id === null ? typed : [])),
  );
  return new Map(rows.flatMap(({ id, typed }) => (id === null ? [] : [[id, typed]])));
}

/** The items given by code, then the chosen ones; refuses when a chosen one was deleted meanwhile. */
async function withPicked(
  db: Db,
  { type }: Section,
  named: ReadonlyMap<number, string>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return named;
  const rows = await readTargets(db, type, ids);
  const codesById = new Map(rows.map((row) => [row.id, row.code]));
  const goneIds = ids.filter((id) => !codesById.has(id)).map(String);
  refuse('These are not there any more: {codes}.', goneIds, 'ids');
  return new Map([...named, ...ids.map((id) => [id, codesById.get(id) ?? ''] as const)]);
}

function refuse(message: string, codes: readonly string[], field = 'items'): void {
  if (codes.length === 0) return;
  throw new Refusal('invalid', [{ field, message, params: { codes: codes.join(', ') } }]);
}
