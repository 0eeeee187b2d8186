import { join } from 'node:path';
import { type Settings, SettingsError } from './settings.ts';
import {
  createFirstSuperadmin,
  DEMO_PASSWORD,
  hasAccounts,
  insertDemoRows,
  publicAccounts,
  type Store,
  seedDemo,
} from './store/index.ts';

const WITH_YOURS = 'with your account';

/** Makes sure of an account; returns how to sign in. Throws a SettingsError if others could with a public password. */
export async function firstAccounts(settings: Settings, store: Store): Promise<string> {
  if (settings.production) {
    const password = await createFirstSuperadmin(store);
    return password ? `superadmin, password ${password}  (shown only this once)` : WITH_YOURS;
  }
  if (!settings.demoEverywhere && !isOfThisMachine(settings.host)) await refusePublic(settings, store);
  await seedDemo(store, join(settings.dataDir, 'files'));
  const names = await publicAccounts(store.db);
  if (names.length === 0) return WITH_YOURS;
  await insertDemoRows(store.db);
  return `${names.join(', ')}; password ${DEMO_PASSWORD}`;
}

async function refusePublic({ host }: Settings, { db }: Store): Promise<void> {
  if ((await hasAccounts(db)) && (await publicAccounts(db)).length === 0) return;
  throw new SettingsError(
    `HOST=${host} lets other machines in, and everybody knows the password of the demo accounts. ` +
      'For accounts of your own set NODE_ENV=production; to show the demonstration to others, DEMO_ACCOUNTS=everywhere.',
  );
}

function isOfThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
