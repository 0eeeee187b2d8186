import type { Erp, ErpProduct } from '../connectors/index.ts';
import type { JobStep, JobTask } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';
import { insertProduct, lockProducts, readMeantProducts, updateProduct } from './products.store.ts';

type StoredProduct = Awaited<ReturnType<typeof lockProducts>>[number];

/**
 * Imports the ERP's items: new ones wait inactive for their category and pictures; of known ones the ERP decides
 * whether it blocks them (staff may hold back others), and of those that staff never edited also name and weight.
 */
export const syncProducts = (erp: Pick<Erp, 'products'>): JobTask => ({
  async run(run) {
    await eachPage(run, erp.products, null, takeOver);
    return {
      message: '{created} products added, {updated} updated, {unchanged} unchanged.',
      params: { created: 0, updated: 0, unchanged: 0, ...run.counts },
    };
  },
});

async function takeOver(items: readonly ErpProduct[], step: JobStep) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const skus = items.map(({ sku }) => sku);
  const meantIds = await readMeantProducts(step.db, skus);
  const lockedProducts = await lockProducts(step.db, [...meantIds.values()]);
  const storedProducts = new Map(lockedProducts.map((row) => [row.id, row]));
  for (const item of items) {
    const storedProduct = storedProducts.get(meantIds.get(item.sku) ?? 0);
    if (!storedProduct) counts[(await create(item, step)) ? 'created' : 'unchanged'] += 1;
    else counts[(await update(storedProduct, item, step)) ? 'updated' : 'unchanged'] += 1;
  }
  return counts;
}

const code = (isBlocked: boolean): 0 | 1 => (isBlocked ? 1 : 0);

async function create({ sku, name, blocked, weight }: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
  const productRow = { name, sku_code: sku, erp_blocked: code(blocked), weight, active: 0 as const };
  const id = await insertProduct(db, productRow);
  if (id === undefined) return false;
  await audit({ entity: 'product', id, after: productRow });
  return true;
}

async function update(
  storedProduct: StoredProduct,
  item: ErpProduct,
  { db, audit }: JobStep,
): Promise<boolean> {
  const old = {
    name: storedProduct.name,
    erp_blocked: storedProduct.erp_blocked,
    weight: storedProduct.weight,
  };
  const mergedValues = {
    name: storedProduct.edited_at ? old.name : item.name,
    erp_blocked: code(item.blocked),
    weight: storedProduct.edited_at ? old.weight : (item.weight ?? old.weight),
  };
  const names = (['name', 'erp_blocked', 'weight'] as const).filter(
    (name) => old[name] !== mergedValues[name],
  );
  if (names.length === 0) return false;
  await updateProduct(db, storedProduct.id, mergedValues);
  const pick = (row: typeof old) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await audit({ entity: 'product', id: storedProduct.id, before: pick(old), after: pick(mergedValues) });
  return true;
}
