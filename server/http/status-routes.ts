import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import type { PageConfig } from './page.ts';

const OPENAPI = new URL('../generated/compiled/openapi.json', import.meta.url);

/** What machines ask: is it alive, is it ready, which calls are there, and the page's configuration. */
export function addStatusRoutes(app: FastifyInstance, db: Db | null, config: PageConfig): void {
  app.get('/health', async (_request, reply) => fresh(reply).send({ status: 'alive' }));
  app.get('/ready', async (request, reply) => {
    try {
      if (db) await sql`select 1`.execute(db);
      return fresh(reply).send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return fresh(reply).code(503).send({ status: 'unavailable' });
    }
  });
  app.get('/config.json', async (_request, reply) => fresh(reply).send(config));
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(OPENAPI, 'utf8')),
  );
}

function fresh<T extends { header(name: string, value: string): T }>(reply: T): T {
  return reply.header('cache-control', 'no-store');
}
