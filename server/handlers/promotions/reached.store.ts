import { type RawBuilder, sql } from 'kysely';
import { contains, type Db } from '../../store/index.ts';

/** Which page of a list is asked for. */
export interface PageQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
}

/** Shops by their keys; null: all that may order. */
export const readReachedShops = (db: Db, ids: readonly number[] | null, query: PageQuery) =>
  readPage<{ id: number; shop_name: string; owner_name: string | null; city: string | null }>(db, query, {
    columns: sql`id, shop_name, owner_name, kota as city`,
    from: sql`users`,
    where: ids ? sql`id = any(${ids}::int[])` : sql`active = 1`,
    names: ['shop_name', 'owner_name'],
  });

/** Products by their keys; null: all that can be ordered. */
export const readReachedProducts = (db: Db, ids: readonly number[] | null, query: PageQuery) =>
  readPage<{ id: number; name: string; sku_code: string; price: number }>(db, query, {
    columns: sql`id, name, sku_code, price`,
    from: sql`products`,
    where: ids ? sql`id = any(${ids}::int[])` : sql`active = 1 and blocked = 0`,
    names: ['name', 'sku_code'],
  });

interface Wanted {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Columns that are searched; the rows are in the order of the first. */
  readonly names: readonly [string, string];
}

async function readPage<Row>(
  db: Db,
  { page = 1, perPage = 10, search = '' }: PageQuery,
  { columns, from, where, names }: Wanted,
): Promise<{ rows: Row[]; total: number }> {
  const found = search
    ? sql`(${sql.join(
        names.map((name) => contains(sql.ref(name), search)),
        sql` or `,
      )})`
    : sql`true`;
  const wanted = sql`${where} and ${found}`;
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where ${wanted}
    order by ${sql.ref(names[0])}, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from} where ${wanted}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The shops that take part in a campaign, and the products that count. */
export async function readCampaignReach(db: Db, id: number) {
  const { rows } = await sql<{ shops: number[]; products: number[] }>`
    select array(select user_id from campaign_participants where campaign_id = ${id}) as shops,
      array(select distinct p.id from campaign_items as i join products as p
        on p.id = i.product_id or p.category_id = i.category_id or p.brand_id = i.brand_id
        where i.campaign_id = ${id}) as products`.execute(db);
  return rows[0] ?? { shops: [], products: [] };
}

/** The first day of last month and of this one. */
interface Month {
  readonly from: string;
  readonly until: string;
}

/** The month before this one, how many orders it has, and the latest of them with what was ordered outside of bundles. */
export async function readLastMonth(db: Db, most: number) {
  const { rows: months } = await sql<Month & { last: string; total: number }>`
    select m.from::text as "from", m.until::text as until, (m.until - 1)::text as last, (
      select count(*)::int from transactions where created_at >= m.from and created_at < m.until) as total
    from (select (date_trunc('month', now()) - interval '1 month')::date as "from",
      date_trunc('month', now())::date as until) as m`.execute(db);
  const [month] = months;
  if (!month) throw new Error('The database tells no time.');
  const { rows: orders } = await sql<{ shop: number; rows: { product: number; pieces: number }[] }>`
    select t.user_id as shop, (
      select coalesce(json_agg(json_build_object('product', i.product_id, 'pieces', i.quantity) order by i.id), '[]')
      from transaction_items as i where i.transaction_id = t.id and i.bundle_id is null) as rows
    from (select id, user_id, created_at from transactions
      where created_at >= ${month.from}::date and created_at < ${month.until}::date
      order by created_at desc, id desc limit ${most}) as t
    order by t.created_at, t.id`.execute(db);
  return { ...month, orders };
}
