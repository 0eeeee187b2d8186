import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { nameWriter } from '../change-event.ts';
import type { Db } from '../connect.ts';
import { StoreError } from '../store-error.ts';

const FOLDER = fileURLToPath(new URL('./rows', import.meta.url));

/**
 * Runs the SQL files of `folder` in the order of their names, all or nothing: each fills a table while it is empty.
 * Throws a StoreError that names the file that fails.
 */
export async function insertDemoRows(db: Db, folder = FOLDER): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  if (names.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await nameWriter(trx, 'demo');
    for (const name of names.sort())
      try {
        await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(trx);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new StoreError(`The demo rows of ${name} could not be inserted: ${why}`, { cause });
      }
  });
}
