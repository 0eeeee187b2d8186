import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { startProduct } from '../fixtures/product-server.ts';
import { startJob } from '../jobs/index.ts';
import { runQueuedJobs } from '../jobs/testing.ts';
import { inbox } from '../messaging/inbox.ts';
import type { Messenger } from '../messaging/messenger.ts';
import { BUSINESS_ZONE } from '../store/index.ts';
import { REMIND_PARTICIPANTS, remindParticipants } from './remind-participants.ts';

let server: TestServer;
const today = businessDay(BUSINESS_ZONE);
const DUE = {
  active: 1 as 0 | 1,
  start_date: addDays(today, -3),
  end_date: addDays(today, 3),
  reminded_on: null,
  remind_start_date: addDays(today, -1),
  remind_end_date: today,
};

beforeEach(async () => {
  server = await startProduct();
  const { db } = server.store;
  await db.insertInto('users').values({ shop_name: 'Toko Baru' }).execute();
  await sql`insert into campaign_participants (campaign_id, user_id) select 1, id from users`.execute(db);
  await db.updateTable('promo_master').set({ approved_version: 1 }).where('jenis', '=', 'CAMPAIGN').execute();
});
afterEach(() => server.close());

const campaign = (more: Partial<typeof DUE> | { reminded_on: string }) =>
  server.store.db
    .updateTable('campaigns')
    .set({ ...DUE, ...more })
    .where('id', '=', 1)
    .execute();
const run = async () => {
  await startJob(server.store.db, { kind: REMIND_PARTICIPANTS, title: 'Reminders', by: null, input: {} });
  const failures = await runQueuedJobs(server, { [REMIND_PARTICIPANTS]: remindParticipants(inbox) });
  expect(failures).toEqual([]);
};
const messages = async () => {
  const { rows } = await sql<{ user_id: number; content: string }>`
    select user_id, content from messages where category = 'broadcast' order by user_id`.execute(
    server.store.db,
  );
  return rows;
};

it('each participant is told once a day, however often it is looked at', async () => {
  await campaign({});
  await run();
  await run();
  const until = DUE.end_date.split('-').reverse().join('/');
  const content = `Target lama: berlaku sampai ${until}.`;
  expect(await messages()).toEqual([
    { user_id: 1, content },
    { user_id: 2, content },
  ]);
  await campaign({ reminded_on: addDays(today, -1) });
  await run();
  expect(await messages()).toHaveLength(4);
});

it('a run that dies after its messages were handed over has told nobody; the next one tells everybody once', async () => {
  await campaign({});
  const dying: Messenger = {
    async deliver(...to) {
      await inbox.deliver(...to);
      throw new Error('The process is gone.');
    },
  };
  await startJob(server.store.db, { kind: REMIND_PARTICIPANTS, title: 'Reminders', by: null, input: {} });
  await runQueuedJobs(server, { [REMIND_PARTICIPANTS]: remindParticipants(dying) });
  expect(await messages()).toEqual([]);
  // It waits before it tries again.
  await sql`update jobs set run_at = now() where state = 'queued'`.execute(server.store.db);
  await run();
  await run();
  expect(await messages()).toHaveLength(2);
});

it.each([
  ['before the first day', { remind_start_date: addDays(today, 1), remind_end_date: addDays(today, 2) }],
  ['after the last', { remind_start_date: addDays(today, -3), remind_end_date: addDays(today, -1) }],
  ['that is over', { start_date: addDays(today, -9), end_date: addDays(today, -1) }],
  ['that is inactive', { active: 0 as const }],
])('nobody is told of a campaign %s', async (_, more) => {
  await campaign(more);
  await run();
  expect(await messages()).toEqual([]);
});

it('nobody is told of a campaign that is not approved', async () => {
  await campaign({});
  await server.store.db.updateTable('promo_master').set({ approved_version: null }).execute();
  await run();
  expect(await messages()).toEqual([]);
});
