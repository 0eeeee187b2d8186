import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checks } from '../../tests/products/library/checks.ts';
import { loanHandlers, loanSteps } from '../../tests/products/library/loan-steps.ts';
import { endpoints } from '../../tests/products/library/server/generated/endpoints.ts';
import { entities } from '../../tests/products/library/server/generated/entities.ts';
import { addTables } from '../../tests/products/library/tables.ts';
import { startTestServer, type TestServer } from '../fixtures/library-server.ts';
import { startJob } from '../jobs/index.ts';
import { runJob } from '../jobs/run-job.ts';
import { jobServices, TEST_RUNNER } from '../jobs/testing.ts';
import { installGuards } from './guards.ts';
import { Steps } from './steps.ts';

const LIBRARIAN = 1;
const READER = 9;
const ANA = 1;
const RUI = 2;

let library: TestServer;
let returned: unknown[] = [];
const signIn = async () => ({ user: { id: 1, username: 'role-1', role: 1 }, api_token: '' });
const handlers = {
  'desk.sign-in': signIn,
  ...loanHandlers,
  'loan.return': (...given: Parameters<(typeof loanHandlers)['loan.return']>) => {
    returned.push(given[0].step);
    return loanHandlers['loan.return'](...given);
  },
};
const parts = {
  endpoints,
  entities,
  handlers,
  lifecycles: loanSteps,
  checks,
  roleNames: {},
  productName: 'Library',
};

beforeAll(async () => {
  library = await startTestServer([LIBRARIAN, READER], addTables, parts);
});
afterAll(() => library.close());
beforeEach(async () => {
  returned = [];
  await put(ANA, 'lent');
  await put(RUI, 'reserved');
  await sql`update keepers set username = 'marta' where medium = 'paper'`.execute(library.store.db);
});

/** As an import would. */
const put = (loan: number, state: string) =>
  library.store.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    await sql`update loans set state = ${state}, fine = null where id = ${loan}`.execute(tx);
  });
const act = (action: string, loan: number, role = LIBRARIAN) =>
  library.call(role, 'POST', `/api/loans/${loan}/${action}`);
const loan = async (id: number) => {
  const found = await sql<{
    state: string;
    fine: number | null;
  }>`select state, fine from loans where id = ${id}`.execute(library.store.db);
  return found.rows[0];
};
const trail = async () => {
  const { rows } = await sql`
    select action, actor, admin_user_id as by, entity_id as id, before ->> 'state' as "from", after ->> 'state' as "to"
    from audit_entries where entity = 'loan' order by audit_entries.id desc limit 1`.execute(
    library.store.db,
  );
  return rows[0];
};
const notice = async () => {
  const { rows } = await sql<{ text: string }>`select text from notices order by id desc limit 1`.execute(
    library.store.db,
  );
  return rows[0]?.text;
};

