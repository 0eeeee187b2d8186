import type { Db } from '../connect.ts';
import type { Random } from './random.ts';
import { day } from './time.ts';

/** The steps of a wholesale price: minimum pieces, and the share of the list price. */
const LADDER = [
  { min_qty: 12, share: 0.97 },
  { min_qty: 48, share: 0.94 },
  { min_qty: 144, share: 0.9 },
];

/** Wholesale prices of every third product, discounts of every eighth, some of them over and some to come. */
export async function insertProductRecords(db: Db, random: Random): Promise<void> {
  const products = await db.selectFrom('products').select(['id', 'price']).orderBy('id').execute();
  const prices = products.flatMap(({ id, price }, index) =>
    index % 3 === 0
      ? LADDER.map(({ min_qty, share }, step) => ({
          product_id: id,
          start_date: day(-60),
          end_date: step === 2 ? null : day(120),
          min_qty,
          price: rounded(price * share),
          created_at: `${day(-60)}T09:00:00+07:00`,
          deleted_at: index % 9 === 0 && step === 0 ? `${day(-5)}T09:00:00+07:00` : null,
        }))
      : [],
  );
  await db.insertInto('product_wholesale_prices').values(prices).execute();
  const discounts = products.flatMap(({ id, price }, index) => {
    if (index % 8 !== 0) return [];
    return Array.from({ length: random.integer(1, 3) }, (_, n) => ({
      product_id: id,
      start_date_time: day(-40 + n * 30),
      end_date_time: day(-20 + n * 30),
      discount_price: rounded(price * (0.8 + n * 0.05)),
    }));
  });
  await db.insertInto('product_discounts').values(discounts).execute();
}

const rounded = (price: number) => Math.round(price / 50) * 50;
