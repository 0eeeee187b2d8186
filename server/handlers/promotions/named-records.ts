import { isRecord } from '../../../core/record.ts';
import {
  type Filter,
  type Group,
  type Id,
  type ItemsCondition,
  isGroup,
} from '../../../domain/promotions/conditions/conditions.ts';
import { idsIn, type Names } from '../../../domain/promotions/conditions/read-of-conditions.ts';
import type { Problem } from '../../refusal.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import { type Db, isRowId } from '../../store/index.ts';
import { readKnownCities, readNames } from './new-promo.store.ts';
import { readProductDetails, readProducts } from './products.store.ts';

/** A record that conditions name, and where: dotted, below the conditions. */
interface Named {
  readonly path: string;
  readonly type: Filter['type'];
  readonly id: Id;
}

/** All records that conditions name: those that filters choose, those of mixed items, and the gifts. */
export function namedIn({ data, benefit }: ItemsCondition): Named[] {
  const inParts = (parts: readonly (Filter | Group)[], path: string): Named[] =>
    parts.flatMap((part, partIndex) => {
      const partPath = `${path}.${partIndex}`;
      return isGroup(part) ? inParts(part.data, `${partPath}.data`) : inFilter(part, partPath);
    });
  return [
    ...data.flatMap((block, blockIndex) => inParts(block.data, `data.${blockIndex}.data`)),
    ...benefit.flatMap(({ type, value }, benefitIndex) =>
      type === 'instock' ? namedBy(idsIn(String(value)), 'sku', `benefit.${benefitIndex}`) : [],
    ),
  ];
}

function inFilter(filter: Filter, path: string): Named[] {
  if (filter.type === 'sku')
    return namedBy(
      filter.items.map(({ relation_id }) => relation_id),
      'sku',
      path,
    );
  const { items = '', item_type } = filter.items_campuran ?? {};
  return [
    ...namedBy(filter.items, filter.type, path),
    ...namedBy(idsIn(items), item_type === 'sku' ? item_type : filter.type, path),
  ];
}

const namedBy = (ids: readonly Id[], type: Filter['type'], path: string): Named[] =>
  ids.map((id) => ({ path, type, id }));

/** An area is named by its city, everything else by its number. */
const keyOf = ({ type, id }: Pick<Named, 'type' | 'id'>) => `${type}:${type === 'wl_area' ? id : Number(id)}`;

/**
 * Where conditions name a record that is not there. What the stored version named already stays: what an old promotion
 * names may have gone.
 */
export async function missingRecords(
  db: Db,
  conditions: ItemsCondition,
  stored: unknown,
): Promise<Problem[]> {
  const known = new Set(isConditions(stored) ? namedIn(stored).map(keyOf) : []);
  const added = namedIn(conditions).filter((named) => !known.has(keyOf(named)));
  for (const type of new Set(added.map((named) => named.type))) {
    const ids = added.flatMap(({ type: namedType, id }) => (namedType === type ? [id] : []));
    for (const id of await readThere(db, type, [...new Set(ids)])) known.add(keyOf({ type, id }));
  }
  const paths = new Set(added.flatMap((named) => (known.has(keyOf(named)) ? [] : named.path)));
  return [...paths].map((path) => ({
    field: `items_condition.${path}`,
    message: 'What is chosen here is not there any more. Choose again.',
  }));
}

/** What is stored was checked when it was saved. */
export const isConditions = (value: unknown): value is ItemsCondition =>
  isRecord(value) && Array.isArray(value.data);

async function readThere(db: Db, type: Filter['type'], ids: readonly Id[]): Promise<readonly Id[]> {
  if (type === 'wl_area') return readKnownCities(db, ids.map(String));
  const rowIds = ids.map(Number).filter(isRowId);
  if (type === 'sku') return [...(await readProducts(db, rowIds)).keys()];
  return (await readNames(db, type, rowIds)).map(({ id }) => id);
}

/** What the approver of an edit is told that names what went while it waited. */
export const NAMES_GONE = { message: 'This edit names what is not there any more: send it back.' };

/** Refuses an edit of which a product went while it waited. */
export async function refuseGone(db: Db, ids: readonly number[], refuse: RefuseStep): Promise<void> {
  const products = await readProducts(db, ids);
  if (ids.some((id) => !products.has(id))) refuse(NAMES_GONE);
}

/** How the records that conditions name are called. */
export async function namesIn(conditions: ItemsCondition, db: Db): Promise<Names> {
  const ids = idsOf(conditions);
  const names = new Map<string, string>();
  for (const type of ids.keys()) {
    for (const { id, name } of await readNames(db, type, numbers(ids, type)))
      names.set(`${type}:${id}`, name);
  }
  const productRows = await readProductDetails(db, numbers(ids, 'sku'));
  const products = new Map(productRows.map((row) => [row.id, row]));
  const gone = (id: Id) => (typeof id === 'string' ? id : `#${id}`);
  return {
    name: (type, id) => names.get(`${type}:${id}`) ?? gone(id),
    product: (id) =>
      products.get(Number(id)) ?? { id, name: gone(id), sku_code: '', price: 0, manufacturer_code: '' },
  };
}

type ChosenIds = ReadonlyMap<Filter['type'], ReadonlySet<Id>>;

function idsOf(conditions: ItemsCondition): ChosenIds {
  const ids = new Map<Filter['type'], Set<Id>>();
  for (const { type, id } of namedIn(conditions)) ids.set(type, (ids.get(type) ?? new Set()).add(id));
  return ids;
}

const numbers = (ids: ChosenIds, type: Filter['type']): number[] =>
  [...(ids.get(type) ?? [])].map(Number).filter(isRowId);
