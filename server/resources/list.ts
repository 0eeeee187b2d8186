import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity, DeclaredOperation, Resource } from '../../core/declared.ts';
import { countedTotal } from '../store/index.ts';
import { type ByKeys, pageByKeys, stepOf } from './deep-page.ts';
import { compileFilter, joinsFor, whereAll } from './filter.ts';
import { type Order, orderClause, orderOfColumns } from './order.ts';
import { compileParents } from './parent.ts';
import { readBatches } from './read-batches.ts';
import { completeSort, planRead, type ReadPlan, readRows, readRowsBeside, tableColumn } from './read-plan.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { type Place, placeOf } from './search.ts';
import type { Tables } from './tables.ts';
import { keptGroupOf } from './total.ts';
import type { Work } from './work.ts';

export const DEFAULT_SIZE = 10;
export const MAX_SIZE = 500;
/** Rows of a page of all of them. */
const MOST = 10_000;

/** One page of rows, and how many there are on all pages; null where who asks wants the rows before they are counted. */
export interface Page {
  readonly rows: readonly Row[];
  readonly total: number | null;
}

/** How the query asks for the total: with the rows, `later`, or `alone`. */
type Asked = 'later' | 'alone' | undefined;

function totalAsked({ paging }: DeclaredOperation, query: Row): Asked {
  const totalMode = paging?.total === undefined ? undefined : query[paging.total];
  return totalMode === 'later' || totalMode === 'alone' ? totalMode : undefined;
}

/** What the query asks for; `size` null means all rows. */
export function pageOf(operation: DeclaredOperation, query: Row): { page: number; size: number | null } {
  const { paging } = operation;
  if (!paging) return { page: 1, size: null };
  const size = paging.size ? query[paging.size] : undefined;
  if (paging.all && size === 'all') return { page: 1, size: MOST };
  return {
    page: Math.max(1, whole(query[paging.page], 1)),
    size: Math.min(MAX_SIZE, Math.max(1, whole(size === undefined ? size : Number(size), DEFAULT_SIZE))),
  };
}

function whole(value: unknown, fallback: number): number {
  return Number.isSafeInteger(value) ? Number(value) : fallback;
}

/** A list as a statement: what is read, and which rows of it in which order. */
interface Query {
  readonly plan: ReadPlan;
  readonly filter: RawBuilder<unknown>;
  readonly order: Order;
  /** How many rows the filter lets pass: counted, and as it is kept. */
  readonly total: RawBuilder<number>;
  readonly kept: RawBuilder<number | null> | undefined;
  /** Of a search: the keys of all that it finds. */
  readonly hits?: RawBuilder<{ readonly key: unknown }>;
  readonly key: RawBuilder<unknown>;
  /** Of a table: how the keys of a page are found. */
  readonly byKeys?: ByKeys | undefined;
}

/** Prepares a list: the answer is one page of the declared fields. */
export function compileList(
  operation: DeclaredOperation,
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
  fields: readonly string[],
): (work: Work, inputs: Inputs) => Promise<Page> {
  const queryOf = compileQuery(operation, resource, entity, entities, fields);
  const requireParents = compileParents(resource, entity, entities);
  return async (work, inputs) => {
    const { query } = inputs;
    const span = pageOf(operation, query);
    const read = { later: readRowsFirst, alone: readTotal, undefined: readPage }[
      String(totalAsked(operation, query)) as `${Asked}`
    ];
    const answer = await read(work, queryOf(work, inputs), span);
    if (answer.rows.length === 0) await requireParents(work, inputs);
    return answer;
  };
}

interface Span {
  readonly page: number;
  readonly size: number | null;
}

const limitOf = ({ filter, order }: Query, { page, size }: Span) =>
  sql`${filter} order by ${orderClause(order)}${size === null ? sql`` : sql` limit ${size} offset ${(page - 1) * size}`}`;

/** Rows and their total come from one statement, so they are of one moment. */
async function readPage(work: Work, query: Query, span: Span): Promise<Page> {
  if (span.size === null) {
    const rows = await readRows(work.db, query.plan, limitOf(query, span));
    return { rows, total: rows.length };
  }
  return (await readHits(work, query, span)) ?? readLimited(work, query, span, exactTotal(query));
}

function readLimited({ db }: Work, query: Query, span: Span, total: RawBuilder<number | null>) {
  const { plan, byKeys } = query;
  const { page, size } = span;
  if (!byKeys || size === null || page === 1) return readRowsBeside(db, plan, limitOf(query, span), total);
  const byKey = pageByKeys(byKeys, { offset: (page - 1) * size, size }, total);
  return readRowsBeside(db, plan, byKey.tail, byKey.total, byKey.first);
}

/** More hits of a search are not read at once: along the index of an order a page of them is soon found. */
const MOST_HITS = 5000;

/**
 * A page of few hits; null where there are more, or nothing is searched. PostgreSQL takes rare words for frequent ones, and would
 * read the whole table in the order of the page until it has found ten of them: so all are found first, by the index of the words.
 */
async function readHits({ db }: Work, query: Query, span: Span): Promise<Page | null> {
  if (!query.hits) return null;
  const page = await readRowsBeside(
    db,
    query.plan,
    limitOf(
      { ...query, filter: sql`where ${query.key} = any(array(select key from hits)) and ${FEW_HITS}` },
      span,
    ),
    sql<number | null>`(select case when ${FEW_HITS} then count(*)::int end from hits)`,
    sql`with hits as materialized (${query.hits} limit ${MOST_HITS + 1})`,
  );
  return page.total === null ? null : page;
}

