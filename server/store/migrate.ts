import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
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
  /** The statements of a file that runs outside a transaction; absent: it has one of its own. */
  readonly statements?: readonly string[];
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
 * Brings the database to the newest version: every file of `folder` that has not run yet, in order of name, each in a transaction
 * of its own. Throws a StoreError, before it changes anything, when a file that ran before was changed, removed or overtaken; when
 * one fails, those before it stay. A newer release may have been here before: what it expanded is left alone. `only`: the names of
 * the migrations that an earlier release had. Who starts servers runs it under aloneAtStart.
 */
export async function migrate(db: Db, folder = MIGRATIONS_FOLDER, only?: readonly string[]): Promise<void> {
  const files = namedIn(await readFiles(folder), only);
  const remembered = await readRemembered(db);
  refuseChanged(remembered, files);
  const newer = expandedSince(remembered, files);
  const done = await readDone(db);
  refuseDisorder(done, [...newer, ...files.map(({ name }) => name)].sort());
  for (const file of files.filter(({ name }) => !done.includes(name))) {
    await run(db, file).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new StoreError(`Migration ${file.name} failed: ${why}`, { cause: error });
    });
  }
}

async function readFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with other line ends is still the same migration.
      const text = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      const kind = kindOf(name.slice(0, -4), text);
      return { name: name.slice(0, -4), text, checksum, kind, ...statementsOf(name, text) };
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

/** What can be said again when it was interrupted, and needs no transaction. */
const CONCURRENT =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|reindex \w+ concurrently|alter table \S+ validate constraint)\s/i;

/** The statements of a file that says `-- concurrently` in its second line. */
function statementsOf(name: string, text: string): Pick<SqlFile, 'statements'> {
  if (!/^-- \w+\n-- concurrently\n/.test(text)) return {};
  const statements = text
    .replace(/--.*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  const unrepeatable = statements.find((statement) => !CONCURRENT.test(statement));
  if (unrepeatable === undefined) return { statements };
  throw new StoreError(
    `server/store/migrations/${name} runs outside a transaction, and this could not run again: ${unrepeatable}. ` +
      'There stand "create index concurrently if not exists", "drop index concurrently if exists", "reindex … concurrently" and ' +
      '"alter table … validate constraint" alone.',
  );
}

/** Milliseconds that a file may wait for a lock, while all others wait behind it, and until its next try. */
const PATIENCE = 500;
const PAUSE = 1000;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs a file, and notes what it was like when it ran. */
async function run(db: Db, { statements, ...file }: SqlFile): Promise<void> {
  if (statements) {
    for (const statement of statements) await runConcurrently(db, statement);
    await db.transaction().execute((tx) => note(tx, file));
    return;
  }
  while (!(await tryTransaction(db, file))) await pause(PAUSE);
}

/** False, and nothing done, where the lock of a table was not to be had in time. */
async function tryTransaction(db: Db, file: SqlFile): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql.raw(`set local lock_timeout = ${PATIENCE}`).execute(tx);
      await sql.raw(file.text).execute(tx);
      await note(tx, file);
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/** An index that an interrupted run has left is not valid, and would pass for one that is there. */
async function runConcurrently(db: Db, statement: string): Promise<void> {
  const [, name = ''] = /^create .*?\bif not exists\s+"?(\w+)/is.exec(statement) ?? [];
  const { rows } = await sql<{ invalid: string }>`
    select indexrelid::regclass::text as invalid from pg_index
    where indexrelid = to_regclass(quote_ident(${name})) and not indisvalid`.execute(db);
  for (const { invalid } of rows) await sql.raw(`drop index concurrently ${invalid}`).execute(db);
  await sql.raw(statement).execute(db);
}

/** Names of the files that have run, and when: builds of earlier releases read them. */
type Done = { readonly kysely_migration: { readonly name: string; readonly timestamp: string } };

async function note(tx: Db, { name, checksum, kind }: SqlFile): Promise<void> {
  await sql`
    create table if not exists migration_checksums (name text primary key, checksum text not null);
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
  const values = kind ? { name, checksum, kind, release } : { name, checksum };
  await tx.insertInto('migration_checksums').values(values).execute();
  await tx
    .withTables<Done>()
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .execute();
}

async function readDone(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const rows = await db.withTables<Done>().selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name).sort();
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ table: string | null }>`select to_regclass(${name}) as table`.execute(db);
  return Boolean(rows[0]?.table);
}

/** What has run is what would run first. */
function refuseDisorder(done: readonly string[], names: readonly string[]): void {
  const missing = done.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new StoreError(
      `The migrations could not run: ${missing} is missing, and has run on this database.`,
    );
  const overtaken = names.find((name, index) => index < done.length && !done.includes(name));
  if (overtaken !== undefined)
    throw new StoreError(
      `The migrations could not run: ${overtaken} has not run, and later ones have. Give it a later number.`,
    );
}

async function readRemembered(db: Db): Promise<Remembered[]> {
  if (!(await hasTable(db, 'migration_checksums'))) return [];
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
