import { sql } from 'kysely';
import type { PriceRules } from '../../domain/pricing.ts';
import type { Db } from '../../store/index.ts';

/** What decides the prices of products as it was at some time, by the product's id; `at` null: now. */
export async function readPriceRules(
  db: Db,
  products: readonly number[],
  at: string | null,
): Promise<{ readonly day: string; readonly rules: ReadonlyMap<number, PriceRules> }> {
  const time = at === null ? sql`now()` : sql`${at}::timestamptz`;
  const { rows: days } = await sql<{ day: string }>`select ${time}::date::text as day`.execute(db);
  const { rows: prices } = await sql<{ id: number; price: number }>`
    select p.id, coalesce(past.price, p.price) as price
    from products as p left join lateral (
      select (l.new_values ->> 'price')::numeric(18, 2) as price from product_logs as l
      where l.product_id = p.id and l.new_values ? 'price'
      -- The latest until then; of a product that came later, the price that it came with.
      order by l.created_at <= ${time} desc, case when l.created_at <= ${time} then -l.id else l.id end limit 1
    ) as past on true
    where p.id = any(${products})`.execute(db);
  const { rows: steps } = await sql<Rule & { minQty: number }>`
    select product_id as product, min_qty as "minQty", price, start_date::text as "from", end_date::text as "to"
    from product_wholesale_prices
    where product_id = any(${products}) and (deleted_at is null or deleted_at > ${time})`.execute(db);
  const { rows: discounts } = await sql<Rule>`
    select product_id as product, discount_price as price, start_date_time::text as "from", end_date_time::text as "to"
    from product_discounts where product_id = any(${products})`.execute(db);
  const of = <One extends Rule>(rules: readonly One[], id: number) =>
    rules.filter(({ product }) => product === id);
  const rules = prices.map(
    ({ id, price }) => [id, { price, wholesale: of(steps, id), discounts: of(discounts, id) }] as const,
  );
  return { day: days[0]?.day ?? '', rules: new Map(rules) };
}

interface Rule {
  readonly product: number;
  readonly price: number;
  readonly from: string | null;
  readonly to: string | null;
}
