import { type Db, nameChanges, nameWriter } from '../../store/index.ts';
import type { OrderLine } from '../order-line.ts';
import { addItems, addOrders, addShops, updateTotals } from './orders.store.ts';
import { addProducts, hasNewSkus, updateProducts } from './products.store.ts';
import { type Screening, screen } from './screen.store.ts';
import { stage } from './workspace.store.ts';

export interface BatchResult extends Screening {
  shops: number;
  orders: number;
  items: number;
  productsAdded: number[];
  productsUpdated: number[];
}

/** A deadlock, or a row that the running product added or deleted concurrently. */
const PASSING = new Set(['40P01', '40001', '23505', '23503']);
const ATTEMPTS = 4;

/** Stores a batch, all or nothing, on a single connection with a workspace. `rate`: rupiah per unit of price, as text. */
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
  await nameChanges(trx, 'import');
  await nameWriter(trx, 'import');
  await stage(trx, lines);
  const screening = await screen(trx);
  // Most batches bring no SKU that was not in an import before.
  const productsAdded = (await hasNewSkus(trx)) ? await addProducts(trx, rate) : [];
  const shops = await addShops(trx);
  const orders = await addOrders(trx, rate);
  const items = await addItems(trx, rate);
  refuseLoss(lines.length, items, screening);
  await updateTotals(trx);
  const productsUpdated = await updateProducts(trx, rate);
  return { ...screening, shops, orders, items, productsAdded, productsUpdated };
}

/** Every line must be counted or reported; otherwise the batch is rolled back. */
function refuseLoss(lines: number, items: number, out: Screening): void {
  const accounted = items + out.known + out.otherOrder.length + out.otherCustomer.length + out.unnamed.length;
  if (accounted !== lines) throw new Error(`${lines - accounted} of ${lines} lines found no place`);
}
