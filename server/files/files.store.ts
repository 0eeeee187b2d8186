import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** A stored file, but for its bytes. */
export interface FileRow {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly originalName: string | null;
  /** Of an image. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** The account that it is of. */
  readonly by: number | null;
  /** For those who may chat. A picture that is also kept for everybody is for everybody. */
  readonly ofChat: boolean;
}

export function readFiles(db: Db) {
  return db.selectFrom('files').select(['name', 'mime']).orderBy('name').execute();
}

/** Until the transaction ends no other one stores or removes the file. */
export async function lockFile(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The lock of who needs all files to stay, as SQL; shared. */
export const FILES_STAY = "hashtext('files stay')";

/** Whether files may be removed in this transaction: no backup is being made. */
export async function mayRemoveFiles(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(FILES_STAY)}) as may`.execute(db);
  return rows[0]?.may === true;
}

/** Adds the file; one that is there is kept anew. */
export async function insertFile(
  db: Db,
  { name, mime, bytes, originalName, size, by, ofChat }: FileRow,
): Promise<void> {
  await sql`
    insert into files (name, mime, bytes, original_name, width, height, created_by, guarded, of_chat)
    values (${name}, ${mime}, ${bytes}, ${originalName}, ${size?.width ?? null}, ${size?.height ?? null}, ${by}, ${ofChat}, ${ofChat})
    on conflict (name) do update set kept_at = now(), guarded = files.guarded and excluded.guarded,
      of_chat = files.of_chat or excluded.of_chat`.execute(db);
}

/** Deletes the file unless it was stored in the last `hours`. Returns whether it did. */
export async function removeOldFile(db: Db, name: string, hours: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from files where name = ${name} and kept_at < now() - make_interval(hours => ${hours})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Matches a file name in a column: alone, in a URL, or inside rich text. */
const NAME = '[0-9a-f]{32}\\.[a-z0-9]{2,5}';
/** Tables whose references do not count as use. */
const NOT_USERS = ['files', 'audit_entries', 'idempotency_keys', 'nav_logs', 'migration_checksums'];

/** Files that no row names and none stored lately. Every text and JSON column is searched, the undeclared ones too. */
export async function unusedFiles(db: Db, hours: number): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; columns: string[] }>`
    select c.table_name::text as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      and not c.table_name::text = any(${NOT_USERS})
    group by c.table_name`.execute(db);
  const nameQueries = columns.map(({ table, columns: names }) => {
    const columnTexts = sql.join(names.map((name) => sql`${sql.ref(name)}::text`));
    return sql`select m[1] as name from ${sql.table(table)},
      regexp_matches(concat_ws(' ', ${columnTexts}), ${`(${NAME})`}, 'g') as m`;
  });
  const { rows } = await sql<{ name: string }>`
    select name from files where kept_at < now() - make_interval(hours => ${hours})
    except ${nameQueries.length > 0 ? sql`(${sql.join(nameQueries, sql` union `)})` : sql`select null`}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
