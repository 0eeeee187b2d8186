import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeclaredOperation } from '../../core/declared.ts';
import { KEEPER } from '../fixtures/declare.ts';
import { endpoints, entities } from '../fixtures/library.ts';
import { startLibrary, type TestServer } from '../fixtures/library-server.ts';
import { type Check, type Checks, prepareCheck } from './check.ts';

type AnyCheck = Check<{ body: Record<string, unknown> }, Record<string, unknown> | null>;

const names = ['book.create', 'book.update', 'book.price-many', 'book.delete'];
const withCheck = (operation: DeclaredOperation): DeclaredOperation =>
  operation.resource && names.includes(operation.id)
    ? { ...operation, resource: { ...operation.resource, check: true } }
    : operation;
const checked = endpoints.map((one) => ({ ...one, operations: one.operations.map(withCheck) }));

const rule = vi.fn<AnyCheck>();
let library: TestServer;
beforeAll(async () => {
  // Hand-made declarations have no generated types.
  const checks = Object.fromEntries(names.map((name) => [name, rule])) as unknown as Checks;
  library = await startLibrary({}, { endpoints: checked, checks });
});
afterAll(() => library.close());
beforeEach(() => rule.mockReset());

const call = (method: string, url: string, payload: object) => library.call(KEEPER, method, url, { payload });
const book = { title: 'Emma', code: 'E-1' };
async function count(code: string): Promise<number> {
  const { rows } = await sql`select 1 from books where code = ${code}`.execute(library.store.db);
  return rows.length;
}

describe('a check before a generic write', () => {
  it('gets the validated body and who calls, and lets the write happen when nothing is in the way', async () => {
    const { status } = await call('POST', '/api/books', { ...book, unknown: 1 });
    expect([status, await count('E-1')]).toEqual([200, 1]);
    const [input, row, work] = rule.mock.lastCall ?? [];
    expect([input?.body, row, work?.user?.role]).toEqual([book, null, KEEPER]);
  });

  it('is not asked where the body is not valid', async () => {
    expect((await call('POST', '/api/books', { title: '' })).status).toBe(422);
    expect(rule).not.toHaveBeenCalled();
  });

  it('refuses at the fields that it names, or as a conflict, and nothing is written', async () => {
    rule.mockResolvedValueOnce([{ field: 'code', message: 'No {code}.', params: { code: 'X' } }]);
    const atField = await call('POST', '/api/books', { ...book, code: 'E-2' });
    expect([atField.status, atField.body]).toEqual([
      422,
      { message: 'No X.', errors: [{ field: 'code', message: 'No {code}.', params: { code: 'X' } }] },
    ]);
    rule.mockResolvedValueOnce([{ field: 'code', message: 'No.' }, { message: 'The shelf is full.' }]);
    expect((await call('POST', '/api/books', { ...book, code: 'E-2' })).status).toBe(409);
    expect(await count('E-2')).toBe(0);
  });

  it('gets the row as it is, locked, and shares the transaction of the write', async () => {
    rule.mockImplementationOnce(async (_input, row, { db }) => {
      await sql`update books set pages = 7 where id = ${row?.id}`.execute(db);
      // Nobody else may lock it meanwhile.
      const free = sql`select 1 from books where id = ${row?.id} for update nowait`;
      await expect(free.execute(library.store.db)).rejects.toThrow('could not obtain lock');
      return row?.title === 'Moby Dick' ? [{ message: 'Not this one.' }] : undefined;
    });
    const { status, body } = await call('PUT', '/api/books/4', { title: 'Whale', code: 'A-4' });
    expect([status, body.message]).toEqual([409, 'Not this one.']);
    const { rows } = await sql`select title, pages from books where id = 4`.execute(library.store.db);
    expect(rows).toEqual([{ title: 'Moby Dick', pages: null }]);
  });

  it('is asked before a delete too', async () => {
    rule.mockResolvedValueOnce([{ message: 'It is lent.' }]);
    const { status, body } = await library.call(KEEPER, 'DELETE', '/api/books/3');
    expect([status, body.message, await count('A-3')]).toEqual([409, 'It is lent.', 1]);
  });

  it('is asked about every row of a selection, and tells which of them stand in the way', async () => {
    rule.mockImplementation(async (_input, row) =>
      row?.id === 1
        ? undefined
        : [{ field: 'price', message: 'Not {title}.', params: { title: row?.title } }],
    );
    const { status, body } = await call('POST', '/api/books/prices', { ids: [3, 1, 2], price: 5 });
    expect([status, body.errors]).toEqual([
      409,
      [
        { message: 'Not {title}.', params: { title: '100% Wool', key: 2 } },
        { message: 'Not {title}.', params: { title: 'Snake_case', key: 3 } },
      ],
    ]);
    const { rows } = await sql`select price from books where id = 1`.execute(library.store.db);
    expect(rows).toEqual([{ price: 120000.5 }]);
  });

  it('must be there, or the server does not start', () => {
    const [operation] = checked.flatMap(({ operations }) =>
      operations.filter(({ id }) => id === 'book.create'),
    );
    const entity = entities.book;
    if (!operation || !entity) throw new Error('The library has changed.');
    expect(() => prepareCheck(operation, entity, entities, {})).toThrow('book.create declares a check');
  });
});
