import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** A line that a job refused: its fields, and why. */
export interface StoredLine {
  readonly line: number;
  readonly given: readonly string[];
  readonly reason: string;
}

export async function insertRejectedLines(db: Db, job: number, lines: readonly StoredLine[]): Promise<void> {
  await sql`
    insert into job_rejected_lines (job_id, line, given, reason)
    select ${job}, line, given, reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (line integer, given jsonb, reason text)
    on conflict do nothing`.execute(db);
}

/** Removes the lines of a job and returns them, in no order. */
export async function takeRejectedLines(db: Db, job: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    delete from job_rejected_lines where job_id = ${job} returning line, given, reason`.execute(db);
  return rows;
}
