import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

type Promo = Selectable<Database['promos']>;

export function insertPromo(db: Db, values: Insertable<Database['promos']>): Promise<Promo> {
  return db.insertInto('promos').values(values).returningAll().executeTakeFirstOrThrow();
}

/** The promo, locked until the transaction ends. */
export function lockPromo(db: Db, id: number): Promise<Promo | undefined> {
  return db.selectFrom('promos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the promo as it is then. */
export function updatePromo(db: Db, id: number, values: Updateable<Database['promos']>): Promise<Promo> {
  return db.updateTable('promos').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function markPromoNotified(db: Db, id: number): Promise<void> {
  await db.updateTable('promos').set({ notified_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** Adds a picture by the name of its stored file. */
export function insertPromoImage(db: Db, promo_id: number, image_url: string) {
  return db
    .insertInto('promo_images')
    .values({ promo_id, image_url })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the rows that are new: a product that is in the promo stays as it is. */
export function insertPromoProducts(db: Db, promo_id: number, products: readonly number[]) {
  return db
    .insertInto('promo_products')
    .values(products.map((product_id) => ({ promo_id, product_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** The shops that are reminded of a promo. */
export async function readActiveShopIds(db: Db): Promise<number[]> {
  const shops = await db.selectFrom('users').select('id').where('active', '=', 1).execute();
  return shops.map(({ id }) => id);
}

export interface PromoUse {
  readonly orders: number;
  /** Pieces. */
  readonly sold: number;
  readonly sum: number;
}

/** Orders of its products while it runs. */
export async function readPromoUse(
  db: Db,
  { id, start_date, end_date }: Pick<Promo, 'id' | 'start_date' | 'end_date'>,
): Promise<PromoUse> {
  const { rows } = await sql<PromoUse>`
    select count(distinct t.id)::int as orders, coalesce(sum(i.quantity), 0)::int as sold,
      coalesce(sum(i.final_price), 0) as sum
    from promo_products as p join transaction_items as i on i.product_id = p.product_id
    join transactions as t on t.id = i.transaction_id
    where p.promo_id = ${id} and t.created_at::date between ${start_date} and ${end_date}`.execute(db);
  return rows[0] ?? { orders: 0, sold: 0, sum: 0 };
}
