import { amountText } from '../../../domain/money.ts';
import type { EntityRecords } from '../../generated/records.ts';
import type { Db } from '../../store/index.ts';
import { type PromoUse, readPromoUse } from './basic-promo.store.ts';
import type { Said } from './promotion-kind.ts';
import { standingToday, type Words } from './standing.ts';
import { dayText } from './words.ts';

/** What the detail of a promo tells. */
export async function promoWords(db: Db, promo: EntityRecords['promo']): Promise<Words> {
  const { start_date, end_date, product, status } = promo;
  return {
    offer: {
      message: 'Every active shop sees it from {start} to {end}, with its {products} products. Prices stay.',
      params: { start: dayText(start_date), end: dayText(end_date), products: product },
    },
    standing: standingToday(status === 1, promo),
    used: usageText(await readPromoUse(db, promo)),
  };
}

function usageText({ orders, sold, sum }: PromoUse): Said {
  if (orders === 0) return { message: 'No order of its days has its products yet.' };
  return {
    message: 'Orders of its days with its products: {orders}. Sold: {sold} pcs for Rp {sum}.',
    params: { orders, sold, sum: amountText(sum) },
  };
}
