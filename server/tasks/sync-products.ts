import { sql } from 'kysely';
import type { Erp, ErpProduct } from '../connectors/index.ts';
import type { JobStep, JobTask } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';

interface Known {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly blocked: number;
  readonly weight: number | null;
  readonly edited: boolean;
}

/**
 * Takes over the ERP's items: new ones wait inactive for their category and pictures; of known ones the ERP decides
 * whether they are blocked, and of those that staff never edited also name and weight.
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

/** Locked in the order of their ids, as everybody locks them. */
async function readKnown(items: readonly ErpProduct[], { db }: JobStep): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`
    select id, upper(sku_code) as sku, name, blocked, weight, edited_at is not null as edited from products
    where upper(sku_code) = any(${items.map(({ sku }) => sku.toUpperCase())}) order by id for update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

async function create({ sku, name, blocked, weight }: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
  const after = { name, sku_code: sku, blocked: blocked ? 1 : 0, weight, active: 0 };
  const { rows } = await sql<{ id: number }>`
    insert into products (name, sku_code, blocked, weight, active)
    values (${name}, ${sku}, ${after.blocked}, ${weight}, 0)
    on conflict ((upper(sku_code))) do nothing returning id`.execute(db);
  if (!rows[0]) return false;
  await audit({ entity: 'product', id: rows[0].id, after });
  return true;
}

async function update(before: Known, item: ErpProduct, { db, audit }: JobStep): Promise<boolean> {
  const old = { name: before.name, blocked: before.blocked, weight: before.weight };
  const wanted = {
    name: before.edited ? old.name : item.name,
    blocked: item.blocked ? 1 : 0,
    weight: before.edited ? old.weight : (item.weight ?? old.weight),
  };
  const names = (Object.keys(old) as (keyof typeof old)[]).filter((name) => old[name] !== wanted[name]);
  if (names.length === 0) return false;
  await sql`update products set name = ${wanted.name}, blocked = ${wanted.blocked}, weight = ${wanted.weight}
    where id = ${before.id}`.execute(db);
  const pick = (row: typeof old) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await audit({ entity: 'product', id: before.id, before: pick(old), after: pick(wanted) });
  return true;
}
