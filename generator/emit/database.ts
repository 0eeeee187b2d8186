import { type Column, MIGRATIONS } from '../../core/snapshot.ts';
import { pascalCase } from '../link/context/names.ts';
import { columnKind, isList } from '../link/data/column-type.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import type { Module } from './module.ts';
import { printKey, printString } from './print.ts';

const scalars: Readonly<Record<string, string>> = {
  whole: 'number',
  number: 'number',
  text: 'string',
  day: 'string',
  instant: 'string',
  boolean: 'boolean',
  bytes: 'Buffer',
};

const JSON_TYPES = `/** Whatever JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** JSON is read as what it says, and written as its text. \`Unsaid\`: what may stand for no value. */
type Json<T, Unsaid = never> = ColumnType<T, string | Unsaid, string | Extract<Unsaid, null>>;
`;

/** Emits the table types for Kysely: for each column the type that is read and the type that is written. */
export function emitDatabase(emission: Emission<LinkedCore>): void {
  const { tables } = emission.product.declarations;
  if (!tables) return;
  const module = emission.module(`${folders.server}/database.ts`, MIGRATIONS);
  const entries = Object.entries(tables.value).map(([name, { view, columns }]) => {
    // The builder names columns without their table, which a function of the row needs.
    const stored = Object.entries(columns).filter(([, { computed }]) => !computed);
    const lines = stored.map(([column, columnDefinition]) => {
      const json = columnKind(columnDefinition) === 'json' ? jsonType(emission, module, name, column) : null;
      return `    ${printKey(column)}: ${columnType(module, view ? { ...columnDefinition, generated: true } : columnDefinition, json)};`;
    });
    return `  ${printKey(name)}: {\n${lines.join('\n')}\n  };`;
  });
  const comment =
    '/** Every table and view that the migrations make, as the server reads and writes them. */';
  const hasJson = entries.some((text) => text.includes(': Json<'));
  if (hasJson) module.add(JSON_TYPES.replace('ColumnType', module.packageType('ColumnType', 'kysely')));
  module.add(`${comment}\nexport type Database = {\n${entries.join('\n')}\n};`);
  emission.write(module);
}

/** @param json the type of the value when the column holds JSON */
function columnType(module: Module, column: Column, json: string | null): string {
  const { nullable, generated, default: standard } = column;
  const kysely = (name: string) => module.packageType(name, 'kysely');
  const value = json ?? `${valueType(column)}${nullable ? ' | null' : ''}`;
  if (generated) return `${kysely('GeneratedAlways')}<${value}>`;
  if (json !== null) {
    const optional = [...(nullable ? ['null'] : []), ...(standard === undefined ? [] : ['undefined'])];
    return `Json<${[value, optional.join(' | ')].filter(Boolean).join(', ')}>`;
  }
  return standard === undefined ? value : `${kysely('Generated')}<${value}>`;
}

function valueType(column: Column): string {
  const { values } = column;
  const printed = values?.map((value) => (typeof value === 'string' ? printString(value) : String(value)));
  const value = printed?.join(' | ') ?? scalars[columnKind(column) ?? ''] ?? 'unknown';
  if (!isList(column)) return value;
  return printed ? `(${value})[]` : `${value}[]`;
}

/** The type that an entity declares for a JSON column, else any JSON value. */
function jsonType(emission: Emission<LinkedCore>, module: Module, table: string, column: string): string {
  for (const { id, stored } of emission.product.entities) {
    if (stored?.table !== table) continue;
    const fields = Object.entries(stored.fields);
    const [name] =
      fields.find(([, storedField]) => storedField.kind === 'column' && storedField.column === column) ?? [];
    if (name === undefined) continue;
    return `${module.type(pascalCase(id), `${folders.domain}/types/${id}.ts`)}[${printString(name)}]`;
  }
  return 'JsonValue';
}
