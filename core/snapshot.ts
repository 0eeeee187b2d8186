import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Below the root of a product: its migrations, the demo rows of new tables, and what a migrated database says. */
export const MIGRATIONS = 'server/store/migrations';
export const DEMO_ROWS = 'server/store/demo/rows';
export const SNAPSHOT = 'server/store/tables.json';

/** `tables.json`: read from a migrated database (`read-snapshot.ts`), and by the compiler. */
export interface Snapshot {
  /** What `hashOfMigrations` gave when it was read. */
  readonly migrations: string;
  readonly tables: Readonly<Record<string, Table>>;
}

export interface Table {
  /** A view: nothing is written to it, and it does not say which of its columns always have a value. */
  readonly view?: true;
  /** Unique keys, each as a list of columns. */
  readonly keys: readonly (readonly string[])[];
  /** Columns whose code form is unique; rows that are marked as twins may stand apart. */
  readonly codes?: readonly string[];
  /** Groups that its rows are counted by, each a list of columns; an empty one is the whole table. */
  readonly counted?: readonly (readonly string[])[];
  readonly columns: Readonly<Record<string, Column>>;
}

export interface Column {
  /** As PostgreSQL names it, without its limits: `integer`, `numeric`, `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly nullable?: true;
  /** Its default: an expression of SQL, or `identity`. */
  readonly default?: string;
  /** The database alone writes it. */
  readonly generated?: true;
  /** A function of the row, read like a column of it: `t.column` has it, `*` does not. */
  readonly computed?: true;
  /** Characters of a text. */
  readonly maxLength?: number;
  /** The only ones that a check or its type allows. */
  readonly values?: readonly (number | string)[];
  /** `table.column` of its foreign key. */
  readonly references?: string;
}

/** SHA-256 of the migrations below `root`, whatever the line ends of the checkout; undefined where there are none. */
export function hashOfMigrations(root: string): string | undefined {
  return hashOfTexts(migrationsOf(root).map((name) => [name, readMigration(root, name)]));
}

/** The same of names and texts, in the order in which they run. */
export function hashOfTexts(texts: readonly (readonly [name: string, text: string])[]): string | undefined {
  if (texts.length === 0) return undefined;
  const sum = createHash('sha256');
  for (const [name, text] of texts) sum.update(`${name}\0`).update(`${text}\0`);
  return sum.digest('hex');
}

/** Whether `tables.json` was read after these very migrations; true where there are none. */
export function isSnapshotFresh(root: string): boolean {
  const expectedHash = hashOfMigrations(root);
  const file = join(root, SNAPSHOT);
  if (expectedHash === undefined) return true;
  if (!existsSync(file)) return false;
  const hashMatch = /"migrations": "(\w+)"/.exec(readFileSync(file, 'utf8'));
  return hashMatch?.[1] === expectedHash;
}

/** Names of the files, in the order in which they run. */
export function migrationsOf(root: string): string[] {
  const folder = join(root, MIGRATIONS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

export function readMigration(root: string, name: string): string {
  return readFileSync(join(root, MIGRATIONS, name), 'utf8').replaceAll('\r\n', '\n');
}

/** The file's text: a line for each column, so that a difference reads like one of SQL. */
export function printSnapshot({ migrations, tables }: Snapshot): string {
  const printed = Object.entries(tables).map(([name, { columns, ...table }]) => {
    const lines = Object.entries(columns).map(
      ([column, definition]) => `        ${entry(column, definition)}`,
    );
    const propertyLines = Object.entries(table).map(([key, value]) => `      ${entry(key, value)},\n`);
    return `    ${JSON.stringify(name)}: {\n${propertyLines.join('')}      "columns": {\n${lines.join(',\n')}\n      }\n    }`;
  });
  return `{\n  ${entry('migrations', migrations)},\n  "tables": {\n${printed.join(',\n')}\n  }\n}\n`;
}

function entry(key: string, value: unknown): string {
  return `${JSON.stringify(key)}: ${spaced(value)}`;
}

/** On one line, with a space where a person would write one. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => entry(key, child));
  return `{ ${entries.join(', ')} }`;
}
