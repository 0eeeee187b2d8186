import { sql } from 'kysely';
import type { Erp, ErpPrice } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobStep } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';
import { skuOf, takeOverValues } from './sync-values.ts';

const PRICES = { table: 'product_prices', code: 'price_code', value: 'price' } as const;

/** Takes over the ERP's prices, of one product or of all: that of the product itself and those of groups. */
export const syncPrices = (erp: Pick<Erp, 'prices'>): DeclaredJobs['product.sync-price'] => ({
  async run(run) {
    const sku = await skuOf(run.db, run.input.query.id);
    await eachPage(run, erp.prices, sku, async (rows, step) => {
      const ofGroups = rows.filter(({ priceCode }) => priceCode !== '');
      const values = ofGroups.map(({ sku: of, priceCode, price }) => ({
        sku: of,
        code: priceCode,
        value: price,
      }));
      const { counts } = await takeOverValues(values, PRICES, step);
      const own = await takeOverOwn(
        rows.filter(({ priceCode }) => priceCode === ''),
        step,
      );
      return {
        updated: counts.updated + own.updated,
        unchanged: counts.unchanged + own.unchanged,
        unknown: counts.unknown + own.unknown,
      };
    });
    return {
      message: '{updated} prices updated, {unchanged} unchanged.',
      params: { updated: 0, unchanged: 0, ...run.counts },
    };
  },
});

async function takeOverOwn(rows: readonly ErpPrice[], { db, audit }: JobStep) {
  const { rows: known } = await sql<{ id: number; before: number; price: number }>`
    select p.id, p.price as before, g.price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (sku text, price numeric)
      join products as p on upper(p.sku_code) = upper(g.sku)
    order by p.id for update of p`.execute(db);
  const changed = known.filter(({ before, price }) => before !== price);
  for (const { id, before, price } of changed) {
    await sql`update products set price = ${price} where id = ${id}`.execute(db);
    await audit({ entity: 'product', id, before: { price: before }, after: { price } });
  }
  return {
    updated: changed.length,
    unchanged: known.length - changed.length,
    unknown: rows.length - known.length,
  };
}