const FEW_HITS = sql`(select count(*) from hits) <= ${sql.lit(MOST_HITS)}`;

/** Rows at once, and their total where it is kept or where they are the last ones. */
async function readRowsFirst(work: Work, query: Query, span: Span): Promise<Page> {
  const hits = await readHits(work, query, span);
  if (hits) return hits;
  const { rows, total } = await readLimited(work, query, span, query.kept ?? sql<null>`null::integer`);
  const rowsBefore = (span.page - 1) * (span.size ?? 0);
  const isLast = rows.length < (span.size ?? Infinity) && (rows.length > 0 || rowsBefore === 0);
  return { rows, total: total ?? (isLast ? rowsBefore + rows.length : null) };
}

async function readTotal({ db }: Work, query: Query): Promise<Page> {
  const { rows } = await sql<{ total: number }>`select ${exactTotal(query)} as total`.execute(db);
  return { rows: [], total: rows[0]?.total ?? 0 };
}

const exactTotal = ({ total, kept }: Query) => (kept ? sql<number>`coalesce(${kept}, ${total})` : total);

/** Prepares the same list without its pages: all rows, some at a time, as they are at one moment. */
export function compileBatches(
  operation: DeclaredOperation,
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
  fields: readonly string[],
): (work: Work, inputs: Inputs) => AsyncGenerator<readonly Row[]> {
  const queryOf = compileQuery(operation, resource, entity, entities, fields);
  const requireParents = compileParents(resource, entity, entities);
  return async function* (work, inputs) {
    const { plan, filter, order } = queryOf(work, inputs);
    await requireParents(work, inputs);
    yield* readBatches(work.db, plan, sql`${filter} order by ${orderClause(order)}`);
  };
}

function compileQuery(
  operation: DeclaredOperation,
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
  fields: readonly string[],
): (work: Work, inputs: Inputs) => Query {
  const plan = planRead(entity, fields, entities);
  const filterOf = compileFilter(
    { ...operation, ...(resource.where ? { where: resource.where } : {}) },
    entity,
    entities,
  );
  const sortable = new Map(operation.sort?.fields.map((path) => [path, placeOf(path, entity, entities)]));
  const natural = orderOfColumns(completeSort(entity.sort, entity.key));
  return (work, inputs) => {
    const { clause, conditions, places, equals } = filterOf(work, inputs);
    const chosen = chosenSort(operation, sortable, inputs.query);
    const order = chosen ? orderOf(chosen, entity, work.tables) : natural;
    const joinsOf = (of: readonly Place[], existing: ReadPlan['joins']) =>
      joinsFor(of, existing, entity, entities);
    const sorted = [...places, ...(chosen ? [chosen.place] : [])];
    const among = amongOf(entity, joinsOf(places, new Map()), clause);
    const key = tableColumn(entity.key);
    const kept = equals && keptGroupOf(entity, equals, work.tables);
    const isTable = work.tables.get(entity.table)?.get(entity.key)?.nullable === false;
    return {
      plan: { ...plan, joins: joinsOf(sorted, plan.joins) },
      filter: clause,
      order,
      total: sql<number>`(select count(*)::int ${among})`,
      key,
      ...(places.length > 0 && { hits: sql<{ key: unknown }>`select ${key} as key ${among}` }),
      kept: kept && countedTotal(kept.group, kept.values),
      byKeys: isTable
        ? {
            key,
            order,
            among: (further) =>
              amongOf(entity, joinsOf(sorted, new Map()), whereAll([...conditions, ...further])),
            steps: kept && stepOf(kept, order, work.tables),
          }
        : undefined,
    };
  };
}

interface Chosen {
  readonly place: Place;
  readonly dir: 'asc' | 'desc';
}

function chosenSort(
  operation: DeclaredOperation,
  sortable: ReadonlyMap<string, Place>,
  query: Row,
): Chosen | null {
  if (!operation.sort) return null;
  const place = sortable.get(String(query[operation.sort.field] ?? ''));
  if (!place) return null;
  return { place, dir: query[operation.sort.dir] === 'desc' ? 'desc' : 'asc' };
}

/**
 * What has no value comes last either way. The key breaks ties in the direction of the sort, so that one index over
 * both columns serves either; and where no value can be missing nothing is said of it, because PostgreSQL would then
 * not read the index backwards.
 */
function orderOf({ place, dir }: Chosen, entity: DeclaredEntity, tables: Tables): Order {
  const complete = place.join === null && tables.get(entity.table)?.get(place.column)?.nullable === false;
  const columnOfTable = place.join === null ? { column: place.column } : {};
  const nulls = dir === 'desc' && !complete ? ({ nulls: 'last' } as const) : {};
  if (columnOfTable.column === entity.key) return [{ expression: place.expression, dir, ...columnOfTable }];
  const tie = { expression: tableColumn(entity.key), dir, column: entity.key };
  return [{ expression: place.expression, dir, ...columnOfTable, ...nulls }, tie];
}

/** The rows that a filter lets pass, of its table and those that it looks into. */
function amongOf(
  { table }: DeclaredEntity,
  joins: ReadonlyMap<string, RawBuilder<unknown>>,
  clause: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`from ${sql.table(table)} as t ${sql.join([...joins.values()], sql` `)} ${clause}`;
}
