import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Db } from './connect.ts';
import { StoreError } from './store-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

interface SqlFile {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database to the newest version: every file of `folder` that has not run yet, in order of name, all
 * in one transaction. Throws a StoreError, and changes nothing, when a file that ran before was changed, removed
 * or overtaken, or when one fails.
 */
export async function migrate(db: Db, folder = MIGRATIONS_FOLDER): Promise<void> {
  const files = await readFiles(folder);
  await refuseChanged(db, files);
  const provider: MigrationProvider = {
    getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, asMigration(file)])),
  };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  const where = failed ? `Migration ${failed.migrationName} failed` : 'The migrations could not run';
  const why = error instanceof Error ? error.message : String(error);
  throw new StoreError(`${where}: ${why}`, { cause: error });
}

async function readFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with other line ends is still the same migration.
      const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name: name.slice(0, -4), text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The file's statements, and in the same transaction the note of what the file was like when it ran. */
function asMigration({ name, text, checksum }: SqlFile): Migration {
  return {
    async up(db) {
      await sql.raw(text).execute(db);
      await sql`
        create table if not exists migration_checksums (name text primary key, checksum text not null)`.execute(
        db,
      );
      await db.insertInto('migration_checksums').values({ name, checksum }).execute();
    },
  };
}

async function refuseChanged(db: Db, files: SqlFile[]): Promise<void> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass('migration_checksums') as table`.execute(db);
  if (!rows[0]?.table) return;
  const done = await db.selectFrom('migration_checksums').select(['name', 'checksum']).execute();
  for (const { name, checksum } of done) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file || file.checksum === checksum) continue;
    throw new StoreError(
      `server/store/migrations/${name}.sql was changed after it had run on this database. ` +
        'Put it back as it was and write the change as a new migration.',
    );
  }
}
