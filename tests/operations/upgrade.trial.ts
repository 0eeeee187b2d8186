import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAccount } from '../../server/store/embedded/account.ts';
import { findBinaries } from '../../server/store/embedded/binaries.ts';
import { sharedFolder } from '../../server/store/embedded/home.ts';
import { startTemporary, type TemporaryCluster } from '../../server/store/embedded/temporary.ts';
import { openStore, type Store, seedDemo } from '../../server/store/index.ts';
import { temporaryFolder } from '../e2e/support/product-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** In whose node_modules the earlier PostgreSQL is. */
const EARLIER = pathToFileURL(join(import.meta.dirname, 'postgres-17/package.json')).href;

let earlier: TemporaryCluster;
const folder = temporaryFolder('upgrade');
const before = join(folder, 'before');
const after = join(folder, 'after');

beforeAll(async () => {
  earlier = await startTemporary(findBinaries(databaseAccount(null), sharedFolder, EARLIER));
  mkdirSync(before);
});
afterAll(async () => {
  await earlier?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command of the product as its operator does; answers what it prints. */
function command(script: string, args: readonly string[], env: Readonly<Record<string, string>>): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', `scripts/${script}.ts`, ...args],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  if (status !== 0) throw new Error(`${script} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** The version of PostgreSQL, and how many rows there are of what was written by hand and by triggers. */
async function contentOf({ db }: Store) {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version,
      (select count(*) from products) as products, (select count(*) from transactions) as orders,
      (select sum(hashtext(name)) from products) as names`.execute(db);
  const { version, ...content } = rows[0] ?? { version: 0 };
  return { version, content };
}

it('a place of PostgreSQL 17 is that of the present one after a backup and a restore', async () => {
  const databaseUrl = earlier.urlOf('wholesale');
  const old = await openStore({ dataDir: before, databaseUrl });
  await seedDemo(old, join(before, 'files'));
  const { version, content } = await contentOf(old);
  await old.close();
  expect(version).toBe(17);
  const backups = join(folder, 'backups');
  command('backup', [backups], { DATABASE_URL: databaseUrl, DATA_DIR: before });
  command('verify-backup', [backups], {});
  // Exit code 0: the figures are those that are counted.
  const restored = command('restore', [backups], { DATABASE_URL: '', DATA_DIR: after });
  expect(restored).toContain('The place is held');
  const store = await openStore({ dataDir: after, databaseUrl: null });
  try {
    const now = await contentOf(store);
    expect(now.version).toBeGreaterThan(17);
    expect(now.content).toEqual(content);
  } finally {
    await store.close();
  }
});
