import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity, DeclaredOperation, Resource } from '../../core/declared.ts';
import { compileFilter, joinsFor } from './filter.ts';
import { compileParents } from './parent.ts';
import { readBatches } from './read-batches.ts';
import { orderBy, planRead, type ReadPlan, readRows, readRowsBeside, tableColumn } from './read-plan.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { type Place, placeOf } from './search.ts';
import type { Tables } from './tables.ts';
import { keptTotal } from './total.ts';
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
  readonly order: RawBuilder<unknown>;
  /** How many rows the filter lets pass: counted, and as it is kept. */
  readonly total: RawBuilder<number>;
  readonly kept: RawBuilder<number | null> | undefined;
  /** Of a search: the keys of all that it finds. */
  readonly hits?: RawBuilder<{ readonly key: unknown }>;
  readonly key: RawBuilder<unknown>;
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
  sql`${filter} order by ${order}${size === null ? sql`` : sql` limit ${size} offset ${(page - 1) * size}`}`;

/** Rows and their total come from one statement, so they are of one moment. */
async function readPage(work: Work, query: Query, span: Span): Promise<Page> {
  const { plan } = query;
  const limited = limitOf(query, span);
  if (span.size === null) {
    const rows = await readRows(work.db, plan, limited);
    return { rows, total: rows.length };
  }
  return (await readHits(work, query, span)) ?? readRowsBeside(work.db, plan, limited, exactTotal(query));
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
  const { rows, total } = await readRowsBeside(
    work.db,
    query.plan,
    limitOf(query, span),
    query.kept ?? sql<null>`null::integer`,
  );
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
    yield* readBatches(work.db, plan, sql`${filter} order by ${order}`);
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
  const natural = orderBy(entity.sort, entity.key);
  return (work, inputs) => {
    const { clause, places, equals } = filterOf(work, inputs);
    const chosen = chosenSort(operation, sortable, inputs.query);
    const joins = joinsFor([...places, ...(chosen ? [chosen.place] : [])], plan.joins, entity, entities);
    const among = amongOf(entity, joinsFor(places, new Map(), entity, entities), clause);
    const key = tableColumn(entity.key);
    return {
      plan: { ...plan, joins },
      filter: clause,
      order: chosen ? orderOf(chosen, entity, work.tables) : natural,
      total: sql<number>`(select count(*)::int ${among})`,
      key,
      ...(places.length > 0 && { hits: sql<{ key: unknown }>`select ${key} as key ${among}` }),
      kept: equals && keptTotal(entity, equals, work.tables),
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
function orderOf({ place, dir }: Chosen, entity: DeclaredEntity, tables: Tables): RawBuilder<unknown> {
  const complete = place.join === null && tables.get(entity.table)?.get(place.column)?.nullable === false;
  const nulls = dir === 'desc' && !complete ? sql` nulls last` : sql``;
  if (place.join === null && place.column === entity.key) return sql`${place.expression} ${sql.raw(dir)}`;
  return sql`${place.expression} ${sql.raw(dir)}${nulls}, ${tableColumn(entity.key)} ${sql.raw(dir)}`;
}

/** The rows that a filter lets pass, of its table and those that it looks into. */
function amongOf(
  { table }: DeclaredEntity,
  joins: ReadonlyMap<string, RawBuilder<unknown>>,
  clause: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`from ${sql.table(table)} as t ${sql.join([...joins.values()], sql` `)} ${clause}`;
}
