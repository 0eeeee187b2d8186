import type { Db } from '../../store/index.ts';
import type { OrderLine } from '../order-line.ts';
import { addItems, addOrders, addShops, updateTotals } from './orders.ts';
import { addProducts, updateProducts } from './products.ts';
import { type Screening, screen } from './screen.ts';
import { stage } from './workspace.ts';

export interface BatchResult extends Screening {
  shops: number;
  orders: number;
  items: number;
  productsAdded: number[];
  productsUpdated: number[];
}

/** A deadlock or a conflict with what the running product writes at this moment. */
const PASSING = new Set(['40P01', '40001', '23505']);
const ATTEMPTS = 4;

/**
 * Stores a batch in one transaction: all of it or nothing. `session` must be one connection, with a workspace on
 * it. `rate` is rupiah per unit of price, as its digits.
 */
export async function importBatch(
  session: Db,
  lines: readonly OrderLine[],
  rate: string,
): Promise<BatchResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await session.transaction().execute((trx) => store(trx, lines, rate));
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function store(trx: Db, lines: readonly OrderLine[], rate: string): Promise<BatchResult> {
  await stage(trx, lines);
  const screening = await screen(trx);
  const productsAdded = await addProducts(trx);
  const shops = await addShops(trx);
  const orders = await addOrders(trx);
  const items = await addItems(trx, rate);
  await updateTotals(trx);
  const productsUpdated = await updateProducts(trx, rate);
  return { ...screening, shops, orders, items, productsAdded, productsUpdated };
}
