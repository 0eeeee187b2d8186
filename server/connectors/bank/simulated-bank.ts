import type { Db } from '../../store/index.ts';
import type { ConnectorAnswer, Transport } from '../transport.ts';
import { readSimulatedCredits } from './simulated-bank.store.ts';

/** BCA's stand-in: an order is paid to its virtual account one to three days after it was made, but for some. */
export function simulatedBca(db: Db): Transport {
  return async ({ url }) => {
    const address = new URL(url, 'http://simulated/');
    if (address.pathname === '/api/oauth/token') return json({ access_token: 'simulated', expires_in: 3600 });
    const { searchParams } = address;
    const rows = await readSimulatedCredits(db, searchParams.get('StartDate'), searchParams.get('EndDate'));
    return json({ Currency: 'IDR', Data: rows });
  };
}

function json(body: object): ConnectorAnswer {
  const headers = { 'content-type': 'application/json' };
  return { status: 200, statusText: 'OK', headers, body: JSON.stringify(body) };
}
