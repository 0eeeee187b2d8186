import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SEND_BROADCAST } from '../handlers/job-kinds.ts';
import { startJobRunner } from '../jobs/index.ts';
import { jobServices } from '../jobs/testing.ts';
import { inbox } from '../messaging/inbox.ts';
import type { Messenger } from '../messaging/messenger.ts';
import { connect } from '../store/connect.ts';
import { sendBroadcast } from './send-broadcast.ts';

/** The inbox, slowly, and a line in `effects` for each delivery: nothing there keeps a second one out. */
const slowInbox: Messenger = {
  async deliver(db, message, shops) {
    await pause(20);
    await sql`insert into effects select n from unnest(${shops}::integer[]) as n`.execute(db);
    return inbox.deliver(db, message, shops);
  },
};

export const slowSending = { [SEND_BROADCAST]: sendBroadcast(slowInbox, 5) };

// As a program of its own, so that a test can kill it: the address of the database is its argument.
const url = process.argv[2];
if (url?.startsWith('postgres')) {
  const db = connect(url);
  const { services } = jobServices({ db }, '/nonexistent', slowSending);
  await startJobRunner({ db, url }, services);
}
