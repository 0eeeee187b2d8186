import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { entities } from '../generated/entities.ts';
import { cancelJob, startJob } from '../jobs/index.ts';
import { LiveNotes } from './live-notes.ts';
import { listenTo } from './testing.ts';

const ADMIN = 2;
let product: TestServer;
let others: number;
let own: number;
beforeAll(async () => {
  product = await startProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const accountOf = async (role: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from admin_users where username = ${`role-${role}`}`.execute(product.store.db);
    return rows[0]?.id ?? 0;
  };
  [others, own] = [await accountOf(SUPERADMIN), await accountOf(SUPPORT)];
});
afterAll(() => product.close());

const inOne = <Result>(work: (db: TestServer['store']['db']) => Promise<Result>) =>
  product.store.db.transaction().execute(work);
const begin = (by: number | null, n: number) =>
  inOne((db) => startJob(db, { kind: 'product.sync', title: 'Sync', by, input: { n } }));
const listen = (role: number) => listenTo(product.app, product.bearer(role));

it("events of rows that are somebody's reach the owner, and those who may see everybody's", async () => {
  const [owner, other, all] = [await listen(SUPPORT), await listen(ADMIN), await listen(SUPERADMIN)];
  const { id: mine } = await begin(own, 1);
  const { id: theirs } = await begin(others, 2);
  const { id: nobodys } = await begin(null, 3);
  await inOne((db) => cancelJob(db, mine));
  await inOne((db) => cancelJob(db, theirs));
  const { id: last } = await begin(own, 4);
  const events = [`created job ${mine}`, `changed job ${mine}`, `created job ${last}`];
  await eventually(() => expect(owner.said()).toEqual(events));
  expect(all.said()).toEqual([
    `created job ${mine}`,
    `created job ${theirs}`,
    `created job ${nobodys}`,
    `changed job ${mine}`,
    `changed job ${theirs}`,
    `created job ${last}`,
  ]);
  expect(other.said()).toEqual([]);
  await Promise.all([owner.close(), other.close(), all.close()]);
});

it('the trail says whose they are, before and after; by hand the table does', async () => {
  const [owner, other, all] = [await listen(SUPPORT), await listen(ADMIN), await listen(SUPERADMIN)];
  const { id } = await begin(own, 5);
  await eventually(() => expect(owner.said()).toHaveLength(1));
  await inOne(async (db) => {
    const notes = new LiveNotes(entities);
    notes.publish('job', 'changed', id);
    notes.publish('job', 'deleted', 4711);
    notes.written({ entity: 'job', id: 1, before: { admin_user_id: others }, after: { admin_user_id: own } });
    notes.written({ entity: 'job', id: 2, before: { admin_user_id: others } });
    await notes.flush(db);
  });
  await eventually(() =>
    expect(owner.said()).toEqual([`created job ${id}`, `changed job ${id}`, 'changed job 1']),
  );
  expect(all.said()).toContain('deleted job 4711');
  expect(all.said()).toContain('deleted job 2');
  expect(other.said()).toEqual([]);
  await Promise.all([owner.close(), other.close(), all.close()]);
});
