import { sql } from 'kysely';
import type { Filter, ItemsCondition } from '../../../domain/promotions/conditions/conditions.ts';
import { codeOf, contains, type Db, inCodeForm } from '../../store/index.ts';
import { readShops } from '../transactions/offers.store.ts';
import { lockRegisteredOf } from './registry.store.ts';

/** What a version of a promotion with conditions says; without `banner` the picture stays. */
export interface NewPromoValues {
  readonly nama: string;
  readonly kode: string;
  readonly kuota: number;
  /** The most in rupiah over all orders; null: no limit, absent: as it is. */
  readonly maks_total?: number | null;
  readonly banner?: string | null;
  readonly deskripsi: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly items_condition: ItemsCondition;
}

/** Returns its id. */
export async function insertNewPromo(db: Db, values: NewPromoValues): Promise<number> {
  const { id } = await db
    .insertInto('new_promos')
    .values(columnsOf(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeNewPromo(db: Db, id: number, values: NewPromoValues): Promise<void> {
  await db.updateTable('new_promos').set(columnsOf(values)).where('id', '=', id).execute();
}

const columnsOf = (values: NewPromoValues) => ({
  ...values,
  items_condition: JSON.stringify(values.items_condition),
});

/** The promotion, locked until the transaction ends. */
export async function lockNewPromo(db: Db, id: number) {
  await lockRegisteredOf(db, 'NEW PROMO', id);
  return db
    .selectFrom('new_promos')
    .select([
      'id',
      'nama',
      'kode',
      'kuota',
      'maks_total',
      'banner',
      'deskripsi',
      'start_at',
      'end_at',
      'items_condition',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type VersionedPromo = NewPromoValues & {
  readonly is_active: 0 | 1;
  /** Of the edit that waits or was sent back. */
  readonly proposal: NewPromoValues | null;
};

export async function readNewPromoVersions(db: Db, id: number): Promise<VersionedPromo | undefined> {
  const { rows } = await sql<VersionedPromo>`
    select n.nama, n.kode, n.kuota, n.maks_total, n.banner, n.deskripsi, n.start_at, n.end_at, n.is_active, n.items_condition,
      case when a.approval in (1, 4) then a.proposal end as proposal
    from new_promos as n
    left join promotion_approvals as a on a.jenis = 'NEW PROMO' and a.relation_id = n.id and a.current = 1
    where n.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether another promotion has the code, in its code form. */
export async function hasCode(db: Db, code: string, except: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from new_promos where ${codeOf('new_promos')} = ${inCodeForm(sql`${code}`)} and id <> ${except}`.execute(
    db,
  );
  return rows.length > 0;
}

/** How many orders use it, and the rupiah that they have of it. */
export async function countUses(
  db: Db,
  id: number,
): Promise<{ readonly used: number; readonly amount: number }> {
  const uses = db.selectFrom('new_promo_uses').select(['used', 'amount']).where('new_promo_id', '=', id);
  return (await uses.executeTakeFirst()) ?? { used: 0, amount: 0 };
}

/** Tables and columns that hold the names of the chosen records. */
const NAMED: Readonly<Partial<Record<Filter['type'], readonly [table: string, name: string]>>> = {
  customers: ['users', 'shop_name'],
  sales: ['sales_persons', 'sales_code'],
  manufactur: ['brands', 'name'],
  kategori: ['categories', 'name'],
  jenis_customer: ['loyalty_levels', 'title'],
};

/** The names of records that a filter chooses, also of those that were deleted since; none for a filter whose values are no records. */
export async function readNames(
  db: Db,
  type: Filter['type'],
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const named = NAMED[type];
  if (!named) return [];
  const [table, column] = named;
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where id = any(${ids}::int[])
    union all
    select id, name from removed_names
    where noun = 'category' and ${type} = 'kategori' and id = any(${ids}::int[])`.execute(db);
  return rows;
}

/** Cities of the shops that have the text in their name. */
export async function readCities(db: Db, text: string, limit: number): Promise<{ city: string }[]> {
  const { rows } = await sql<{ city: string }>`
    select city from wl_areas where ${contains(sql`city`, text)} order by city limit ${limit}`.execute(db);
  return rows;
}

/** Those of these cities in which there are shops. */
export async function readKnownCities(db: Db, cities: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select city from wl_areas where city = any(${cities}::text[])`.execute(db);
  return rows.map(({ city }) => city);
}

export async function hasShop(db: Db, id: number): Promise<boolean> {
  const shop = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return shop !== undefined;
}

/** Shops as conditions see them, by their keys. */
export const readShopsById = (db: Db, ids: readonly number[]) =>
  readShops(db, sql`u.id = any(${ids}::int[])`);

/** The shops that may order, as conditions see them. */
export const readActiveShops = (db: Db) => readShops(db, sql`u.active = 1`);
