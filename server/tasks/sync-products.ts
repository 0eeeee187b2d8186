import { sql } from 'kysely';
import type { Erp, ErpProduct } from '../connectors/index.ts';
import type { JobStep, JobTask } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';

type Known = Awaited<ReturnType<typeof knownRows>>[number];

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
  const storedProducts = await readKnown(items, step);
  for (const item of items) {
    const storedProduct = storedProducts.get(item.sku.toUpperCase());
    if (!storedProduct) counts[(await create(item, step)) ? 'created' : 'unchanged'] += 1;
    else counts[(await update(storedProduct, item, step)) ? 'updated' : 'unchanged'] += 1;
  }
  return counts;
}

const code = (isBlocked: boolean): 0 | 1 => (isBlocked ? 1 : 0);

/** Locked in the order of their ids, as everybody locks them. */
async function readKnown(items: readonly ErpProduct[], step: JobStep): Promise<ReadonlyMap<string, Known>> {
  const skus = items.map(({ sku }) => sku.toUpperCase());
  return new Map((await knownRows(skus, step)).map((row) => [row.sku, row]));
}

function knownRows(skus: readonly string[], { db }: JobStep) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'erp_blocked', 'weight', 'edited_at'])
    .select((eb) => eb.fn<string>('upper', ['sku_code']).as('sku'))
    .where(sql<boolean>`upper(sku_code) = any(${skus})`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function create({ sku, name, blocked, weight }: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
  const productRow = { name, sku_code: sku, erp_blocked: code(blocked), weight, active: 0 as const };
  const added = await db
    .insertInto('products')
    .values(productRow)
    .onConflict((conflict) => conflict.expression(sql`upper(sku_code)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await audit({ entity: 'product', id: added.id, after: productRow });
  return true;
}

async function update(storedProduct: Known, item: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
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
  await db.updateTable('products').set(mergedValues).where('id', '=', storedProduct.id).execute();
  const pick = (row: typeof old) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await audit({ entity: 'product', id: storedProduct.id, before: pick(old), after: pick(mergedValues) });
  return true;
}
