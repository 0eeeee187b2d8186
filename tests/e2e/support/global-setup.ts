import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct, temporaryFolder } from './product-process.ts';
import { ACCOUNTS, type Account, sessionOf } from './sessions.ts';

/** One product with demo data for all specs that do not need one of their own, and a session of each account. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('e2e');
  const product = await startProduct(join(folder, 'data'));
  process.env.BASE_URL = product.url;
  process.env.SESSIONS = folder;
  await Promise.all(ACCOUNTS.map((account) => keepSession(product.url, account)));
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Signs in by the API, and keeps what the page keeps of it; signing in by the form has journeys of its own. */
async function keepSession(url: string, username: Account): Promise<void> {
  const response = await fetch(`${url}/api/login/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: Buffer.from('wholesale').toString('base64') }),
  });
  const { data } = (await response.json()) as { data: { api_token: string; user: { role: number } } };
  const cookie = (name: string, value: string) => ({
    name,
    value,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict',
  });
  const state = {
    cookies: [cookie('token', data.api_token), cookie('role', String(data.user.role))],
    origins: [{ origin: url, localStorage: [{ name: 'user', value: JSON.stringify(data.user) }] }],
  };
  writeFileSync(sessionOf(username), JSON.stringify(state));
}
