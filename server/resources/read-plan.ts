import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity, Sort, Stored } from '../../core/declared.ts';
import { fileAddress } from '../files/file-name.ts';
import type { Db } from '../store/index.ts';
import type { Entities, Row } from './row.ts';

export type Flat = Readonly<Record<string, unknown>>;
type Reader = (flat: Flat) => unknown;

interface ManyPlan {
  readonly name: string;
  readonly by: string;
  readonly order: RawBuilder<unknown>;
  readonly plan: ReadPlan;
}

/**
 * How some fields of an entity are read: one statement with left joins for the referenced tables, and one more
 * for each field that holds or counts many rows, whatever the number of rows. Made once, when the server is built.
 */
export interface ReadPlan {
  readonly entity: DeclaredEntity;
  readonly columns: readonly RawBuilder<unknown>[];
  /** By the name of the referencing field. */
  readonly joins: ReadonlyMap<string, RawBuilder<unknown>>;
  readonly readers: readonly (readonly [string, Reader])[];
  readonly manies: readonly ManyPlan[];
  readonly counts: readonly CountPlan[];
}

interface CountPlan {
  readonly name: string;
  readonly table: string;
  readonly by: string;
}

/** The table itself is `t` in every statement; a referenced one is `r_` and the field's name. */
export const tableColumn = (column: string) => sql.ref(`t.${column}`);
/** The transaction that wrote the row: PostgreSQL keeps it, so no writer can forget to change it. */
const versionOf = (alias: string) => sql`${sql.ref(`${alias}.xmin`)}::text`;
export const joinAlias = (field: string) => `r_${field}`;

/** Plans the reading of `fields` (unknown and computed ones are left out: a handler fills them). */
export function planRead(entity: DeclaredEntity, fields: readonly string[], entities: Entities): ReadPlan {
  const columns: RawBuilder<unknown>[] = [];
  const joins = new Map<string, RawBuilder<unknown>>();
  const readers: [string, Reader][] = [];
  const manies: ManyPlan[] = [];
  const counts: CountPlan[] = [];
  const select = (expression: RawBuilder<unknown>): string => {
    const alias = `c${columns.length}`;
    columns.push(sql`${expression} as ${sql.id(alias)}`);
    return alias;
  };
  select(tableColumn(entity.key));
  for (const name of fields) {
    const stored = entity.fields[name];
    if (stored?.kind === 'column' || stored?.kind === 'file') {
      readers.push([name, read(stored, select(tableColumn(stored.column)))]);
    } else if (stored?.kind === 'version') {
      readers.push([name, read(stored, select(versionOf('t')))]);
    } else if (stored?.kind === 'ref') {
      joins.set(name, joinFor(entity, name, entities));
      readers.push([name, readRef(name, stored, entities, select)]);
    } else if (stored?.kind === 'many') {
      const target = entityOf(stored.entity, entities);
      const order = orderBy(stored.sort ?? target.sort, target.key);
      manies.push({ name, by: stored.by, order, plan: planRead(target, stored.fields, entities) });
    } else if (stored?.kind === 'count') {
      counts.push({ name, by: stored.by, table: entityOf(stored.entity, entities).table });
    }
  }
  return { entity, columns, joins, readers, manies, counts };
}

function read(stored: Stored, alias: string): Reader {
  const address = stored.kind === 'file' && stored.as !== 'name';
  return address ? (flat) => fileAddress(flat[alias]) : (flat) => flat[alias];
}

type Select = (expression: RawBuilder<unknown>) => string;

function readRef(
  name: string,
  stored: { readonly entity: string; readonly fields: readonly string[] },
  entities: Entities,
  select: Select,
): Reader {
  const target = entityOf(stored.entity, entities);
  const key = select(sql.ref(`${joinAlias(name)}.${target.key}`));
  const parts = stored.fields.flatMap((field): [string, Reader][] => {
    const part = target.fields[field];
    if (part?.kind === 'version') return [[field, read(part, select(versionOf(joinAlias(name))))]];
    if (part?.kind !== 'column' && part?.kind !== 'file') return [];
    return [[field, read(part, select(sql.ref(`${joinAlias(name)}.${part.column}`)))]];
  });
  return (flat) => (flat[key] === null ? null : assemble(parts, flat));
}

/** The left join that a referencing field needs. Throws when the field is none. */
export function joinFor(entity: DeclaredEntity, field: string, entities: Entities): RawBuilder<unknown> {
  const stored = entity.fields[field];
  if (stored?.kind !== 'ref') throw new Error(`${entity.entity}.${field} does not refer to another table.`);
  const target = entityOf(stored.entity, entities);
  const alias = joinAlias(field);
  return sql`left join ${sql.table(target.table)} as ${sql.id(alias)}
    on ${sql.ref(`${alias}.${target.key}`)} = ${tableColumn(stored.column)}`;
}

export function entityOf(name: string, entities: Entities): DeclaredEntity {
  const entity = entities[name];
  if (!entity) throw new Error(`There is no entity "${name}".`);
  return entity;
}

