import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Db } from './connect.ts';
import { release } from './release.ts';
import { StoreError } from './store-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** What a migration does to a build that does not know it: after `expand` it goes on, after `contract` it cannot. */
type Kind = 'expand' | 'contract';

interface SqlFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** Absent: older than the kinds. */
  readonly kind?: Kind;
}

/** What the database remembers of a file that has run. */
interface Remembered {
  readonly name: string;
  readonly checksum: string;
  /** Absent where the database is older than the kinds. */
  readonly kind?: Kind | null;
  readonly release?: string | null;
}

/** The first file that says its kind: it makes the columns in which kinds are remembered. */
const FIRST_WITH_KIND = '3745-kinds-of-migrations';

/**
 * Brings the database to the newest version: every file of `folder` that has not run yet, in order of name, all
 * in one transaction. Throws a StoreError, and changes nothing, when a file that ran before was changed, removed
 * or overtaken, or when one fails. A newer release may have been here before: what it expanded is left alone. `only`: the names
 * of the migrations that an earlier release had.
 */
export async function migrate(db: Db, folder = MIGRATIONS_FOLDER, only?: readonly string[]): Promise<void> {
  const files = namedIn(await readFiles(folder), only);
  const remembered = await readRemembered(db);
  refuseChanged(remembered, files);
  const newer = expandedSince(remembered, files);
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries([
        ...newer.map((name) => [name, { up: async () => undefined }]),
        ...files.map((file) => [file.name, asMigration(file)]),
      ]),
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
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: name.slice(0, -4), text, checksum, kind: kindOf(name.slice(0, -4), text) };
    }),
  );
}

function namedIn(files: SqlFile[], only: readonly string[] | undefined): SqlFile[] {
  const unknown = only?.find((name) => !files.some((file) => file.name === name));
  if (unknown !== undefined)
    throw new StoreError(`This release does not know the migration ${unknown}: a later one is needed.`);
  return files.filter(({ name }) => !only || only.includes(name));
}

function kindOf(name: string, text: string): Kind | undefined {
  if (name < FIRST_WITH_KIND) return undefined;
  const [, kind] = /^-- (expand|contract)\n/.exec(text) ?? [];
  if (kind === 'expand' || kind === 'contract') return kind;
  throw new StoreError(
    `server/store/migrations/${name}.sql does not say its kind. Its first line is "-- expand" where the release before goes ` +
      'on with the database that it makes, else "-- contract".',
  );
}

/** The file's statements, and in the same transaction the note of what the file was like when it ran. */
function asMigration({ name, text, checksum, kind }: SqlFile): Migration {
  return {
    async up(db) {
      await sql.raw(text).execute(db);
      await sql`
        create table if not exists migration_checksums (name text primary key, checksum text not null)`.execute(
        db,
      );
      const values = kind ? { name, checksum, kind, release } : { name, checksum };
      await db.insertInto('migration_checksums').values(values).execute();
    },
  };
}

async function readRemembered(db: Db): Promise<Remembered[]> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass('migration_checksums') as table`.execute(db);
  if (!rows[0]?.table) return [];
  // All columns: a database of an earlier release has two of them.
  return db.selectFrom('migration_checksums').selectAll().execute();
}

function refuseChanged(remembered: readonly Remembered[], files: readonly SqlFile[]): void {
  for (const { name, checksum } of remembered) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file || file.checksum === checksum) continue;
    throw new StoreError(
      `server/store/migrations/${name}.sql was changed after it had run on this database. ` +
        'Put it back as it was and write the change as a new migration.',
    );
  }
}

/** Names of what a newer release expanded. Throws a StoreError where one contracted: this build would read what is not there. */
function expandedSince(remembered: readonly Remembered[], files: readonly SqlFile[]): string[] {
  const unknown = remembered.filter(({ name, kind }) => kind && !files.some((file) => file.name === name));
  const contracting = unknown.filter(({ kind }) => kind === 'contract').at(-1);
  if (!contracting) return unknown.map(({ name }) => name);
  throw new StoreError(
    `The database needs release ${contracting.release} or later, and this is ${release}: ` +
      `${contracting.name} took away what this one reads.`,
  );
}
