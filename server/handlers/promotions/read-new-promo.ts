import type {
  NewPromoGetItem,
  NewPromoGetParams,
  NewPromoWlQuery,
} from '../../../domain/generated/types/new-promo.ts';
import type { Filter, Id, ItemsCondition } from '../../../domain/promotions/conditions/conditions.ts';
import type { ReadBack } from '../../../domain/promotions/conditions/read-back.ts';
import { type Names, readOfConditions } from '../../../domain/promotions/conditions/read-of-conditions.ts';
import type { Context } from '../../calls/handler.ts';
import { fileAddress } from '../../files/file-name.ts';
import { requireRow } from '../../refusal.ts';
import { type Db, isRowId } from '../../store/index.ts';
import { namedIn } from './named-records.ts';
import { type NewPromoValues, readCities, readNames, readNewPromoVersions } from './new-promo.store.ts';
import { readProductDetails } from './products.store.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';

/** A promotion in its latest version: approvers have to see the edit that waits for them. */
export async function readNewPromo(
  { params }: { params: NewPromoGetParams },
  context: Context,
): Promise<NewPromoGetItem> {
  const { db } = context;
  const { proposal, is_active, ...approved } = requireRow(await readNewPromoVersions(db, params.id));
  const latest: NewPromoValues = { ...approved, ...proposal };
  const { items_condition, banner } = latest;
  const read = readOfConditions(items_condition, await namesIn(items_condition, db));
  return {
    ...latest,
    ...(await approvalOf(context, 'NEW PROMO', params.id)),
    id: params.id,
    version: await readEditVersion(db, 'NEW PROMO', params.id),
    banner: fileAddress(banner ?? null),
    is_active,
    tipe_promo: { jenis: 'other', title: 'Other' },
    // These objects have the types of the conditions' model.
    ...numbered(read, params.id),
    super_tier: [...read.super_tier],
    items_condition,
  };
}

/** Conditions are stored as one document: where the specification has an id, the place in the document is used. */
function numbered({ promo_condition, benefit }: ReadBack, new_promo_id: number) {
  let groups = 0;
  let entries = 0;
  return {
    promo_condition: promo_condition.map(({ promo_value, ...condition }, conditionIndex) => {
      const promo_condition_id = conditionIndex + 1;
      const values = promo_value.map((group) => ({
        ...{ id: ++groups, promo_condition_id, ...group },
        data: group.data.map((entry) => ({ id: ++entries, promo_condition_id, ...entry })),
      }));
      return { id: promo_condition_id, new_promo_id, ...condition, promo_value: values };
    }),
    benefit: benefit.map((promoBenefit, benefitIndex) => ({
      id: benefitIndex + 1,
      new_promo_id,
      ...promoBenefit,
    })),
  };
}

async function namesIn(conditions: ItemsCondition, db: Db): Promise<Names> {
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

/** The cities of the shops. */
export async function listWlAreas({ query }: { query: NewPromoWlQuery }, { db }: Context) {
  const { search = '', perPage = 100 } = query;
  return readCities(db, search, perPage);
}
