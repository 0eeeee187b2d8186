import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SNAPSHOT, type Snapshot } from '../core/snapshot.ts';
import type { SheetView } from '../core/studio.ts';
import { Project } from '../generator/project.ts';
import { answerCall } from '../generator/studio/calls.ts';
import type { LaterRows } from '../generator/studio/session.ts';
import { Studio } from '../generator/studio/studio.ts';
import { cache, casesFolder, memory } from '../generator/testing.ts';
import type { Store } from '../server/store/index.ts';
import { readTables } from '../server/store/read-snapshot.ts';
import { createTestDatabase } from '../server/store/testing.ts';

let store: Store;
let root: string;
let studio: Studio;
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`create table authors (id integer primary key, name text)`.execute(store.db);
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(join(casesFolder, 'good'), root, { recursive: true });
  studio = new Studio(new Project(root, cache, memory));
}, 120_000);
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

const call = (name: string, body: object = {}) => answerCall(studio, name, body);
const make = (what: string, value: object) => call('new', { what, value });
/** The tables that are made here, as the studio says and as the database has them. */
async function tablesOf(...names: string[]) {
  const { tables } = JSON.parse(studio.session.sources().get(SNAPSHOT) ?? '{}') as Snapshot;
  const made = await readTables(store.db);
  return [tables, made].map((all) => names.map((name) => all[name]));
}

/** Saves, with a translation for each new text, and runs what was written as a start does. */
async function saveAndRun(): Promise<readonly LaterRows[]> {
  const asked = (await call('save')) as { asks?: string[]; saved?: string[] };
  const translations = Object.fromEntries((asked.asks ?? []).map((text) => [text, `id ${text}`]));
  const answer = asked.asks ? await call('save', { translations }) : asked;
  expect(answer).not.toHaveProperty('refusal');
  const { saved = [], rows = [] } = answer as { saved?: string[]; rows?: LaterRows[] };
  for (const path of saved
    .filter((file) => file.endsWith('.sql'))
    .sort(
      (a, b) => Number(b.includes('migrations')) - Number(a.includes('migrations')) || a.localeCompare(b),
    ))
    await sql.raw(studio.session.sources().get(path) ?? '').execute(store.db);
  return rows;
}

const CSV = 'Name;Born;Fee;Paid\r\n"It\'s; one";1990-01-02;1500;yes\r\nTwo;;2;no\r\n';

it('the tables that the studio says are those that its migrations make, also after they are taken back', {
  timeout: 120_000,
}, async () => {
  const bytes = Buffer.from(CSV).toString('base64');
  const { columns } = (await call('sheet', { value: { bytes } })) as SheetView;
  const guest = { name: 'guest', roles: 'staff', rows: 'database', bytes, columns };
  expect(await make('sheet', guest)).not.toHaveProperty('refusal');
  for (const row of await saveAndRun()) await sql.raw(row.sql).execute(store.db);
  const { rows } = await sql`select name, born::text, fee, paid from guests order by id`.execute(store.db);
  expect(rows).toEqual([
    { name: "It's; one", born: '1990-01-02', fee: 1500, paid: true },
    { name: 'Two', born: null, fee: 2, paid: false },
  ]);

  const fields = [
    { name: 'kind', type: 'choice', choices: ['a', 'it’s'], required: true, rows: 'a' },
    { name: 'order', type: 'number', required: true, rows: '0' },
    { name: 'seen', type: 'moment' },
    { name: 'active', type: 'yes or no', required: true },
    { name: 'author', type: 'reference', of: 'author' },
  ];
  for (const field of fields)
    expect(
      await make('field', { entity: 'guest', ...field, shown: ['list', 'form', 'page'] }),
    ).not.toHaveProperty('refusal');
  await saveAndRun();
  const [said, made] = await tablesOf('guests');
  expect(said).toEqual(made);
  expect(Object.keys(made?.[0]?.columns ?? {})).toEqual(
    'id name born fee paid kind order seen active author_id'.split(' '),
  );

  await takeBack();
  const [fewer, left] = await tablesOf('guests');
  expect([fewer, Object.keys(left?.[0]?.columns ?? {}).at(-1)]).toEqual([left, 'active']);
  expect(
    await make('noun', { name: 'host', roles: 'staff', fields: [{ name: 'name', type: 'text' }] }),
  ).not.toHaveProperty('refusal');
  await saveAndRun();
  const [both, one] = [await tablesOf('hosts'), await takeBack().then(() => tablesOf('hosts'))];
  expect([both[0], one]).toEqual([both[1], [[undefined], [undefined]]]);
});

async function takeBack(): Promise<void> {
  expect(await call('undo')).toMatchObject({ refusal: { code: 'migration-ran' } });
  expect(await call('take-back')).not.toHaveProperty('refusal');
  await saveAndRun();
}
