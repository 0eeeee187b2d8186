import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** The name that a file was uploaded with. */
export async function readOriginalName(db: Db, name: string): Promise<string | null | undefined> {
  const files = db.selectFrom('files').select('original_name').where('name', '=', name);
  return (await files.executeTakeFirst())?.original_name;
}

/** Whether a file is not for everybody who has its address, and whether it is for those who may chat. */
export async function readGuard(db: Db, name: string) {
  const files = db.selectFrom('files').select(['guarded', 'of_chat']).where('name', '=', name);
  return (await files.executeTakeFirst()) ?? { guarded: false, of_chat: false };
}

/** Whether the file is an account's own, which uploaded or generated it, or is held by a record in one of these columns. */
export async function isFileOf(
  db: Db,
  name: string,
  account: number,
  columns: readonly { readonly table: string; readonly column: string }[],
): Promise<boolean> {
  const holders = columns.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${name})`,
  );
  const isHeld = holders.length > 0 ? sql.join(holders, sql` or `) : sql`false`;
  const { rows } = await sql`
    select from files as f where name = ${name} and (created_by = ${account} or ${isHeld} or exists (
      select from jobs as j left join job_files as g on g.job_id = j.id
      where j.admin_user_id = ${account} and f.name in (j.result_file, g.file)))`.execute(db);
  return rows.length > 0;
}
