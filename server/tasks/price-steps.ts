import { sql } from 'kysely';
import type { ErpPrice } from '../connectors/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';

interface Step {
  readonly product_id: number;
  readonly min_qty: number;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly price: number;
}
/** The ERP's values, and ours. */
interface Known extends Step {
  readonly id: number | null;
  readonly old_end: string | null;
  readonly old_price: number | null;
  readonly deleted_at: string | null;
}

/** Imports quantity prices. A step is identified by its pieces and its first day. */
export async function takeOverSteps(rows: readonly ErpPrice[], step: JobStep) {
  const { db } = step;
  const { rows: matchedSteps } = await sql<Known>`
    with given as (
      select distinct on (upper(sku), "minQty", "startDate") upper(sku) as sku, "minQty" as min_qty,
        "startDate" as start_date, "endDate" as end_date, price
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (sku text, "minQty" integer, "startDate" date, "endDate" date, price numeric)
      order by upper(sku), "minQty", "startDate"
    )
    select p.id as product_id, g.min_qty, g.start_date, g.end_date, g.price,
      w.id, w.end_date as old_end, w.price as old_price, w.deleted_at
    from given as g join products as p on upper(p.sku_code) = g.sku
      left join product_wholesale_prices as w
        on w.product_id = p.id and w.min_qty = g.min_qty and w.start_date is not distinct from g.start_date
    order by p.id for update of p`.execute(db);
  const { rows: written } = await sql<Step & { readonly id: number }>`
    insert into product_wholesale_prices (product_id, min_qty, start_date, end_date, price, synced_at)
    select product_id, min_qty, start_date, end_date, price, now()
    from jsonb_to_recordset(${JSON.stringify(matchedSteps)}::jsonb)
      as k (product_id integer, min_qty integer, start_date date, end_date date, price numeric)
    on conflict (product_id, min_qty, start_date) do update
      set end_date = excluded.end_date, price = excluded.price, deleted_at = null, synced_at = excluded.synced_at
    returning id, product_id, min_qty, start_date`.execute(db);
  const changed = matchedSteps.filter(
    ({ id, price, old_price, end_date, old_end, deleted_at }) =>
      id === null || price !== old_price || end_date !== old_end || deleted_at !== null,
  );
  const ids = new Map(written.map((row) => [keyOf(row), row.id]));
  await tell(changed, ids, step);
  const unchanged = matchedSteps.length - changed.length;
  return { updated: changed.length, unchanged, unknown: rows.length - matchedSteps.length };
}

type Key = Pick<Step, 'product_id' | 'min_qty' | 'start_date'>;
const keyOf = ({ product_id, min_qty, start_date }: Key) => `${product_id} ${min_qty} ${start_date}`;

function tell(
  changed: readonly Known[],
  ids: ReadonlyMap<string, number>,
  { audit }: JobStep,
): Promise<void> {
  const notes = changed.map(({ product_id, min_qty, start_date, ...rest }) => {
    const step = { product_id, min_qty, start_date };
    const { id, end_date, price, old_end, old_price, deleted_at } = rest;
    return {
      entity: 'product-wholesale-price',
      id: ids.get(keyOf(step)) ?? null,
      ...(id === null ? {} : { before: { ...step, end_date: old_end, price: old_price, deleted_at } }),
      after: { ...step, end_date, price, deleted_at: null },
    };
  });
  return audit(...notes);
}

/**
 * Marks the steps that the ERP no longer has as deleted, for one product or for all; returns how many. Nothing is marked when
 * some rows could not be read, since a step may be among them, nor when the ERP has none at all.
 */
export async function endVanishedSteps(run: JobRun<unknown>, sku: string | null): Promise<number> {
  const seen = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  if (seen === 0) return 0;
  return run.step(async ({ db, audit }) => {
    const { rows } = await sql<{ id: number; deleted_at: string }>`
      update product_wholesale_prices as w set deleted_at = now() from jobs, products as p
      where jobs.id = ${run.id} and jobs.problems = '[]' and p.id = w.product_id and w.deleted_at is null
        and (w.synced_at is null or w.synced_at < jobs.started_at)
        and (${sku}::text is null or p.sku_code = ${sku})
      returning w.id, w.deleted_at`.execute(db);
    const notes = rows.map(({ id, deleted_at }) => ({
      entity: 'product-wholesale-price',
      id,
      before: { deleted_at: null },
      after: { deleted_at },
    }));
    await audit(...notes);
    return rows.length;
  });
}
