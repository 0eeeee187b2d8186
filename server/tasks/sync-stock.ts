import type { Erp } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { eachPage } from './each-page.ts';
import { sumStocks } from './products.store.ts';
import { skuOf, takeOverValues } from './sync-values.ts';

const STOCK = { table: 'product_inventories', code: 'inventory_code', value: 'stock' } as const;

/** Imports the stock of the ERP's warehouses, of one product or of all; a product's own stock is their sum. */
export const syncStock = (erp: Pick<Erp, 'stock'>): DeclaredJobs['product.sync-stock'] => ({
  async run(run) {
    const { params } = run.input;
    const sku = await skuOf(run.db, 'id' in params ? params.id : null);
    await eachPage(run, erp.stock, sku, async (rows, step) => {
      const values = rows.map(({ sku: productSku, inventoryCode, stock }) => ({
        sku: productSku,
        code: inventoryCode,
        value: stock,
      }));
      const { ids, counts } = await takeOverValues(values, STOCK, step);
      await sumStocks(step.db, ids);
      return counts;
    });
    return {
      message: '{updated} stocks updated, {unchanged} unchanged.',
      params: { updated: 0, unchanged: 0, ...run.counts },
    };
  },
});
