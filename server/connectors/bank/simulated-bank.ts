import type { Db } from '../../store/index.ts';
import type { ConnectorAnswer, Transport } from '../transport.ts';
import { readSimulatedCredits } from './simulated-bank.store.ts';

/**
 * The embedded simulation of BCA, behind the same adapter: every order to be paid by virtual account is paid one to three days
 * after it was made, except some that shops forget.
 */
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
