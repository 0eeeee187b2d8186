import pg from 'pg';
import { connect } from './connect.ts';
import type { Binaries } from './embedded/binaries.ts';
import { startTemporary, type TemporaryCluster } from './embedded/temporary.ts';
import { migrate } from './migrate.ts';
import { migrateQueue } from './queue-schema.ts';

export const TEMPLATE = 'template_migrated';

export type TestCluster = TemporaryCluster;

/** Starts a cluster in the temporary folder, holding one migrated database to clone from. `binaries`: not our own. */
export async function startTestCluster(binaries?: Binaries): Promise<TestCluster> {
  const cluster = await startTemporary(binaries);
  await makeTemplate(cluster.urlOf);
  return cluster;
}

/** Runs one statement on the cluster's own database: making and dropping the others. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(urlOf: TestCluster['urlOf']): Promise<void> {
  await administer(urlOf('postgres'), `create database ${TEMPLATE}`);
  const db = connect(urlOf(TEMPLATE), { max: 1 });
  try {
    await migrate(db);
    await migrateQueue(urlOf(TEMPLATE));
  } finally {
    await db.destroy();
  }
}