describe('a call that is an action of a lifecycle', () => {
  it('leads the record on, and answers it so', async () => {
    const { status, body } = await act('lend', RUI);
    expect([status, body.message, body.data.state]).toEqual([200, '{borrower} has the book now.', 'lent']);
    expect(await loan(RUI)).toMatchObject({ state: 'lent' });
  });

  it('is refused where the state does not allow it, and changes nothing', async () => {
    const { status, body } = await act('lend', ANA);
    expect([status, body.message]).toEqual([409, 'Lend is not possible: the state is Out.']);
    expect(await loan(ANA)).toMatchObject({ state: 'lent' });
  });

  it('is refused in its own words where its condition does not hold', async () => {
    await act('lend', RUI);
    const { status, body } = await act('lose', RUI);
    expect([status, body.message]).toEqual([409, 'Only a book that is overdue is lost.']);
  });

  it('happens once, however many ask at the same moment', async () => {
    await sql`update keepers set username = null`.execute(library.store.db);
    const all = await Promise.all(['return', 'lose', 'return', 'lose'].map((action) => act(action, ANA)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the handler of an action', () => {
  it('gets the locked record and where it goes; its changes are written with the state, and answered', async () => {
    const { status, body } = await act('return', ANA);
    expect(returned).toMatchObject([
      { action: 'return', from: 'lent', to: 'returned', row: { borrower: 'Ana', state: 'lent' } },
    ]);
    expect([status, body.message]).toEqual([200, 'Thank you, {borrower}.']);
    expect(body.data).toMatchObject({ state: 'returned', fine: (await loan(ANA))?.fine });
    expect(body.data.fine).toBeGreaterThan(0);
  });

  it('may leave the state as it is; the call says which record is meant', async () => {
    const payload = { loan: ANA };
    const { body } = await library.call(LIBRARIAN, 'POST', '/api/loans/renew', { payload });
    expect(body.data).toMatchObject({ id: ANA, state: 'lent', due: '2026-03-15' });
    await sql`update loans set due = '2026-03-01' where id = ${ANA}`.execute(library.store.db);
    expect(await trail()).toMatchObject({ action: 'loan.renew', from: 'lent', to: 'lent' });
  });

  it('is never called for a role that may not, in a wrong state, or without a record', async () => {
    expect((await act('return', ANA, READER)).status).toBe(403);
    expect((await act('return', RUI)).status).toBe(409);
    expect((await act('return', 99)).status).toBe(404);
    expect(returned).toEqual([]);
  });

  it('is called for one of two people who press at the same moment', async () => {
    const all = await Promise.all([act('return', ANA), act('return', ANA)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(returned).toHaveLength(1);
  });

  it('tells who comes second what was done, and where the state is another one, what that is', async () => {
    await act('return', ANA);
    expect((await act('return', ANA)).body.message).toBe('You have done this already: Return.');
    await put(ANA, 'lost');
    expect((await act('return', ANA)).body.message).toBe('Return is not possible: the state is Lost.');
  });
});

describe('a step of many records', () => {
  const forget = (...ids: number[]) =>
    library.call(LIBRARIAN, 'POST', '/api/loans/forget', { payload: { ids } });

  it('is taken for all of them or for none, with an entry and the effects of each', async () => {
    const { status, body } = await forget(ANA, RUI);
    expect([status, body.errors]).toEqual([
      409,
      [
        expect.objectContaining({
          message: '{action} is not possible: the state is {state}.',
          params: { action: { text: 'Forget' }, state: { text: 'Out' }, key: ANA },
        }),
      ],
    ]);
    expect(await loan(RUI)).toMatchObject({ state: 'reserved' });
    await put(ANA, 'reserved');
    expect((await forget(ANA, RUI)).body).toMatchObject({ status: 200, params: { count: 2 } });
    expect([await loan(ANA), await loan(RUI)]).toMatchObject([{ state: 'returned' }, { state: 'returned' }]);
    expect(await trail()).toMatchObject({ id: String(RUI), action: 'loan.forget', from: 'reserved' });
    expect(await notice()).toBe('Rui: returned (role-1)');
  });
});

describe('a rule of the server', () => {
  it('says who is next: rows that people edit, not roles', async () => {
    const { status, body } = await act('lose', ANA);
    expect([status, body.message]).toEqual([409, 'Only marta, who keeps these books, reports one lost.']);
    expect((await library.call(LIBRARIAN, 'POST', '/api/keepers/1/take-over')).status).toBe(200);
    expect((await act('lose', ANA)).status).toBe(200);
  });
});

describe('what every step leaves behind', () => {
  it('is an entry that names the action and the person, and its effects, in one transaction', async () => {
    await act('lend', RUI);
    const { id } = await library.store.db
      .selectFrom('admin_users')
      .select('id')
      .where('username', '=', 'role-1')
      .executeTakeFirstOrThrow();
    expect(await trail()).toEqual({
      action: 'loan.lend',
      actor: 'person',
      by: id,
      id: String(RUI),
      from: 'reserved',
      to: 'lent',
    });
    expect(await notice()).toBe('Rui: lent (role-1)');
  });

  it('is the same where a job takes it, in the name of the scheduler', async () => {
    const { db } = library.store;
    const task = {
      run: async ({ step }: import('../jobs/task.ts').JobRun<unknown>) => {
        await step(({ takeStep }) =>
          takeStep({
            lifecycle: loanSteps.lifecycles.loan,
            action: 'forget',
            id: RUI,
            actor: { kind: 'system', name: 'scheduler' },
          }),
        );
        return { message: 'Done.' };
      },
    };
    const { services, failures } = jobServices(library.store, tmpdir(), { forget: task });
    const { id } = await startJob(db, { kind: 'forget', title: 'Forget', by: null });
    const steps = new Steps(loanSteps, entities);
    await runJob({ ...services, entities, steps }, id, TEST_RUNNER, new AbortController().signal);
    expect(failures).toEqual([]);
    expect(await trail()).toMatchObject({
      action: 'loan.forget',
      actor: 'scheduler',
      by: null,
      to: 'returned',
    });
    expect(await notice()).toBe('Rui: returned (scheduler)');
  });

  it('is nothing where somebody else takes it than the action names', async () => {
    const steps = new Steps(loanSteps, entities);
    const taken = library.store.db.transaction().execute((db) =>
      steps.taker({ db, entities, audit: async () => undefined })({
        lifecycle: loanSteps.lifecycles.loan,
        action: 'lend',
        id: RUI,
        // @ts-expect-error lending names no such actor
        actor: { kind: 'system', name: 'scheduler' },
      }),
    );
    await expect(taken).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await loan(RUI)).toMatchObject({ state: 'reserved' });
  });
});

describe('the column of the state', () => {
  const refused = /written by the actions of lifecycle "loan" alone/;

  it('refuses SQL by hand, in another transaction or in that of a step', async () => {
    const { db } = library.store;
    await expect(sql`update loans set state = 'lost' where id = ${ANA}`.execute(db)).rejects.toThrow(refused);
    const insert = sql`insert into loans (book_id, borrower, due, state) values (1, 'Eva', '2027-01-01', 'lent')`;
    await expect(insert.execute(db)).rejects.toThrow(refused);
    const steps = new Steps(loanSteps, entities);
    const both = db.transaction().execute(async (tx) => {
      const takeStep = steps.taker({ db: tx, entities, audit: async () => undefined });
      const actor = { kind: 'system', name: 'scheduler' } as const;
      await takeStep({ lifecycle: loanSteps.lifecycles.loan, action: 'forget', id: RUI, actor });
      await sql`update loans set state = 'returned' where id = ${ANA}`.execute(tx);
    });
    await expect(both).rejects.toThrow(refused);
    expect([await loan(ANA), await loan(RUI)]).toMatchObject([{ state: 'lent' }, { state: 'reserved' }]);
  });

  it('takes a new record in its initial state, any other change, and what an import brings', async () => {
    const { db } = library.store;
    await sql`update loans set borrower = 'Ana', state = 'lent' where id = ${ANA}`.execute(db);
    const insert = sql`insert into loans (book_id, borrower, due) values (1, 'Eva', '2027-01-01')`;
    await insert.execute(db);
    await put(ANA, 'lost');
    expect(await loan(ANA)).toMatchObject({ state: 'lost' });
    await sql`delete from loans where borrower = 'Eva'`.execute(db);
  });
});

describe('the guard of a state', () => {
  it('stays from start to start, and goes with its lifecycle', async () => {
    const { db } = library.store;
    const guards = async () => {
      const { rows } = await sql<{ oid: number }>`
        select oid from pg_trigger where tgname like 'lifecycle of %' order by oid`.execute(db);
      return rows.map(({ oid }) => oid);
    };
    const { guarded } = new Steps(loanSteps, entities);
    const all = [...guarded];
    const before = await guards();
    expect(before).toHaveLength(2);
    await installGuards(db, all);
    expect(await guards()).toEqual(before);
    await installGuards(db, []);
    expect(await guards()).toEqual([]);
    await installGuards(db, all);
    expect(await guards()).toHaveLength(2);
  });
});

describe('the answer about actions', () => {
  const ask = (ids: readonly number[], role = LIBRARIAN) =>
    library.call(role, 'GET', `/api/loans/actions?${ids.map((id) => `ids[]=${id}`).join('&')}`);

  it('says of each action of each row whether it is allowed, and why not', async () => {
    const { status, body } = await ask([ANA, RUI]);
    expect(status).toBe(200);
    expect(body.data.filter(({ allowed }: { allowed: number }) => allowed)).toMatchObject([
      { id: ANA, action: 'loan.renew' },
      { id: ANA, action: 'loan.return' },
      { id: RUI, action: 'loan.lend' },
      { id: RUI, action: 'loan.forget' },
    ]);
    expect(body.data).toContainEqual({
      id: ANA,
      action: 'loan.lose',
      allowed: 0,
      reason: 'may',
      message: 'Only {keeper}, who keeps these books, reports one lost.',
      params: { keeper: 'marta' },
    });
    expect(body.data).toContainEqual(
      expect.objectContaining({ id: RUI, action: 'loan.return', reason: 'state' }),
    );
  });

  it('is for each who asks', async () => {
    const { body } = await ask([ANA], READER);
    expect(new Set(body.data.map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['role']));
    expect((await ask([])).body.data).toEqual([]);
  });
});
