import type { Column } from '../../core/snapshot.ts';
import type { Db } from '../store/index.ts';
import { readTables as readSnapshot } from '../store/read-snapshot.ts';
import type { Entities } from './row.ts';

export interface TableColumn {
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** The only ones that it may hold. */
  readonly values?: readonly (number | string)[];
  /** `table.column` of its foreign key. */
  readonly references?: string;
}
/** Table -> column -> what the database says of it. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, TableColumn>>;

/** Reads the columns of all tables of the schema in use. */
export async function readTables(db: Db): Promise<Tables> {
  const snapshotTables = Object.entries(await readSnapshot(db));
  return new Map(
    snapshotTables.map(([name, { columns }]) => [name, new Map(Object.entries(columns).map(columnOf))]),
  );
}

function columnOf([name, column]: readonly [string, Column]): readonly [string, TableColumn] {
  const { type, nullable = false, default: standard, references, values } = column;
  const known = { ...(references ? { references } : {}), ...(values ? { values } : {}) };
  return [name, { type, nullable, hasDefault: standard !== undefined, ...known }];
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
      if (stored.kind === 'many' || stored.kind === 'count') {
        const table = entities[stored.entity]?.table ?? stored.entity;
        need(table, stored.by);
        if (stored.kind === 'many' && stored.place) need(table, stored.place);
      } else if (stored.kind !== 'computed' && stored.kind !== 'version') need(entity.table, stored.column);
    }
    for (const column of (entity.counted ?? []).flat()) need(entity.table, column);
    for (const { column } of entity.sort) need(entity.table, column);
    for (const { table, column } of entity.referencedBy ?? []) need(table, column);
  }
  return [...missing].sort();
}
