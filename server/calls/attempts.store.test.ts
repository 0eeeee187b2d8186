import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AttemptsInMemory } from '../fixtures/attempts-in-memory.ts';
import type { Attempts } from '../rules/attempts.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { forgetOldAttempts, StoredAttempts } from './attempts.store.ts';

const LIMIT = { tries: 3, within: 60_000 };
let store: Store;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

interface Counting {
  readonly attempts: Attempts;
  pass(milliseconds: number): Promise<void>;
}
const KINDS: Record<string, () => Promise<Counting>> = {
  'in the database': async () => {
    await sql`delete from attempts`.execute(store.db);
    const pass = async (milliseconds: number) => {
      await sql`update attempts set ends_at = ends_at - ${milliseconds} * interval '1 millisecond'`.execute(
        store.db,
      );
    };
    return { attempts: new StoredAttempts(store.db), pass };
  },
  'in the tests': async () => {
    const attempts = new AttemptsInMemory();
    const pass = async (milliseconds: number) => {
      attempts.now += milliseconds;
    };
    return { attempts, pass };
  },
};

describe.each(Object.keys(KINDS))('attempts %s', (kind) => {
  let attempts: Attempts;
  let pass: Counting['pass'];
  beforeEach(async () => {
    ({ attempts, pass } = await (KINDS[kind] ?? Promise.reject)());
  });
  const take = (key: string) => attempts.take(key, LIMIT);

  it('are allowed up to the limit, then refused until the window ends', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
    await pass(20_000);
    const wait = await take('a');
    expect(wait).toBeGreaterThan(35_000);
    expect(wait).toBeLessThanOrEqual(40_000);
    expect(await take('b')).toBe(0);
    await pass(40_000);
    expect(await take('a')).toBe(0);
  });

  it('are forgotten after a success', async () => {
    for (const key of ['a', 'a', 'a']) await take(key);
    await attempts.clear('a');
    expect(await take('a')).toBe(0);
  });

  it('do not count where they are given back', async () => {
    for (const key of ['a', 'a', 'a']) await take(key);
    expect(await attempts.isOver('a', LIMIT)).toBe(true);
    await attempts.giveBack('a');
    expect([await attempts.isOver('a', LIMIT), await take('a')]).toEqual([false, 0]);
    await pass(60_000);
    expect(await attempts.isOver('a', LIMIT)).toBe(false);
  });
});

it('of two servers at once count together', async () => {
  const servers = [new StoredAttempts(store.db), new StoredAttempts(store.db)];
  const tries = Array.from({ length: 20 }, (_, index) => servers[index % 2]?.take('both', LIMIT));
  expect((await Promise.all(tries)).filter((wait) => wait === 0)).toHaveLength(3);
});

it('are deleted when their window has ended', async () => {
  await sql`delete from attempts`.execute(store.db);
  const attempts = new StoredAttempts(store.db);
  await attempts.take('old', { tries: 1, within: -1 });
  await attempts.take('new', LIMIT);
  await forgetOldAttempts(store.db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from attempts`.execute(
    store.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
