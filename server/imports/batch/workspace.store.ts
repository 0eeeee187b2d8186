import { sql } from 'kysely';
import { BUSINESS_ZONE, type Db } from '../../store/index.ts';
import type { OrderLine } from '../order-line.ts';

/** Advisory lock key of all imports. */
const LOCK = 20_101_201;

/** Takes the lock of all imports until the session ends; false when another import has it. */
export async function lockImports(session: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(
    session,
  );
  return rows[0]?.free ?? false;
}

/** Gives the lock of all imports back. */
export async function unlockImports(session: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
}

/**
 * Creates the session's temporary tables: the lines of the present batch, emptied by every commit, and how often each SKU (in
 * its code form, sku_code) of each invoice has occurred in this file. In the database, so that files of any length need no memory here.
 */
export async function makeWorkspace(session: Db): Promise<void> {
  await sql`create temporary table import_batch (
    number integer primary key, invoice_no text not null, sku text not null, sku_code text not null, name text,
    quantity integer not null, line_at timestamptz not null, unit_price numeric not null, customer text not null, country text, occurrence integer
  ) on commit delete rows`.execute(session);
  await sql`create temporary table import_seen (
    invoice_no text, sku_code text, lines integer not null, primary key (invoice_no, sku_code)
  )`.execute(session);
}

/** Inserts the lines of a batch into import_batch and numbers the new ones. */
export async function stage(trx: Db, lines: readonly OrderLine[]): Promise<void> {
  const column = <K extends keyof OrderLine>(key: K) => lines.map((line) => line[key]);
  await sql`insert into import_batch
    select number, invoice_no, sku, sku_code, name, quantity, line_at at time zone ${BUSINESS_ZONE}, unit_price, customer,
      country, occurrence
    from unnest(
      ${column('number')}::int[], ${column('invoiceNo')}::text[], ${column('sku')}::text[], ${column('code')}::text[],
      ${column('name')}::text[], ${column('quantity')}::int[], ${column('at')}::timestamp[], ${column('price')}::numeric[],
      ${column('customer')}::text[], ${column('country')}::text[], ${column('occurrence')}::int[]
    ) as line (number, invoice_no, sku, sku_code, name, quantity, line_at, unit_price, customer, country, occurrence)`.execute(
    trx,
  );
  // Statistics for this table, and a low random page cost: otherwise the planner would scan the order tables several times per
  // batch.
  await sql`analyze import_batch`.execute(trx);
  await sql`set local random_page_cost = 1.1`.execute(trx);
  await sql`with seen as (
      insert into import_seen as seen
      select invoice_no, sku_code, count(*)::int from import_batch where occurrence is null group by 1, 2
      on conflict (invoice_no, sku_code) do update set lines = seen.lines + excluded.lines returning *
    ), numbered as (
      select number, lines + 1
        - row_number() over (partition by batch.invoice_no, batch.sku_code order by number desc) as occurrence
      from import_batch batch join seen using (invoice_no, sku_code)
      where occurrence is null
    )
    update import_batch batch set occurrence = numbered.occurrence from numbered where numbered.number = batch.number
  `.execute(trx);
}
