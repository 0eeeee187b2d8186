import { sql } from 'kysely';
import type { ErpPrice } from '../connectors/index.ts';
import { type Db, rowOfCode } from '../store/index.ts';

/** What a quantity price is known by: pieces and first day. */
export interface StepKey {
  readonly product_id: number;
  readonly min_qty: number;
  readonly start_date: string | null;
}
/** The ERP's values, and ours. */
export interface MatchedStep extends StepKey {
  readonly end_date: string | null;
  readonly price: number;
  readonly id: number | null;
  readonly old_end: string | null;
  readonly old_price: number | null;
  readonly deleted_at: string | null;
}

/** The quantity prices of the products that we have, which are locked. */
export async function lockSteps(db: Db, prices: readonly ErpPrice[]): Promise<MatchedStep[]> {
  const { rows } = await sql<MatchedStep>`
    with given as (
      select distinct on (meant, "minQty", "startDate") meant, "minQty" as min_qty,
        "startDate" as start_date, "endDate" as end_date, price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as g (sku text, "minQty" integer, "startDate" date, "endDate" date, price numeric)
        cross join lateral (select ${rowOfCode('products', sql`g.sku`)} as meant) as named
      order by meant, "minQty", "startDate"
    )
    select p.id as product_id, g.min_qty, g.start_date, g.end_date, g.price,
      w.id, w.end_date as old_end, w.price as old_price, w.deleted_at
    from given as g join products as p on p.id = g.meant
      left join product_wholesale_prices as w
        on w.product_id = p.id and w.min_qty = g.min_qty and w.start_date is not distinct from g.start_date
    order by p.id for update of p`.execute(db);
  return rows;
}

/** Adds or changes them, and notes that the ERP has them. */
export async function writeSteps(db: Db, steps: readonly MatchedStep[]) {
  const { rows } = await sql<StepKey & { readonly id: number }>`
    insert into product_wholesale_prices (product_id, min_qty, start_date, end_date, price, synced_at)
    select product_id, min_qty, start_date, end_date, price, now()
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as k (product_id integer, min_qty integer, start_date date, end_date date, price numeric)
    on conflict (product_id, min_qty, start_date) do update
      set end_date = excluded.end_date, price = excluded.price, deleted_at = null, synced_at = excluded.synced_at
    returning id, product_id, min_qty, start_date`.execute(db);
  return rows;
}

/**
 * Marks the steps as deleted that this job has not seen, of one product or of all (`sku` null). Does nothing when the job could
 * not read some rows.
 */
export async function markVanishedSteps(db: Db, job: number, sku: string | null) {
  const { rows } = await sql<{ id: number; deleted_at: string }>`
    update product_wholesale_prices as w set deleted_at = now() from jobs, products as p
    where jobs.id = ${job} and jobs.problems = '[]' and p.id = w.product_id and w.deleted_at is null
      and (w.synced_at is null or w.synced_at < jobs.started_at)
      and (${sku}::text is null or p.sku_code = ${sku})
    returning w.id, w.deleted_at`.execute(db);
  return rows;
}
