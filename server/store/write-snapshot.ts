import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import {
  hashOfMigrations,
  migrationsOf,
  printSnapshot,
  readMigration,
  SNAPSHOT,
  type Snapshot,
} from '../../core/snapshot.ts';
import { type Db, pastPooler } from './connect.ts';
import { DATABASE } from './embedded/cluster.ts';
import { startTemporary } from './embedded/temporary.ts';
import { migrate } from './migrate.ts';
import { readTables } from './read-snapshot.ts';
import { StoreError } from './store-error.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Starts PostgreSQL for a moment, runs the migrations of the product below `root`, and writes its `tables.json`. */
export async function writeSnapshot(root: string): Promise<void> {
  const cluster = await startTemporary();
  try {
    const snapshot = await pastPooler(cluster.urlOf(DATABASE), (db) => snapshotOf(root, db));
    writeFileSync(join(root, SNAPSHOT), printSnapshot(snapshot));
  } finally {
    await cluster.stop();
  }
}

/** Migrates an empty database, and answers what the product's own migrations have made. */
async function snapshotOf(root: string, db: Db): Promise<Snapshot> {
  const migrations = hashOfMigrations(root) ?? '';
  await migrate(db);
  const tables = await readTables(db);
  if (resolve(root) === REPOSITORY) return { migrations, tables };
  // Another product uses the tables of this server.
  await runMigrations(db, root);
  const tableEntries = Object.entries(await readTables(db));
  return { migrations, tables: Object.fromEntries(tableEntries.filter(([name]) => !(name in tables))) };
}

/** Runs the migrations of another product, in a database that is not kept. */
export async function runMigrations(db: Db, root: string): Promise<void> {
  for (const name of migrationsOf(root)) {
    const statements = sql.raw(readMigration(root, name));
    await statements.execute(db).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError(`Migration ${name} failed: ${why}`, { cause });
    });
  }
}
