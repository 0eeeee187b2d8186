import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import type { Entities } from './row.ts';

export interface TableColumn {
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
}
/** Table -> column -> what the database says of it. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, TableColumn>>;

/** Reads the columns of all tables of the schema in use. */
export async function readTables(db: Db): Promise<Tables> {
  const { rows } = await sql<{ table: string; column: string } & TableColumn>`
    select table_name as "table", column_name as "column", data_type as "type",
      is_nullable = 'YES' as "nullable",
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const tables = new Map<string, Map<string, TableColumn>>();
  for (const { table, column, ...rest } of rows) {
    const columns = tables.get(table) ?? new Map<string, TableColumn>();
    tables.set(table, columns.set(column, rest));
  }
  return tables;
}

/** Every column that the declared entities name and the database lacks, as `table.column`. */
export function missingColumns(tables: Tables, entities: Entities): string[] {
  const missing = new Set<string>();
  const need = (table: string, column: string) => {
    if (!tables.get(table)?.has(column)) missing.add(`${table}.${column}`);
  };
  for (const entity of Object.values(entities)) {
    need(entity.table, entity.key);
    if (entity.touched) need(entity.table, entity.touched);
    for (const stored of Object.values(entity.fields)) {
      if (stored.kind === 'many') {
        const table = entities[stored.entity]?.table ?? stored.entity;
        need(table, stored.by);
        if (stored.place) need(table, stored.place);
      } else if (stored.kind !== 'computed' && stored.kind !== 'version') need(entity.table, stored.column);
    }
    for (const { column } of entity.sort) need(entity.table, column);
    for (const { table, column } of entity.referencedBy) need(table, column);
  }
  return [...missing].sort();
}
