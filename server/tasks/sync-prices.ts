import { codeForm } from '../../core/code-form.ts';
import { businessDay } from '../../core/dates.ts';
import type { Erp, ErpPrice } from '../connectors/index.ts';
import { zone } from '../generated/access.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobStep } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';
import { endVanishedSteps, takeOverSteps } from './price-steps.ts';
import { lockPricedProducts, readMeantProducts, updateProduct } from './products.store.ts';
import { skuOf, takeOverValues } from './sync-values.ts';

const PRICES = { table: 'product_prices', code: 'price_code', value: 'price' } as const;

/**
 * Imports the ERP's prices, for one product or for all: the product's own, those of groups, and quantity prices. Of temporary
 * prices products and groups get today's. Quantity prices of groups are not stored.
 */
export const syncPrices = (erp: Pick<Erp, 'prices'>): DeclaredJobs['product.sync-price'] => ({
  async run(run) {
    const sku = await skuOf(run.db, run.input.query.id);
    await eachPage(run, erp.prices, sku, takeOver);
    const ended = await endVanishedSteps(run, sku);
    const counts = { updated: 0, unchanged: 0, ...run.counts };
    return {
      message: '{updated} prices updated, {unchanged} unchanged.',
      params: { ...counts, updated: counts.updated + ended },
    };
  },
});

async function takeOver(rows: readonly ErpPrice[], step: JobStep): Promise<Counts> {
  const meantIds = await readMeantProducts(
    step.db,
    rows.map(({ sku }) => sku),
  );
  const usual = ofToday(
    rows.filter(({ minQty }) => minQty === 1),
    meantIds,
  );
  const ofGroups = usual.filter(({ priceCode }) => priceCode !== '');
  const values = ofGroups.map(({ sku, priceCode, price }) => ({ sku, code: priceCode, value: price }));
  const { counts } = await takeOverValues(values, PRICES, step);
  const productCounts = await takeOverOwn(
    usual.filter(({ priceCode }) => priceCode === ''),
    step,
  );
  const steps = await takeOverSteps(
    rows.filter(({ minQty, priceCode }) => minQty > 1 && priceCode === ''),
    step,
  );
  return [productCounts, steps].reduce(added, counts);
}

type Counts = Readonly<Record<'updated' | 'unchanged' | 'unknown', number>>;

function added(firstCounts: Counts, secondCounts: Counts): Counts {
  return {
    updated: firstCounts.updated + secondCounts.updated,
    unchanged: firstCounts.unchanged + secondCounts.unchanged,
    unknown: firstCounts.unknown + secondCounts.unknown,
  };
}

/** One price per product and group: of those valid today, the one that began last. */
function ofToday(rows: readonly ErpPrice[], meantIds: ReadonlyMap<string, number>): readonly ErpPrice[] {
  const today = businessDay(zone);
  const currentPrices = new Map<string, ErpPrice>();
  for (const row of rows) {
    const { sku, priceCode, startDate, endDate } = row;
    if ((startDate ?? today) > today || (endDate ?? today) < today) continue;
    const key = `${meantIds.get(sku) ?? codeForm(sku)} ${priceCode}`;
    if ((currentPrices.get(key)?.startDate ?? '') <= (startDate ?? '')) currentPrices.set(key, row);
  }
  return [...currentPrices.values()];
}

async function takeOverOwn(rows: readonly ErpPrice[], { db, audit }: JobStep) {
  const pricedProducts = await lockPricedProducts(db, rows);
  const changed = pricedProducts.filter(({ before: oldPrice, price }) => oldPrice !== price);
  for (const { id, before: oldPrice, price } of changed) {
    await updateProduct(db, id, { price });
    await audit({ entity: 'product', id, before: { price: oldPrice }, after: { price } });
  }
  return {
    updated: changed.length,
    unchanged: pricedProducts.length - changed.length,
    unknown: rows.length - pricedProducts.length,
  };
}
