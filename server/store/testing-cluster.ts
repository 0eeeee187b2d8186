import { withClient } from './client.ts';
import { pastPooler } from './connect.ts';
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
  await withClient(url, 'wholesale-tests', (client) => client.query(statement));
}

async function makeTemplate(urlOf: TestCluster['urlOf']): Promise<void> {
  await administer(urlOf('postgres'), `create database ${TEMPLATE}`);
  await pastPooler(urlOf(TEMPLATE), migrate);
  await migrateQueue(urlOf(TEMPLATE));
}
