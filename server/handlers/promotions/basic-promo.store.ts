import { sql } from 'kysely';
import type { EntityRecords } from '../../generated/records.ts';
import type { Db } from '../../store/index.ts';
import type { Said } from './promotion-kind.ts';
import { standingToday, type Words } from './standing.ts';
import { dayText, rupiah } from './words.ts';

export async function readWords(db: Db, promo: EntityRecords['promo']): Promise<Words> {
  const { start_date, end_date, product, status } = promo;
  return {
    offer: {
      message: 'Every active shop sees it from {start} to {end}, with its {products} products. Prices stay.',
      params: { start: dayText(start_date), end: dayText(end_date), products: product },
    },
    standing: standingToday(status === 1, promo),
    used: await usedOf(db, promo),
  };
}

/** Orders of its products while it runs. */
async function usedOf(db: Db, { id, start_date, end_date }: EntityRecords['promo']): Promise<Said> {
  const { rows } = await sql<{ orders: number; sold: number; sum: number }>`
    select count(distinct t.id)::int as orders, coalesce(sum(i.quantity), 0)::int as sold,
      coalesce(sum(i.final_price), 0) as sum
    from promo_products as p join transaction_items as i on i.product_id = p.product_id
    join transactions as t on t.id = i.transaction_id
    where p.promo_id = ${id} and t.created_at::date between ${start_date} and ${end_date}`.execute(db);
  const { orders, sold, sum } = rows[0] ?? { orders: 0, sold: 0, sum: 0 };
  if (orders === 0) return { message: 'No order of its days has its products yet.' };
  return {
    message: 'Orders of its days with its products: {orders}. Sold: {sold} pcs for Rp {sum}.',
    params: { orders, sold, sum: rupiah(sum) },
  };
}
