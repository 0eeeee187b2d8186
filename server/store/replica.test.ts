import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from './connect.ts';
import { startTemporary, type TemporaryCluster } from './embedded/temporary.ts';
import { Replica } from './replica.ts';
import { createTestDatabase } from './testing.ts';
import { type StreamingReplica, startReplica } from './testing-replica.ts';

let cluster: TemporaryCluster;
let primary: Db;
let streaming: StreamingReplica;
let standby: Db;
let replica: Replica;

beforeAll(async () => {
  cluster = await startTemporary();
  primary = connect(cluster.urlOf('wholesale'), { max: 2 });
  await sql`create table notes (id int)`.execute(primary);
  streaming = await startReplica(cluster.urlOf('wholesale'));
  standby = connect(streaming.url, { max: 1 });
  replica = new Replica(primary, streaming.url);
}, 60_000);
afterAll(async () => {
  await Promise.all([replica.close(), standby.destroy(), primary.destroy()]);
  await streaming.stop();
  await cluster.stop();
});

const write = (id: number) =>
  primary.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = on`.execute(tx);
    await sql`insert into notes values (${id})`.execute(tx);
  });
const idsIn = async (db: Db) =>
  (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(({ id }) => id);
const pause = () => sql`select pg_wal_replay_pause()`.execute(standby);
const resume = () => sql`select pg_wal_replay_resume()`.execute(standby);

describe('a streaming replica', { timeout: 30_000 }, () => {
  it('shows what was committed when it was asked, and takes no writes', async () => {
    for (let id = 1; id <= 20; id++) {
      await write(id);
      const { db, asOf } = await replica.choose('caught-up');
      expect(db).not.toBe(primary);
      expect((await idsIn(db)).length).toBe(id);
      expect(Date.now() - Date.parse(asOf)).toBeLessThan(10_000);
    }
    const { db } = await replica.choose('behind');
    await expect(sql`insert into notes values (0)`.execute(db)).rejects.toThrow('read-only');
    expect(await replica.age()).toBeLessThan(1);
  });

  it('that is behind gives figures with their age, and a file waits for it, or is read from the primary', async () => {
    await pause();
    const before = await idsIn(standby);
    await write(100);
    const figures = await replica.choose('behind');
    expect(await idsIn(figures.db)).toEqual(before);
    const { rows } = await sql<{ at: string }>`select pg_last_xact_replay_timestamp() as at`.execute(standby);
    expect(figures.asOf).toBe(rows[0]?.at);
    expect(await replica.age()).toBeGreaterThan(0);
    expect((await replica.choose('caught-up')).db).toBe(primary);
    const waiting = replica.choose('caught-up');
    setTimeout(() => void resume(), 500);
    const file = await waiting;
    expect(file.db).not.toBe(primary);
    expect(await idsIn(file.db)).toContain(100);
  });

  it('that answers no more is passed by', async () => {
    const gone = new Replica(primary, 'postgres://postgres@127.0.0.1:1/wholesale');
    expect((await gone.choose('behind')).db).toBe(primary);
    expect(await gone.age()).toBe(Number.POSITIVE_INFINITY);
    await gone.close();
  });

  it('of another database, or none, is passed by', async () => {
    const other = await createTestDatabase();
    for (const [from, to] of [
      [other.db, streaming.url],
      [primary, other.url],
      [primary, cluster.urlOf('wholesale')],
    ] as const) {
      const wrong = new Replica(from, to);
      expect((await wrong.choose('behind')).db).toBe(from);
      await wrong.close();
    }
    await other.close();
  });
});
