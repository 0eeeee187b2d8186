import { createServer } from 'node:net';
import { programsOf } from './embedded/binaries.ts';
import { startTestCluster, type TestCluster } from './testing-cluster.ts';

/** The variable that tells the test workers where to ask for the cluster. */
export const CLUSTER_PORT = 'TEST_CLUSTER_PORT';

/**
 * Vitest's global setup: one cluster for the whole run, started when the first test asks for a database, so that
 * runs without one do not pay. A client gets the address of the cluster's own database, or the error. TEST_POSTGRES: folder of
 * another PostgreSQL than ours, such as /usr/lib/postgresql/15.
 */
export default async function setup(): Promise<() => Promise<void>> {
  let cluster: Promise<TestCluster> | null = null;
  const other = process.env.TEST_POSTGRES;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    cluster ??= startTestCluster(other ? programsOf(other) : undefined);
    cluster.then(
      ({ urlOf }) => socket.end(urlOf('postgres')),
      (error: unknown) => socket.end(`error: ${error instanceof Error ? error.message : String(error)}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  process.env[CLUSTER_PORT] = String(typeof found === 'object' && found ? found.port : '');
  return async () => {
    server.close();
    await (await cluster?.catch(() => null))?.stop();
  };
}
