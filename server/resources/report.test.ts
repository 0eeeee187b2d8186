import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeclaredEntity, DeclaredOperation, DeclaredReport, Stored } from '../../core/declared.ts';
import { partOf } from '../../tests/part-of.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { compileReport } from './report.ts';
import type { Entities, Row } from './row.ts';
import type { Work } from './work.ts';

const column = (name: string): Stored => ({ kind: 'column', column: name });
const doctor = {
  entity: 'doctor',
  table: 'doctors',
  key: 'id',
  label: 'name',
  sort: [],
  fields: { id: column('id'), name: column('full_name') },
} satisfies DeclaredEntity;
const visit = {
  entity: 'visit',
  table: 'visits',
  key: 'id',
  label: 'id',
  sort: [],
  fields: {
    id: column('id'),
    at: column('begun_at'),
    state: column('state'),
    fee: column('fee'),
    doctor: { kind: 'ref', entity: 'doctor', column: 'doctor_id', fields: ['id', 'name'] },
  },
} satisfies DeclaredEntity;
const ENTITIES: Entities = { doctor, visit };
const REPORT: DeclaredReport = { by: ['at', 'state', 'doctor.name', 'id'], times: ['at'], sum: ['fee'] };
const DAYS = {
  begun_at: {
    fromDay: { from: 'query', path: 'start_date' },
    toDay: { from: 'query', path: 'end_date' },
  },
} as const;
const OPERATION = partOf<DeclaredOperation>({
  id: 'visit.report',
  resource: { do: 'report', entity: 'visit', report: REPORT, where: DAYS },
});

let store: Store;
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`create table doctors (id integer primary key, full_name text)`.execute(store.db);
  await sql`create table visits (id serial primary key, begun_at timestamptz, state text, fee numeric,
    doctor_id integer references doctors)`.execute(store.db);
  await sql`insert into doctors values (1, 'Ana'), (2, 'Rui')`.execute(store.db);
  await sql`insert into visits (begun_at, state, fee, doctor_id) values
    ('2026-03-01T16:59:00Z', 'done', 10.5, 1), ('2026-03-01T17:01:00Z', 'done', 20, 1),
    ('2026-03-09T05:00:00Z', 'open', null, 2), ('2026-04-01T05:00:00Z', 'open', 1, null)`.execute(store.db);
});
afterAll(() => store.close());

const report = (query: Row, from = REPORT): Promise<readonly Row[]> => {
  const run = compileReport(OPERATION, from, visit, ENTITIES);
  return run(partOf<Work>({ db: store.db, user: null, tables: new Map() }), {
    params: {},
    body: {},
    query,
  });
};

it('counts and sums by day where the call says nothing; a day begins where the business is', async () => {
  expect(await report({})).toEqual([
    { group: '2026-03-01', count: 1, fee: 10.5 },
    { group: '2026-03-02', count: 1, fee: 20 },
    { group: '2026-03-09', count: 1, fee: 0 },
    { group: '2026-04-01', count: 1, fee: 1 },
  ]);
});

it('steps by week, from its Monday, and by month, and knows days to begin and to end with', async () => {
  const days = { start_date: '2026-03-02', end_date: '2026-03-31' };
  expect(await report({ step: 'week', ...days })).toEqual([
    { group: '2026-03-02', count: 1, fee: 20 },
    { group: '2026-03-09', count: 1, fee: 0 },
  ]);
  expect(await report({ step: 'month' })).toEqual([
    { group: '2026-03-01', count: 3, fee: 30.5 },
    { group: '2026-04-01', count: 1, fee: 1 },
  ]);
});

it('groups by a field, also one of a record that is referred to; the largest group comes first', async () => {
  expect(await report({ by: 'state', end_date: '2026-03-31' })).toEqual([
    { group: 'done', count: 2, fee: 30.5 },
    { group: 'open', count: 1, fee: 0 },
  ]);
  expect((await report({ by: 'doctor.name' })).map(({ group, count }) => [group, count])).toEqual([
    ['Ana', 2],
    ['Rui', 1],
    [null, 1],
  ]);
});

it('refuses more groups than anybody reads', async () => {
  await sql`insert into visits (state) select 'many' from generate_series(1, 996)`.execute(store.db);
  expect(await report({ by: 'id' })).toHaveLength(1000);
  await sql`insert into visits (state) values ('many')`.execute(store.db);
  await expect(report({ by: 'id' })).rejects.toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'by', params: { count: 1000 } }],
  });
});
