import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The bank's credits of these days in BCA's words: of the orders with a virtual account, all but one in ten. */
export async function readSimulatedCredits(
  db: Db,
  startDate: string | null,
  endDate: string | null,
): Promise<Record<string, string>[]> {
  const { rows } = await sql<Record<string, string>>`
    select to_char(day, 'DD/MM') as "TransactionDate", 'C' as "TransactionType",
      to_char(amount_due, 'FM99999999999990.00') as "TransactionAmount", 'TRSF E-BANKING CR' as "TransactionName",
      virtual_account_id || ' ' || invoice_no as "Trailer"
    from (
      select *, (created_at + make_interval(days => 1 + id % 3))::date as day from transactions
      where virtual_account_id ~ '^[0-9]{10,18}$' and id % 10 <> 0 and amount_due > 0
        -- The demo data tell of some payments already.
        and not exists (select 1 from bca_mutations where reference = 'BCA-' || invoice_no)
    ) as paid
    where day between ${startDate}::date and ${endDate}::date and day <= now()::date
    order by day, id`.execute(db);
  return rows;
}
