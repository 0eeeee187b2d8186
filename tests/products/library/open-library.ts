import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../../server/build-server.ts';
import { addToken } from '../../../server/calls/tokens.store.ts';
import { hashToken, makeToken } from '../../../server/rules/tokens.ts';
import { readSettings } from '../../../server/settings.ts';
import { createTestDatabase } from '../../../server/store/testing.ts';
import { checks } from './checks.ts';
import { loanHandlers, loanSteps } from './loan-steps.ts';
import { productName, roles } from './server/generated/access.ts';
import { endpoints } from './server/generated/endpoints.ts';
import { entities } from './server/generated/entities.ts';
import type { EndpointHandlers } from './server/generated/handlers.ts';
import { addTables } from './tables.ts';

/** The village trusts its people: a name is enough. */
const handlers = {
  ...loanHandlers,
  'desk.sign-in': async ({ body }, { db }) => {
    const role = body.username === 'librarian' ? 1 : 9;
    const account = { username: body.username, role, password_hash: '-' };
    const known = db.selectFrom('admin_users').select('id').where('username', '=', body.username);
    const added = db.insertInto('admin_users').values(account).returning('id');
    const { id } = (await known.executeTakeFirst()) ?? (await added.executeTakeFirstOrThrow());
    const token = makeToken();
    await addToken(db, id, hashToken(token), 1);
    return { user: { id, username: body.username, role }, api_token: token };
  },
} satisfies EndpointHandlers;

/** The library behind a port of this machine, over a database of its own; `dist`: its built page. */
export async function openLibrary(port: number, dist?: string): Promise<{ close(): Promise<void> }> {
  const store = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'library-'));
  await addTables(store);
  const app = await buildServer({
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    store,
    endpoints,
    entities,
    roleNames: roles,
    handlers,
    checks,
    lifecycles: loanSteps,
    productName,
    ...(dist ? { dist } : {}),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    async close() {
      await app.close();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
