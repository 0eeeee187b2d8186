import { sql } from 'kysely';
import type {
  NewPromoGetItem,
  NewPromoGetParams,
  NewPromoWlQuery,
} from '../../../domain/generated/types/new-promo.ts';
import {
  type Filter,
  type Id,
  type ItemsCondition,
  isGroup,
} from '../../../domain/promotions/conditions/conditions.ts';
import type { ProductDetails, ReadBack } from '../../../domain/promotions/conditions/read-back.ts';
import {
  idsIn,
  type Names,
  readOfConditions,
} from '../../../domain/promotions/conditions/read-of-conditions.ts';
import type { Context } from '../../calls/handler.ts';
import { fileAddress } from '../../files/file-name.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { NewPromoValues } from './new-promo-kind.ts';
import { approvalOf } from './read-approval.ts';
import { editVersion } from './registry.ts';

/** A promotion in its latest version: approvers have to see the edit that waits for them. */
export async function readNewPromo(
  { params }: { params: NewPromoGetParams },
  context: Context,
): Promise<NewPromoGetItem> {
  const { db } = context;
  const { rows } = await sql<NewPromoValues & { is_active: 0 | 1; proposal: NewPromoValues | null }>`
    select n.nama, n.kode, n.kuota, n.banner, n.deskripsi, n.start_at, n.end_at, n.is_active, n.items_condition,
      case when a.approval in (1, 4) then a.proposal end as proposal
    from new_promos as n
    left join promotion_approvals as a on a.jenis = 'NEW PROMO' and a.relation_id = n.id and a.current = 1
    where n.id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { proposal, is_active, ...approved } = row;
  const latest: NewPromoValues = { ...approved, ...proposal };
  const { items_condition, banner } = latest;
  const read = readOfConditions(items_condition, await namesIn(items_condition, db));
  return {
    ...latest,
    ...(await approvalOf(context, 'NEW PROMO', params.id)),
    id: params.id,
    version: await editVersion(db, 'NEW PROMO', params.id),
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

/** Tables and columns that hold the names of the chosen records. */
const NAMED: Readonly<Partial<Record<Filter['type'], readonly [table: string, name: string]>>> = {
  customers: ['users', 'shop_name'],
  sales: ['sales_persons', 'sales_code'],
  manufactur: ['brands', 'name'],
  kategori: ['categories', 'name'],
  jenis_customer: ['loyalty_levels', 'title'],
};

async function namesIn(conditions: ItemsCondition, db: Db): Promise<Names> {
  const ids = idsOf(conditions);
  const names = new Map<string, string>();
  for (const [type, [table, column]] of Object.entries(NAMED)) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(table)}
      where id = any(${numbers(ids, type)}::int[])`.execute(db);
    for (const { id, name } of rows) names.set(`${type}:${id}`, name);
  }
  const { rows } = await sql<ProductDetails & { id: number }>`
    select p.id, p.name, p.sku_code, p.price, coalesce(b.name, '') as manufacturer_code
    from products as p left join brands as b on b.id = p.brand_id
    where p.id = any(${numbers(ids, 'sku')}::int[])`.execute(db);
  const products = new Map(rows.map((row) => [row.id, row]));
  const gone = (id: Id) => (typeof id === 'string' ? id : `#${id}`);
  return {
    name: (type, id) => names.get(`${type}:${id}`) ?? gone(id),
    product: (id) =>
      products.get(Number(id)) ?? { id, name: gone(id), sku_code: '', price: 0, manufacturer_code: '' },
  };
}

function idsOf({ data, benefit }: ItemsCondition): ReadonlyMap<string, ReadonlySet<Id>> {
  const ids = new Map<string, Set<Id>>();
  const collectIds = (type: string, newIds: readonly Id[]) => {
    ids.set(type, new Set([...(ids.get(type) ?? []), ...newIds]));
  };
  const walk = (parts: readonly (Filter | ItemsCondition['data'][number]['data'][number])[]): void => {
    for (const part of parts) {
      if (isGroup(part)) walk(part.data);
      else if (part.type === 'sku')
        collectIds(
          'sku',
          part.items.map(({ relation_id }) => relation_id),
        );
      else collectIds(part.type, [...part.items, ...idsIn(part.items_campuran?.items ?? '')]);
    }
  };
  for (const block of data) walk(block.data);
  for (const { type, value } of benefit) if (type === 'instock') collectIds('sku', idsIn(String(value)));
  return ids;
}

const numbers = (ids: ReadonlyMap<string, ReadonlySet<Id>>, type: string): number[] =>
  [...(ids.get(type) ?? [])].filter((id) => typeof id === 'number');

/** The cities of the shops. */
export async function listWlAreas({ query }: { query: NewPromoWlQuery }, { db }: Context) {
  const { search = '', perPage = 100 } = query;
  const { rows } = await sql<{ city: string }>`
    select city from wl_areas where city ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
    order by city limit ${perPage}`.execute(db);
  return rows;
}
