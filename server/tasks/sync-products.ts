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
  const known = await readKnown(items, step);
  for (const item of items) {
    const before = known.get(item.sku.toUpperCase());
    if (!before) counts[(await create(item, step)) ? 'created' : 'unchanged'] += 1;
    else counts[(await update(before, item, step)) ? 'updated' : 'unchanged'] += 1;
  }
  return counts;
}

const code = (is: boolean): 0 | 1 => (is ? 1 : 0);

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
  const after = { name, sku_code: sku, erp_blocked: code(blocked), weight, active: 0 as const };
  const added = await db
    .insertInto('products')
    .values(after)
    .onConflict((conflict) => conflict.expression(sql`upper(sku_code)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await audit({ entity: 'product', id: added.id, after });
  return true;
}

async function update(before: Known, item: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
  const old = { name: before.name, erp_blocked: before.erp_blocked, weight: before.weight };
  const wanted = {
    name: before.edited_at ? old.name : item.name,
    erp_blocked: code(item.blocked),
    weight: before.edited_at ? old.weight : (item.weight ?? old.weight),
  };
  const names = (['name', 'erp_blocked', 'weight'] as const).filter((name) => old[name] !== wanted[name]);
  if (names.length === 0) return false;
  await db.updateTable('products').set(wanted).where('id', '=', before.id).execute();
  const pick = (row: typeof old) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await audit({ entity: 'product', id: before.id, before: pick(old), after: pick(wanted) });
  return true;
}
