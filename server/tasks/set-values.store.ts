import { sql } from 'kysely';
import { type Db, rowOfCode } from '../store/index.ts';

/** One line of a file: the key of a record and the new value of its column. */
export interface Wanted {
  readonly line: number;
  readonly key: string;
  readonly value: number;
}

/** The line with its record, and the value that it has. */
export interface MatchedLine {
  readonly line: number;
  readonly id: number;
  readonly value: number;
  readonly before: number | null;
}

/** How files name the records `t` of a table: `g.key`; an index answers it. */
const MATCHES = {
  products: sql`t.id = ${rowOfCode('products', sql`g.key`)}`,
  users: sql`t.nav_id = g.key`,
} as const;

export interface ValuePlace {
  readonly table: keyof typeof MATCHES;
  readonly column: 'max_qty' | 'active';
}

/** The lines whose record exists; the records are locked. */
export async function lockLines(
  db: Db,
  { table, column }: ValuePlace,
  lines: readonly Wanted[],
): Promise<MatchedLine[]> {
  const { rows } = await sql<MatchedLine>`
    select g.line, g.value, t.id, t.${sql.ref(column)} as before
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (line integer, key text, value integer)
    join ${sql.table(table)} as t on ${MATCHES[table]}
    order by t.id for update of t`.execute(db);
  return rows;
}

export async function writeLines(
  db: Db,
  { table, column }: ValuePlace,
  lines: readonly MatchedLine[],
): Promise<void> {
  await sql`update ${sql.table(table)} as t set ${sql.ref(column)} = g.value
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (id integer, value integer)
    where t.id = g.id`.execute(db);
}
