import { sql } from 'kysely';
import type {
  Discount,
  FlashPrice,
  Moment,
  Period,
  Product,
} from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';

/** The price rules of products at a point in time; `at` null: now. */
export async function readPriceRules(
  db: Db,
  ids: readonly number[],
  priceTime: string | null,
): Promise<{ readonly moment: Moment; readonly products: readonly Product[] }> {
  const time = priceTime === null ? sql`now()` : sql`${priceTime}::timestamptz`;
  const { rows: moments } = await sql<Moment>`
    select ${time}::date::text as day, floor(extract(epoch from ${time}) * 1000)::float8 as at`.execute(db);
  const { rows: products } = await sql<Pick<Product, 'id' | 'name' | 'brand' | 'category' | 'price'>>`
    select p.id, p.name, p.brand_id as brand, p.category_id as category, coalesce(past.price, p.price) as price
    from products as p left join lateral (
      select (l.new_values ->> 'price')::numeric(18, 2) as price from product_logs as l
      where l.product_id = p.id and l.new_values ? 'price'
      -- The latest until then; of a product that came later, the price that it came with.
      order by l.created_at <= ${time} desc, case when l.created_at <= ${time} then -l.id else l.id end limit 1
    ) as past on true
    where p.id = any(${ids})`.execute(db);
  const { rows: steps } = await sql<Of & Period & { minQty: number; price: number }>`
    select product_id as product, min_qty as "minQty", price, start_date::text as "from", end_date::text as "to"
    from product_wholesale_prices
    where product_id = any(${ids}) and (deleted_at is null or deleted_at > ${time})`.execute(db);
  const { rows: discounts } = await sql<Of & Period & { price: number }>`
    select product_id as product, discount_price as price, start_date_time::text as "from", end_date_time::text as "to"
    from product_discounts where product_id = any(${ids})`.execute(db);
  const [moment] = moments;
  if (!moment) throw new Error('The database tells no time.');
  return {
    moment,
    products: products.map((productRow) => ({
      ...productRow,
      wholesale: selectRows(steps, productRow.id),
      discounts: selectRows(discounts, productRow.id),
    })),
  };
}

/** Approved and running flash sales of products; `lockFlash` reads what is left. */
export async function readFlash(
  db: Db,
  products: readonly number[],
): Promise<(productId: number) => readonly FlashPrice[]> {
  const { rows } = await sql<Of & Discount & Omit<FlashPrice, 'left' | 'limit'>>`
    select p.id, p.product_id as product, p.discount, p.discount_type as type,
      (extract(epoch from f.starts_at) * 1000)::float8 as "startsAt",
      (extract(epoch from f.ends_at) * 1000)::float8 as "endsAt"
    from flashsale_products as p join flashsales as f on f.id = p.flashsale_id
    join applying_promotions as a on a.jenis = 'FLASHALE' and a.id_relation = f.id
    where p.product_id = any(${products}) and p.active = 1 and now() >= f.starts_at and now() < f.ends_at`.execute(
    db,
  );
  return (id) => selectRows(rows, id).map((flashRow) => ({ ...flashRow, left: 0, limit: null }));
}

/** Approved and running harga coret of products. */
export async function readCoret(
  db: Db,
  products: readonly number[],
): Promise<(productId: number) => readonly (Period & Discount)[]> {
  const { rows } = await sql<Of & Period & Discount>`
    select p.product_id as product, p.discount, p.discount_type as type,
      p.start_date::text as "from", p.end_date::text as "to"
    from product_promo_prices as p
    join applying_promotions as a on a.jenis = 'HARGA CORET' and a.id_relation = p.id
    where p.product_id = any(${products}) and p.replaced_at is null
      and now()::date between p.start_date and p.end_date`.execute(db);
  return (id) => selectRows(rows, id);
}

interface Of {
  readonly product: number;
}

const selectRows = <One extends Of>(rows: readonly One[], id: number): Omit<One, 'product'>[] =>
  rows.filter(({ product }) => product === id).map(({ product: _, ...row }) => row);
