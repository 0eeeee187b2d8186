import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import type { ConnectorAnswer, Transport } from '../transport.ts';

/**
 * The embedded simulation of BCA, behind the same adapter: every order to be paid by virtual account is paid one to three days
 * after it was made, except some that shops forget.
 */
export function simulatedBca(db: Db): Transport {
  return async ({ url }) => {
    const address = new URL(url, 'http://simulated/');
    if (address.pathname === '/api/oauth/token') return json({ access_token: 'simulated', expires_in: 3600 });
    const { rows } = await sql<Record<string, string>>`
      select to_char(day, 'DD/MM') as "TransactionDate", 'C' as "TransactionType",
        to_char(total_price, 'FM99999999999990.00') as "TransactionAmount", 'TRSF E-BANKING CR' as "TransactionName",
        virtual_account_id || ' ' || invoice_no as "Trailer"
      from (
        select *, (created_at + make_interval(days => 1 + id % 3))::date as day from transactions
        where virtual_account_id ~ '^[0-9]{10,18}$' and id % 10 <> 0 and total_price > 0
          -- The demo data tell of some payments already.
          and not exists (select 1 from bca_mutations where reference = 'BCA-' || invoice_no)
      ) as paid
      where day between ${address.searchParams.get('StartDate')}::date and ${address.searchParams.get('EndDate')}::date
        and day <= now()::date
      order by day, id`.execute(db);
    return json({ Currency: 'IDR', Data: rows });
  };
}

function json(body: object): ConnectorAnswer {
  const headers = { 'content-type': 'application/json' };
  return { status: 200, statusText: 'OK', headers, body: JSON.stringify(body) };
}
