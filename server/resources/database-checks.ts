import { sql } from 'kysely';
import type { Problem } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { valuesOf } from '../store/read-snapshot.ts';

/** A check of the database. */
export interface DatabaseCheck {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether its first column is a date or a time. */
  readonly isTime: boolean;
  /** As PostgreSQL prints it. */
  readonly definition: string;
  /** Its comment: `column: Sentence.`, where the definition does not tell. */
  readonly comment: string | null;
}

/** Reads the checks of all tables of the schema in use. */
export async function readChecks(db: Db): Promise<DatabaseCheck[]> {
  const { rows } = await sql<DatabaseCheck>`
    select r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition,
      obj_description(c.oid, 'pg_constraint') as comment,
      array_agg(a.attname::text order by a.attnum) as columns,
      (array_agg(format_type(a.atttypid, null) order by a.attnum))[1] ~ '^(date|time)' as "isTime"
    from pg_constraint as c join pg_class as r on r.oid = c.conrelid
      join pg_attribute as a on a.attrelid = r.oid and a.attnum = any(c.conkey)
    where c.contype = 'c' and r.relnamespace = current_schema()::regnamespace
    group by c.oid, r.relname order by 1, 2`.execute(db);
  return rows;
}

/** What a check says of which column; undefined where neither its comment nor its definition tells. */
export function problemOfCheck(check: DatabaseCheck): Problem | undefined {
  const { comment, definition, columns } = check;
  const [, commented, sentence] = /^(\w+): (.+)$/s.exec(comment ?? '') ?? [];
  if (commented && sentence) return { field: commented, message: sentence };
  const plain = definition.replace(/\((-?\d+)\)::numeric/g, '$1');
  const [field = ''] = columns;
  return columns.length === 1 ? ofColumn(field, plain) : ofPair(plain, check.isTime);
}

function ofColumn(field: string, definition: string): Problem | undefined {
  if (/^CHECK \(\(\w+ <> ''::text\)\)$/.test(definition))
    return { field, message: 'Please fill this field.' };
  const values = valuesOf(definition);
  if (values)
    return { field, message: 'This is one of {values} only.', params: { values: values.join(', ') } };
  const bounds = [...definition.matchAll(/\w+ (>=|>|<=) (-?\d+)/g)].map(
    ([, sign = '', bound]) => [sign, Number(bound)] as const,
  );
  const [[sign, bound] = []] = bounds;
  if (sign === undefined || bounds.length > 2 || / OR | IS /.test(definition)) return undefined;
  const most = bounds.find(([boundSign]) => boundSign === '<=')?.[1];
  if (bounds.length === 2)
    return { field, message: 'This is {least} to {most} only.', params: { least: bound, most } };
  return sign === '>'
    ? { field, message: 'This must be more than {least}.', params: { least: bound } }
    : { field, message: 'This must be at least {least}.', params: { least: bound } };
}

/** `CHECK ((end_date >= start_date))`: it is told at the first. */
function ofPair(definition: string, isTime: boolean): Problem | undefined {
  const [, field, sign, other] = /^CHECK \(\((\w+) (>=|>) (\w+)\)\)$/.exec(definition) ?? [];
  if (!field || !other) return undefined;
  if (isTime && sign === '>=') return { field, message: 'Start date cannot beyond end date.' };
  const message = isTime ? 'This must be after {other}.' : 'This must be more than {other}.';
  return { field, message, params: { other: { text: other } } };
}
