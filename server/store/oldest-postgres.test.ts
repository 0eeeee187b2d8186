import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../generated/entities.ts';
import { lifecycleParts } from '../lifecycles.ts';
import { installGuards } from '../resources/guards.ts';
import { Steps } from '../resources/steps.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { programsOf } from './embedded/binaries.ts';
import { openStore, type Store } from './open-store.ts';
import { startTestCluster, type TestCluster } from './testing-cluster.ts';

// The oldest that DATABASE_URL may lead to, as Debian 12 has it.
const FOLDER = '/usr/lib/postgresql/15';

describe.runIf(existsSync(FOLDER))('on PostgreSQL 15', () => {
  let cluster: TestCluster;
  let store: Store;
  beforeAll(async () => {
    cluster = await startTestCluster(programsOf(FOLDER));
    // Not the migrated one: opening does that here.
    store = await openStore({ dataDir: '/nowhere', databaseUrl: cluster.urlOf('wholesale') });
  });
  afterAll(async () => {
    await store.close();
    await cluster.stop();
  });

  test('the migrations run, the demo data fit, searching finds and states are guarded', async () => {
    const version = await sql<{
      v: number;
    }>`select current_setting('server_version_num')::int / 10000 as v`.execute(store.db);
    expect(version.rows).toEqual([{ v: 15 }]);
    const folder = mkdtempSync(join(tmpdir(), 'demo-files-'));
    expect(await seedDemo(store, folder)).toBe(true);
    rmSync(folder, { recursive: true });
    const found = await store.db
      .selectFrom('products')
      .select('name')
      .where('name', 'ilike', '%beras merah%')
      .orderBy('name')
      .execute();
    expect(found.length).toBeGreaterThan(0);
    await installGuards(store.db, new Steps(lifecycleParts, entities).guarded);
    const unsent = sql`update broadcasts set status = 'Terjadwal' where status = 'Terkirim'`.execute(
      store.db,
    );
    await expect(unsent).rejects.toThrow('by the actions of lifecycle "broadcast" alone');
  });
});
