import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeclaredEntity, DeclaredOperation } from '../../core/declared.ts';
import { partOf } from '../../tests/part-of.ts';
import { endpoints } from '../generated/endpoints.ts';
import { entities } from '../generated/entities.ts';
import { connect } from '../store/connect.ts';
import type { Db, Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { compileResource } from './compile.ts';
import { entityOf } from './read-plan.ts';
import type { Row } from './row.ts';
import { readTables } from './tables.ts';
import type { Work } from './work.ts';

/**
 * Checks that indexes can serve the declared queries. With sequential scans and sorts discouraged, PostgreSQL uses them only when
 * nothing else is possible, so a few rows show what a million would need.
 */
let store: Store;
let db: Db;
let work: Work;
let heard: CompiledQuery[] = [];

beforeAll(async () => {
  store = await createTestDatabase();
  db = connect(store.url, { max: 1, heard: (query) => heard.push(query) });
  await sql`set enable_seqscan = off`.execute(db);
  await sql`set enable_sort = off`.execute(db);
  const tables = await readTables(db);
  work = partOf<Work>({ db, tables, entities, user: { id: 1, username: 'u', role: 3 } });
});
afterAll(async () => {
  await db.destroy();
  await store.close();
});

const operations = endpoints.flatMap(({ operations: all }) => all);
const lists = operations.filter(({ resource }) => resource?.do === 'list');
const items = operations.filter(({ resource }) => resource?.do === 'get');

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** All steps of the plans of what `ask` runs. */
async function stepsOf(operation: DeclaredOperation, query: Row): Promise<Plan[]> {
  heard = [];
  const params = Object.fromEntries(
    Object.keys((operation.paramsSchema?.properties as object | undefined) ?? {}).map((name) => [name, 1]),
  );
  // There are no rows, so nothing is found; what was asked is all that counts.
  await Promise.resolve(compileResource(operation, entities)(work, { params, query, body: {} })).catch(
    () => null,
  );
  const asked = [...heard];
  const steps: Plan[] = [];
  for (const statement of asked) steps.push(...(await explain(statement)));
  return steps;
}

async function explain(statement: CompiledQuery): Promise<Plan[]> {
  const asked = { ...statement, sql: `explain (format json) ${statement.sql}` };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(asked);
  // The counts by which a page deep in a list begins are few, and sorted as they are added up.
  const flat = (plan: Plan): Plan[] =>
    plan['Subplan Name'] === 'CTE beginning' ? [] : [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => flat(plan)));
}

/** The first page, one whose keys are found first, and one far from the beginning. */
const PAGES = [1, 3, 5000];
const pageOf = ({ paging }: DeclaredOperation, page: number): Row => (paging ? { [paging.page]: page } : {});

const kinds = (steps: readonly Plan[]) => steps.map((step) => step['Node Type']);

describe.each(lists.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it.each(PAGES)('comes in its natural order from an index, page %d', async (page) => {
    const steps = kinds(await stepsOf(operation, pageOf(operation, page)));
    expect(steps).not.toContain('Seq Scan');
    expect(steps).not.toContain('Sort');
  });

  // A column of another table can be sorted by only after the joining.
  const own = operation.sort?.fields.filter((field) => !field.includes('.')) ?? [];
  const sorts = own.flatMap((field) =>
    ['asc', 'desc'].flatMap((dir) => PAGES.map((page) => [field, dir, page] as const)),
  );
  it.skipIf(sorts.length === 0).each(sorts)(
    'sorted by %s %s, comes from an index, page %d',
    async (field, dir, page) => {
      const { sort } = operation;
      const sorted = sort ? { [sort.field]: field, [sort.dir]: dir } : {};
      const steps = kinds(await stepsOf(operation, { ...sorted, ...pageOf(operation, page) }));
      expect(steps).not.toContain('Seq Scan');
      expect(steps).not.toContain('Sort');
    },
  );

  // Places in several tables cannot be looked up by one index: such lists have to be short.
  const places = operation.resource ? (entityOf(operation.resource.entity, entities).search ?? []) : [];
  const searched = operation.search && places.every((path) => !path.includes('.'));
  it.skipIf(!searched)('is searched by an index', async () => {
    await sql`set enable_indexscan = off`.execute(db);
    await sql`set enable_indexonlyscan = off`.execute(db);
    const steps = await stepsOf(operation, operation.search ? { [operation.search]: 'something' } : {});
    await sql`set enable_indexscan = on`.execute(db);
    await sql`set enable_indexonlyscan = on`.execute(db);
    expect(kinds(steps)).toContain('Bitmap Index Scan');
    expect(kinds(steps)).not.toContain('Seq Scan');
  });
});

it.each(items.map((operation) => [operation.id, operation] as const))(
  '%s finds its row by an index',
  async (_id, operation) => {
    expect(kinds(await stepsOf(operation, {}))).not.toContain('Seq Scan');
  },
);

const declared: readonly DeclaredEntity[] = Object.values(entities);
const references = declared.flatMap(({ referencedBy = [] }) =>
  referencedBy.map(({ table, column }) => [table, column] as const),
);
it.each(references)('what refers to a row by %s.%s is counted by an index', async (table, column) => {
  const statement = sql`select count(*) from ${sql.table(table)} where ${sql.id(column)} = ${1}`.compile(db);
  expect(kinds(await explain(statement))).not.toContain('Seq Scan');
});
