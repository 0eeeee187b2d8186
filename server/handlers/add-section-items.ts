import type { SectionAddItemsBody } from '../../domain/generated/types/section.ts';
import type { Context } from '../calls/handler.ts';
import { type Problem, requireRow } from '../refusal.ts';
import {
  insertItem,
  lockSection,
  readItems,
  readTargets,
  readTargetsByCode,
  type Section,
} from './section.store.ts';

type Means = Context<'known_items' | 'some_items' | 'items_once'>;

const UNKNOWN = {
  product: 'No product has this SKU code: {codes}.',
  category: 'No category has this ID: {codes}.',
  brand: 'No brand has this ID: {codes}.',
} as const;

/** Appends items to a section, in the given order: all or none. */
export async function addItems({ body }: { body: SectionAddItemsBody }, context: Means) {
  const { db, audit, limits } = context;
  const section = requireRow(await lockSection(db, body.id));
  const named = await thingsOf(context, section, [...new Set(body.items)]);
  const chosen = await withPicked(context, section, named, body.ids ?? []);
  limits.some_items(chosen.size === 0 ? [{ field: 'items', message: 'Please fill all fields.' }] : []);
  const items = await readItems(db, section.id);
  const presentTargets = new Set(items.map(({ thing: targetId }) => targetId));
  const present = [...chosen].filter(([targetId]) => presentTargets.has(targetId));
  const things = new Map([...chosen].filter(([targetId]) => !presentTargets.has(targetId)));
  // What is typed is meant by name; of chosen rows those that are there already are passed over.
  const refused = present.filter(([targetId]) => things.size === 0 || named.has(targetId));
  limits.items_once(
    naming(
      'Already in this section: {codes}.',
      refused.map(([, code]) => code),
    ),
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
    message:
      present.length === 0
        ? 'Items added to {title}: {count}.'
        : 'Items added to {title}: {count}. There already: {present}.',
    params: { title: section.title, count: things.size, present: present.length },
  };
}

/** Maps item keys to their codes as typed. Refuses unknown codes. */
async function thingsOf(
  { db, limits }: Means,
  { type }: Section,
  codes: readonly string[],
): Promise<Map<number, string>> {
  const rows = await readTargetsByCode(db, type, codes);
  const unknown = rows.flatMap(({ id, typed }) => (id === null ? typed : []));
  limits.known_items(naming(UNKNOWN[type], unknown));
  return new Map(rows.flatMap(({ id, typed }) => (id === null ? [] : [[id, typed]])));
}

/** The items given by code, then the chosen ones; refuses when a chosen one was deleted meanwhile. */
async function withPicked(
  { db, limits }: Means,
  { type }: Section,
  named: ReadonlyMap<number, string>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return named;
  const rows = await readTargets(db, type, ids);
  const codesById = new Map(rows.map((row) => [row.id, row.code]));
  const goneIds = ids.filter((id) => !codesById.has(id)).map(String);
  limits.known_items(naming('These are not there any more: {codes}.', goneIds, 'ids'));
  return new Map([...named, ...ids.map((id) => [id, codesById.get(id) ?? ''] as const)]);
}

function naming(message: string, codes: readonly string[], field = 'items'): Problem[] {
  return codes.length > 0 ? [{ field, message, params: { codes: codes.join(', ') } }] : [];
}
