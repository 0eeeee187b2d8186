import { access, constants, mkdir, readFile, statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Db, takesChanges } from '../store/index.ts';
import type { PageConfig } from './page.ts';

const OPENAPI = new URL('../generated/compiled/openapi.json', import.meta.url);

/** Minimum free bytes for an upload and its database entries. */
const ROOM = 64 * 1024 * 1024;
/** Timeout of the database check in milliseconds. */
const PATIENCE = 3000;

/** What readiness depends on; null when another server answers the calls. */
interface Needs {
  readonly db: Db;
  /** Folders that this machine writes to. */
  readonly folders: readonly string[];
}

/** Endpoints for machines: liveness, readiness, the list of calls, and the page's settings. */
export function addStatusRoutes(app: FastifyInstance, needs: Needs | null, config: PageConfig): void {
  app.get('/health', async (_request, reply) => fresh(reply).send({ status: 'alive' }));
  app.get('/ready', async (request, reply) => {
    try {
      if (needs) await Promise.all([answers(needs.db), ...needs.folders.map(hasRoom)]);
      return fresh(reply).send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const reason = error instanceof NotReady ? error.message : 'The database does not answer';
      return fresh(reply).code(503).header('retry-after', 2).send({ status: 'unavailable', reason });
    }
  });
  app.get('/config.json', async (_request, reply) => fresh(reply).send(config));
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(OPENAPI, 'utf8')),
  );
}

/** Why calls cannot be answered, as text for the operator. */
class NotReady extends Error {}

async function answers(db: Db): Promise<void> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new NotReady('The database does not answer')), PATIENCE).unref();
  });
  if (!(await Promise.race([takesChanges(db), late]))) throw new NotReady('The database takes no changes');
}

async function hasRoom(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize >= ROOM) return;
  } catch (cause) {
    throw new NotReady(`${folder} cannot be written to`, { cause });
  }
  throw new NotReady(`${folder} has no room left`);
}

function fresh<T extends { header(name: string, value: string): T }>(reply: T): T {
  return reply.header('cache-control', 'no-store');
}
