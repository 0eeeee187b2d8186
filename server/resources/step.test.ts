import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../../tests/products/library/checks.ts';
import { endpoints } from '../../tests/products/library/server/generated/endpoints.ts';
import { entities } from '../../tests/products/library/server/generated/entities.ts';
import { addTables } from '../../tests/products/library/tables.ts';
import { startTestServer, type TestServer } from '../fixtures/library-server.ts';

const LIBRARIAN = 1;
const ANA = 1;
const RUI = 2;

let library: TestServer;
beforeAll(async () => {
  const handlers = { 'desk.sign-in': async () => ({}) };
  const parts = { endpoints, entities, handlers, checks, roleNames: {}, productName: 'Library' };
  library = await startTestServer([LIBRARIAN], addTables, parts);
});
afterAll(() => library.close());

const act = (action: string, loan: number) => library.call(LIBRARIAN, 'POST', `/api/loans/${loan}/${action}`);
const stateOf = async (loan: number) => {
  const found = await sql<{ state: string }>`select state from loans where id = ${loan}`.execute(
    library.store.db,
  );
  return found.rows[0]?.state;
};

describe('a call that is an action of a lifecycle', () => {
  it('leads the record on, and answers it so', async () => {
    const { status, body } = await act('lend', RUI);
    expect([status, body.message, body.data.state]).toEqual([200, '{borrower} has the book now.', 'lent']);
    expect(await stateOf(RUI)).toBe('lent');
  });

  it('is refused where the state does not allow it, and changes nothing', async () => {
    const { status, body } = await act('lend', ANA);
    expect([status, body.message]).toEqual([409, 'Lend is not possible: the state is Out.']);
    expect(await stateOf(ANA)).toBe('lent');
  });

  it('is refused in its own words where its condition does not hold', async () => {
    const { status, body } = await act('lose', RUI);
    expect([status, body.message]).toEqual([409, 'Only a book that is overdue is lost.']);
  });

  it('happens once, however many ask at the same moment', async () => {
    const all = await Promise.all(['return', 'lose', 'return', 'lose'].map((action) => act(action, ANA)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
