import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS, SNAPSHOT, type Snapshot } from '../core/snapshot.ts';
import type { SheetView, StudioState } from '../core/studio.ts';
import { repository } from '../generator/load/language.ts';
import { Project } from '../generator/project.ts';
import { answerCall } from '../generator/studio/calls.ts';
import type { LaterRows } from '../generator/studio/session.ts';
import { Studio } from '../generator/studio/studio.ts';
import type { Store } from '../server/store/index.ts';
import { readTables } from '../server/store/read-snapshot.ts';
import { createTestDatabase } from '../server/store/testing.ts';

let store: Store;
let root: string;
let studio: Studio;
beforeAll(async () => {
  store = await createTestDatabase();
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(root, 'server/store/demo'), { recursive: true });
  for (const path of ['schemas', MIGRATIONS, SNAPSHOT])
    cpSync(join(repository, path), join(root, path), { recursive: true });
  studio = new Studio(new Project(root));
}, 120_000);
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

const call = (name: string, body: object = {}) => answerCall(studio, name, body);
const make = (what: string, value: object) => call('new', { what, value });
const saidTables = () => (JSON.parse(studio.session.sources().get(SNAPSHOT) ?? '{}') as Snapshot).tables;

/** Saves, with a translation for each new text, and runs what was written as a start does. */
async function saveAndRun(): Promise<readonly LaterRows[]> {
  const asked = (await call('save')) as { asks?: string[]; saved?: string[] };
  const translations = Object.fromEntries((asked.asks ?? []).map((text) => [text, `id ${text}`]));
  const answer = asked.asks ? await call('save', { translations }) : asked;
  const { saved = [], rows = [] } = answer as { saved?: string[]; rows?: LaterRows[] };
  for (const path of saved.filter((file) => file.endsWith('.sql')).sort((a, b) => b.localeCompare(a)))
    await sql.raw(studio.session.sources().get(path) ?? '').execute(store.db);
  return rows;
}

const CSV = 'Name;Born;Fee;Paid\r\n"It\'s; one";1990-01-02;1500;yes\r\nTwo;;2;no\r\n';

it('the tables that the studio says are those that its migrations make, also after they are taken back', {
  timeout: 120_000,
}, async () => {
  const before = await readTables(store.db);
  const bytes = Buffer.from(CSV).toString('base64');
  const { columns } = (await call('sheet', { value: { bytes } })) as SheetView;
  const roles = 'catalogue';
  expect(await make('sheet', { name: 'guest', roles, rows: 'database', bytes, columns })).not.toHaveProperty(
    'refusal',
  );
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
    { name: 'brand', type: 'reference', of: 'brand' },
  ];
  for (const field of fields)
    expect(
      await make('field', { entity: 'guest', ...field, shown: ['list', 'form', 'page'] }),
    ).not.toHaveProperty('refusal');
  await saveAndRun();
  expect(saidTables()).toEqual(await readTables(store.db));

  for (const _ of [...fields, 'the noun']) {
    expect(((await call('undo')) as { refusal?: { code: string } }).refusal?.code).toBe('migration-ran');
    expect(await call('take-back')).not.toHaveProperty('refusal');
    await saveAndRun();
    expect(saidTables()).toEqual(await readTables(store.db));
  }
  expect(await readTables(store.db)).toEqual(before);
  const { difference } = (await call('state')) as StudioState;
  expect(difference).toBe('');
});