/**
 * With the key at the end, so that rows which are equal in the order never change places between pages. It goes the way
 * of what stands before it: of two that were created in one millisecond the later comes first where the newest does.
 */
export function completeSort(sort: readonly Sort[], key: string): readonly Sort[] {
  return sort.some(({ column }) => column === key)
    ? sort
    : [...sort, { column: key, dir: sort.at(-1)?.dir ?? 'asc' }];
}

function orderBy(sort: readonly Sort[], key: string): RawBuilder<unknown> {
  return sql.join(
    completeSort(sort, key).map(({ column, dir }) => sql`${tableColumn(column)} ${sql.raw(dir)}`),
  );
}

/** What follows the columns of a statement: `from`, joins, conditions, order and limits. */
export async function readRows(db: Db, plan: ReadPlan, queryTail: RawBuilder<unknown>): Promise<Row[]> {
  return assembleRows(db, plan, (await selectOf(plan, queryTail).execute(db)).rows);
}

/** Some rows and a number in one statement, so as they are at one moment; `first` is the `with` that both may read. */
export async function readRowsBeside(
  db: Db,
  plan: ReadPlan,
  queryTail: RawBuilder<unknown>,
  total: RawBuilder<number | null>,
  first: RawBuilder<unknown> = sql``,
): Promise<{ rows: Row[]; total: number | null }> {
  // A single row is joined with the ordered ones by a loop over them, which keeps their order.
  const { rows } = await sql<Flat & { total: number | null }>`
    ${first} select * from (select ${total} as total) as beside left join (${selectOf(plan, queryTail)}) as r on true`.execute(
    db,
  );
  const flats = rows.filter((flat) => flat[KEY] !== null);
  return { rows: await assembleRows(db, plan, flats), total: rows[0]?.total ?? null };
}

/** The statement alone, for who fetches its rows in another way and hands them to `assembleRows`. */
export function selectOf(plan: ReadPlan, queryTail: RawBuilder<unknown>): RawBuilder<Flat> {
  const joins = [...plan.joins.values()];
  return sql<Flat>`select ${sql.join(plan.columns)} from ${sql.table(plan.entity.table)} as t
    ${joins.length > 0 ? sql.join(joins, sql` `) : sql``} ${queryTail}`;
}

/** Makes the entity's rows of what the statement gave, with those of other tables that belong to them. */
export async function assembleRows(db: Db, plan: ReadPlan, flats: readonly Flat[]): Promise<Row[]> {
  const rows = flats.map((flat) => assemble(plan.readers, flat));
  if (flats.length === 0) return rows;
  await addManies(db, plan, flats, rows);
  await addCounts(db, plan, flats, rows);
  return rows;
}

/** The row with this key, or null. */
export async function readRow(
  db: Db,
  plan: ReadPlan,
  key: unknown,
  conditions: readonly RawBuilder<unknown>[] = [],
): Promise<Row | null> {
  const where = [sql`${tableColumn(plan.entity.key)} = ${key}`, ...conditions];
  const rows = await readRows(db, plan, sql`where ${sql.join(where, sql` and `)}`);
  return rows[0] ?? null;
}

function assemble(readers: ReadPlan['readers'], flat: Flat): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, reader] of readers) row[name] = reader(flat);
  return row;
}

const KEY = 'c0';

async function addManies(db: Db, plan: ReadPlan, flats: readonly Flat[], rows: Record<string, unknown>[]) {
  const keys = flats.map((flat) => flat[KEY]);
  for (const { name, by, order, plan: manyPlan } of plan.manies) {
    const owner: [string, Reader] = [OWNER, (flat) => flat.owner];
    const columns = [...manyPlan.columns, sql`${tableColumn(by)} as owner`];
    const childRows = await readRows(
      db,
      { ...manyPlan, columns, readers: [...manyPlan.readers, owner] },
      sql`where ${tableColumn(by)} = any(${keys}) order by ${order}`,
    );
    const groups = groupByOwner(childRows);
    rows.forEach((row, index) => {
      row[name] = groups.get(keys[index]) ?? [];
    });
  }
}

async function addCounts(
  db: Db,
  { counts }: ReadPlan,
  flats: readonly Flat[],
  rows: Record<string, unknown>[],
) {
  const keys = flats.map((flat) => flat[KEY]);
  for (const { name, table, by } of counts) {
    const counted = await sql<{ owner: unknown; count: number }>`
      select ${tableColumn(by)} as owner, count(*)::int as count from ${sql.table(table)} as t
      where ${tableColumn(by)} = any(${keys}) group by 1`.execute(db);
    const countOf = new Map(counted.rows.map(({ owner, count }) => [owner, count]));
    rows.forEach((row, index) => {
      row[name] = countOf.get(keys[index]) ?? 0;
    });
  }
}

// No declared field can be called that: field names are made of letters, digits and underscores.
const OWNER = '(owner)';

function groupByOwner(rows: readonly Row[]): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const { [OWNER]: owner, ...row } of rows) {
    const group = groups.get(owner);
    if (group) group.push(row);
    else groups.set(owner, [row]);
  }
  return groups;
}
