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

/**
 * Endpoints for machines: liveness, readiness, the list of calls, and the page's settings. A server that can only be read from is
 * ready, and says why; needs `addDrain` and `addMetrics`.
 */
export function addStatusRoutes(
  app: FastifyInstance,
  needs: Needs | null,
  config: PageConfig,
  { openApi }: { readonly openApi: boolean },
): void {
  if (needs)
    app.watch('backoffice_read_only', '1 while nothing can be saved', async () =>
      (await readOnlyReason(needs)) === undefined ? 0 : 1,
    );
  app.get('/health', async (_request, reply) => fresh(reply).send({ status: 'alive' }));
  app.get('/ready', async (request, reply) => {
    try {
      if (app.drain.hasBegun) throw new NotReady('The server is ending');
      const readOnly = needs && (await readOnlyReason(needs));
      return fresh(reply).send({ status: 'ready', ...(readOnly ? { readOnly } : {}) });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const reason = error instanceof NotReady ? error.message : 'The database does not answer';
      return fresh(reply).code(503).header('retry-after', 2).send({ status: 'unavailable', reason });
    }
  });
  app.get('/config.json', async (_request, reply) => fresh(reply).send(config));
  if (openApi)
    app.get('/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(await readFile(OPENAPI, 'utf8')),
    );
}

/** Why calls cannot be answered, as text for the operator. */
class NotReady extends Error {}

/** Why nothing can be written; undefined when it can. Throws when nothing can be read either. */
async function readOnlyReason({ db, folders }: Needs): Promise<string | undefined> {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new NotReady('The database does not answer')), PATIENCE).unref();
  });
  if (!(await Promise.race([takesChanges(db), late]))) return 'The database takes no changes';
  const reasons = await Promise.all(folders.map(unwritable));
  return reasons.find((reason) => reason !== undefined);
}

/** Why a folder cannot be written to; undefined when it can. */
async function unwritable(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= ROOM ? undefined : `${folder} has no room left`;
  } catch {
    return `${folder} cannot be written to`;
  }
}

function fresh<T extends { header(name: string, value: string): T }>(reply: T): T {
  return reply.header('cache-control', 'no-store');
}
