import { type QueryExecutorProvider, sql } from 'kysely';
import type { Column, Snapshot, Table } from '../../core/snapshot.ts';

interface Found {
  readonly table: string;
  readonly view: boolean;
  readonly keys: readonly (readonly string[])[];
  readonly codes: readonly string[];
  readonly counted: readonly (readonly string[])[];
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly default: string | null;
  readonly generated: boolean;
  readonly maxLength: number | null;
  readonly references: string | null;
  /** Definitions of the checks of this column alone. */
  readonly checks: readonly string[];
  /** Of an enumerated type. */
  readonly labels: readonly string[];
}

/** Reads the tables and views of the schema in use, but for those that Kysely keeps of its migrations. */
export async function readTables(db: QueryExecutorProvider): Promise<Snapshot['tables']> {
  const { rows } = await sql<Found>`
    select c.relname as "table", c.relkind in ('v', 'm') as view, a.attname as "column",
      array(
        -- What is unique in one spelling, as lower(name), is unique.
        select jsonb_agg(btrim(regexp_replace(
          pg_get_indexdef(i.indexrelid, n, true), '^\\w+\\(\\(?("?\\w+"?)\\)?(::[a-z ]+)?\\)$', '\\1'), '"') order by n)
        from pg_index as i cross join generate_series(1, i.indnkeyatts) as n
        where i.indrelid = c.oid and i.indisunique and i.indpred is null
        group by i.indexrelid, i.indisprimary order by i.indisprimary desc, 1
      ) as keys,
      array(
        select substring(pg_get_indexdef(i.indexrelid, 1, true) from '^code_form\\(+"?(\\w+)"?\\)?(?:::[a-z ]+)?\\)$') as code
        from pg_index as i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
          and pg_get_indexdef(i.indexrelid, 1, true) like 'code_form(%' order by 1
      ) as codes,
      array(select to_jsonb(columns) from counted_groups where counted_table = c.relname and not columns::text ~ '\\(' order by columns)
        as counted,
      format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable,
      case when a.attidentity <> '' then 'identity'
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
      a.attidentity = 'a' or a.attgenerated <> '' as generated,
      case when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4
        then a.atttypmod - 4 end as "maxLength",
      (select f.relname || '.' || fa.attname
        from pg_constraint as k join pg_class as f on f.oid = k.confrelid
          join pg_attribute as fa on fa.attrelid = f.oid and fa.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as "references",
      array(select pg_get_constraintdef(k.oid) from pg_constraint as k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks,
      array(select e.enumlabel::text from pg_enum as e
        where e.enumtypid = a.atttypid order by e.enumsortorder) as labels
    from pg_class as c
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    order by c.relname collate "C", a.attnum`.execute(db);
  const computed = await readComputed(db);
  const tables = new Map<string, Table & { readonly columns: Record<string, Column> }>();
  for (const row of rows) {
    const { table: name, view, keys, codes, counted } = row;
    const table = tables.get(name) ?? {
      ...(view ? { view } : {}),
      keys,
      ...(codes.length > 0 ? { codes } : {}),
      ...(counted.length > 0 ? { counted } : {}),
      columns: {},
    };
    table.columns[row.column] = columnOf(row);
    tables.set(name, table);
  }
  for (const { table, column, type } of computed) {
    const columns = tables.get(table)?.columns;
    if (columns) columns[column] = { type, generated: true, computed: true };
  }
  return Object.fromEntries(tables);
}

/** The functions that take a row of a table and answer a value. */
async function readComputed(db: QueryExecutorProvider): Promise<Pick<Found, 'table' | 'column' | 'type'>[]> {
  const { rows } = await sql<Pick<Found, 'table' | 'column' | 'type'>>`
    select c.relname as "table", p.proname as "column", format_type(p.prorettype, null) as type
    from pg_proc as p join pg_class as c on c.reltype = p.proargtypes[0] and c.relkind in ('r', 'p', 'v', 'm')
    where p.pronamespace = current_schema()::regnamespace and c.relnamespace = p.pronamespace
      and p.pronargs = 1 and p.prokind = 'f' and not p.proretset and p.provolatile <> 'v'
    order by c.relname collate "C", p.proname collate "C"`.execute(db);
  return rows;
}

function columnOf({
  type,
  nullable,
  generated,
  maxLength,
  references,
  checks,
  labels,
  ...row
}: Found): Column {
  const values =
    labels.length > 0 ? labels : checks.map(valuesOf).find((checkValues) => checkValues !== null);
  return {
    type,
    ...(nullable ? { nullable } : {}),
    ...(row.default === null ? {} : { default: row.default }),
    ...(generated ? { generated } : {}),
    ...(maxLength === null ? {} : { maxLength }),
    ...(values ? { values } : {}),
    ...(references === null ? {} : { references }),
  };
}

/** Wider ranges are limits rather than codes. */
const MOST_CODES = 50;

/** The values that a check lists, as PostgreSQL prints `in (…)` and `between … and …`; null for any other check. */
export function valuesOf(check: string): (number | string)[] | null {
  const plain = check.replace(/::(?:text|character varying|bpchar)(?:\[\])?/g, '');
  const listed = /^CHECK \(\(+\S+ = (?:ANY \(+ARRAY\[(.+)\]\)+|([^()]+)\)\))$/.exec(plain);
  if (listed) return literalsOf(listed[1] ?? listed[2] ?? '');
  const [, from, to] = /^CHECK \(\(\(\S+ >= (-?\d+)\) AND \(\S+ <= (-?\d+)\)\)\)$/.exec(check) ?? [];
  const count = Number(to) - Number(from) + 1;
  if (!(count >= 1 && count <= MOST_CODES)) return null;
  return Array.from({ length: count }, (_, valueOffset) => Number(from) + valueOffset);
}

/** `1, '-1'::integer` or `'a', 'it''s'`; null where something else stands among them. */
function literalsOf(list: string): (number | string)[] | null {
  const literal = /'?(-?\d+)'?::(?:smallint|integer|bigint)|'((?:[^']|'')*)'|(-?\d+)(?![\w.])/g;
  if (list.replace(literal, '').replaceAll(', ', '') !== '') return null;
  return [...list.matchAll(literal)].map(([, cast, text, number]) =>
    text === undefined ? Number(cast ?? number) : text.replaceAll("''", "'"),
  );
}
