import { randomBytes } from 'node:crypto';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from './connect.ts';
import type { Store } from './open-store.ts';
import { administer, startTestCluster, TEMPLATE, type TestCluster } from './testing-cluster.ts';
import { refuseSessionState } from './testing-pooled.ts';
import { CLUSTER_PORT } from './testing-setup.ts';

/**
 * A migrated, empty database of the test's own (some 50 ms); with another template, one without any table. `db` refuses what a
 * pooler would break. `close` drops it: call
 * it in afterAll or afterEach. server/store/testing-setup.ts among vitest's globalSetup files makes all workers share one cluster.
 */
export async function createTestDatabase(template: string = TEMPLATE): Promise<Store> {
  const clusterUrl = await askForCluster();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(clusterUrl, `create database ${name} template ${template}`);
  const url = Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
  const db = connect(url, { max: 5, heard: ({ sql }) => refuseSessionState(sql) });
  return {
    db,
    url,
    describe: `test database ${name}`,
    async close() {
      await db.destroy();
      await administer(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

let own: Promise<TestCluster> | null = null;

/** The run's cluster; without the global setup, one of this worker's own, which ends with the worker. */
async function askForCluster(): Promise<string> {
  const port = Number(process.env[CLUSTER_PORT]);
  if (!port) {
    own ??= startTestCluster();
    return (await own).urlOf('postgres');
  }
  const answer = await text(connectSocket(port, '127.0.0.1'));
  if (!answer.startsWith('postgres:')) throw new Error(`The test cluster did not start: ${answer}`);
  return answer;
}
