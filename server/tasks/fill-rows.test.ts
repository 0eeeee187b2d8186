import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowed, cases } from '../../tests/property.ts';
import { runQueuedJobs } from '../jobs/testing.ts';
import type { Store } from '../store/index.ts';
import { MIGRATIONS_FOLDER, migrate } from '../store/migrate.ts';
import { createTestDatabase } from '../store/testing.ts';
import { FILL_ROWS, fillRows, startFilling } from './fill-rows.ts';

/** Milliseconds that a statement waits for a lock before it fails. */
const LONGEST_WAIT = 1000;

/** A change of a big table, in the order in which its parts run. */
const CHANGE = {
  '9000-day': `-- expand
    alter table otp_logs add day date, add checked boolean not null default false;
    alter table otp_logs add constraint day_known check (day is null or day > '2000-01-01') not valid;
    insert into backfills (name, of_table, assignments, missing) values
      ('day of codes', 'otp_logs', 'day = t.requested_at::date', 't.day is null');`,
  '9001-index': `-- expand
-- concurrently
    create index concurrently if not exists otp_logs_day on otp_logs (day);
    alter table otp_logs validate constraint day_known;`,
};

let store: Store;
let dataDir: string;

beforeEach(async () => {
  store = await createTestDatabase();
  await sql`insert into users (id, shop_name) values (1, 'Toko')`.execute(store.db);
  dataDir = await mkdtemp(join(tmpdir(), 'rows-'));
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const fill = async () => {
  await startFilling(store.db);
  return runQueuedJobs({ store, dataDir }, { [FILL_ROWS]: fillRows });
};

/** Writes to the table until the signal, a row and a change of one that is there; answers how often. */
async function write(signal: AbortSignal, count: number): Promise<number> {
  let times = 0;
  while (!signal.aborted) {
    await store.db.transaction().execute(async (tx) => {
      await sql.raw(`set local lock_timeout = ${LONGEST_WAIT}`).execute(tx);
      await sql`insert into otp_logs (user_id, otp_code, expired_at) values (1, '2', now())`.execute(tx);
      await sql`update otp_logs set otp_code = '3' where id = ${1 + ((times * 7919) % count)}`.execute(tx);
    });
    times += 1;
  }
  return times;
}

test('a big table is changed while others write to it', { timeout: allowed(40_000) }, async () => {
  const { db } = store;
  const count = cases('rows of a table that is changed while others write', 50_000);
  await sql`
    insert into otp_logs (user_id, otp_code, expired_at) select 1, i::text, now() from generate_series(1, ${count}::int) as i`.execute(
    db,
  );
  const folder = join(dataDir, 'migrations');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const [name, text] of Object.entries(CHANGE)) await writeFile(join(folder, `${name}.sql`), text);
  const ending = new AbortController();
  const writing = write(ending.signal, count);
  const changing = migrate(db, folder)
    .then(fill)
    .finally(() => ending.abort());
  const [failures, times] = await Promise.all([changing, writing]);
  expect(failures).toEqual([]);
  expect(times).toBeGreaterThan(10);
  const { rows } = await sql`
    select (select count(*)::int from otp_logs where id <= ${count} and day is null) as missing,
      (select convalidated from pg_constraint where conname = 'day_known') as validated,
      (select indisvalid from pg_index where indexrelid = 'otp_logs_day'::regclass) as indexed`.execute(db);
  expect(rows).toEqual([{ missing: 0, validated: true, indexed: true }]);
  const jobs = await sql`select state, message, done = total as whole from jobs`.execute(db);
  expect(jobs.rows).toEqual([{ state: 'done', message: 'Older records completed: {rows}.', whole: true }]);
});

test('rows that have it already stay, and what has ended does not begin again', async () => {
  const { db } = store;
  await sql`
    alter table otp_logs add day date;
    insert into otp_logs (user_id, otp_code, expired_at, day) values (1, '1', now(), '2001-01-01'), (1, '2', now(), null);
    insert into backfills (name, of_table, assignments, missing)
      values ('days', 'otp_logs', 'day = ''2002-02-02''', 't.day is null')`.execute(db);
  expect(await fill()).toEqual([]);
  const { rows } = await sql`select day::text from otp_logs order by id`.execute(db);
  expect(rows).toEqual([{ day: '2001-01-01' }, { day: '2002-02-02' }]);
  expect(await fill()).toEqual([]);
  const jobs = await sql`select counts from jobs`.execute(db);
  expect(jobs.rows).toEqual([{ counts: { rows: 1 } }]);
});
