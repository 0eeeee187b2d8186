import { hashOfTexts, printSnapshot, type Snapshot, type Table } from '../../core/snapshot.ts';

type Tables = Snapshot['tables'];
type Column = Table['columns'][string];
type Migrations = ReadonlyMap<string, string>;

/**
 * The text of `tables.json` after further migrations, where allMigrations they say is what the tools write; undefined where only a database
 * can tell.
 * @param previousText its text, read after allMigrations other migrations
 * @param allMigrations allMigrations migrations, also the further ones
 * @param further names of those that came, in their order
 */
export function tablesAfter(
  previousText: string,
  allMigrations: Migrations,
  further: readonly string[],
): string | undefined {
  const snapshot = JSON.parse(previousText) as Snapshot;
  const others = [...allMigrations].filter(([name]) => !further.includes(name));
  if (snapshot.migrations !== hashOfTexts(others)) return undefined;
  let tables: Tables | undefined = snapshot.tables;
  for (const name of further)
    for (const statement of statementsOf(allMigrations.get(name) ?? ''))
      tables = tables && afterStatement(tables, statement);
  const migrations = hashOfTexts([...allMigrations]);
  if (!tables || migrations === undefined) return undefined;
  const sorted = Object.fromEntries(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1)));
  return printSnapshot({ migrations, tables: sorted });
}

/** Statements without their semicolons; those of the tools hold none in their texts. */
export function statementsOf(text: string): string[] {
  return text
    .replace(/^--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** The tables after one statement; undefined: it is none that the tools write. */
function afterStatement(tables: Tables, statement: string): Tables | undefined {
  if (
    /^(create (unique )?index|create trigger|drop index|insert into|update|select set_config\()/i.test(
      statement,
    )
  )
    return tables;
  const [, created, body] = /^create table (\w+) \(\n([\s\S]*)\n\)$/.exec(statement) ?? [];
  if (created !== undefined && body !== undefined) return withTable(tables, created, body.split(',\n'));
  const [, dropped] = /^drop table (\w+)$/.exec(statement) ?? [];
  if (dropped !== undefined)
    return Object.fromEntries(Object.entries(tables).filter(([name]) => name !== dropped));
  const [, altered = '', change = ''] = /^alter table (\w+) ([\s\S]*)$/.exec(statement) ?? [];
  const table = tables[altered];
  const columns = table && afterChange(table.columns, altered, change);
  return columns && { ...tables, [altered]: { ...table, columns } };
}

type Columns = Table['columns'];

function afterChange(columns: Columns, table: string, change: string): Columns | undefined {
  const [, added] = /^add column (.*)$/s.exec(change) ?? [];
  if (added !== undefined) {
    const entry = columnOf(added);
    return entry && { ...columns, [entry.name]: entry.column };
  }
  const [, dropped] = /^drop column (\S+)$/.exec(change) ?? [];
  if (dropped !== undefined)
    return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== unquoted(dropped)));
  if (change.startsWith(`drop constraint if exists ${table}_`)) return columns;
  const [, column = '', list = ''] = /^add constraint \w+ check \((\S+) in \((.*)\)\)$/.exec(change) ?? [];
  const limited = columns[unquoted(column)];
  if (limited) return { ...columns, [unquoted(column)]: { ...limited, values: valuesOf(list) } };
  const [, begun = '', value = ''] = /^alter column (\S+) set default (.*)$/.exec(change) ?? [];
  const begins = columns[unquoted(begun)];
  return begins && { ...columns, [unquoted(begun)]: { ...begins, default: printed(value, begins.type) } };
}

function withTable(tables: Tables, name: string, lines: readonly string[]): Tables | undefined {
  const entries = lines.map((line) => columnOf(line.trim()));
  const key = lines.find((line) => line.endsWith(' primary key'))?.trim();
  if (entries.some((entry) => !entry) || key === undefined) return undefined;
  const columns = Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry.name, entry.column]] : [])));
  return { ...tables, [name]: { keys: [[unquoted(key.split(' ')[0] ?? '')]], columns } };
}

/** Type as it is written -> as PostgreSQL names it. */
const TYPES: Readonly<Record<string, string>> = {
  'timestamptz(3)': 'timestamp with time zone',
  'numeric(18, 2)': 'numeric',
};

function columnOf(line: string): { readonly name: string; readonly column: Column } | undefined {
  const [, written = '', type = '', furtherWords = ''] =
    /^("[^"]+"|\w+) (timestamptz\(3\)|numeric\(18, 2\)|text|integer|smallint|boolean|jsonb|uuid|date)(.*)$/s.exec(
      line,
    ) ?? [];
  if (written === '') return undefined;
  const named = TYPES[type] ?? type;
  const [, byDefault] = /(?<! by) default ((?:'(?:[^']|'')*'|[^' ])+)/.exec(furtherWords) ?? [];
  const [, list] = / check \(\S+ in \((.*)\)\)/.exec(furtherWords) ?? [];
  const [, referred] = / references (\w+)/.exec(furtherWords) ?? [];
  const isKey = furtherWords.endsWith(' primary key');
  const column = {
    type: named,
    ...(isKey || furtherWords.includes(' not null') ? {} : { nullable: true as const }),
    ...(furtherWords.includes(' as identity') ? { default: 'identity' } : {}),
    ...(byDefault === undefined ? {} : { default: printed(byDefault, named) }),
    ...(list === undefined ? {} : { values: valuesOf(list) }),
    ...(referred === undefined ? {} : { references: `${referred}.${referred === 'files' ? 'name' : 'id'}` }),
  };
  return { name: unquoted(written), column };
}

const unquoted = (name: string) => name.replace(/^"|"$/g, '');

/** As PostgreSQL prints a default. */
function printed(value: string, type: string): string {
  if (value === 'current_date') return 'CURRENT_DATE';
  if (type === 'numeric' && /^-?\d+$/.test(value))
    return `${value.startsWith('-') ? `'${value}'::integer` : value}`;
  return value.startsWith("'") ? `${value}::${type}` : value;
}

function valuesOf(list: string): (string | number)[] {
  return [...list.matchAll(/'((?:[^']|'')*)'|(-?\d+)/g)].map(([, text, number]) =>
    number === undefined ? (text ?? '').replaceAll("''", "'") : Number(number),
  );
}
