import { beforeEach, expect, it, vi } from 'vitest';
import type { EachRow, Endpoint } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';
import { ApiError } from '../base/api-error.ts';
import { runEach } from './run-each.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('./send.ts', () => ({ send }));

const endpoint: Endpoint = {
  id: 'book.lend',
  method: 'POST',
  path: '/book/{id}',
  roles: 'public',
  effect: 'write',
  envelope: 'alert',
};
const each: EachRow = { endpoint, with: { id: { from: 'row', path: 'id' } } };
const rows: Row[] = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, lent: at % 2 }));
const scope = { route: {}, query: {} };
const ids = (some: readonly Row[]) => some.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));

beforeEach(() => void send.mockReset());

it('makes one call for each row, four at a time, and tells how far it is', async () => {
  let open = 0;
  let most = 0;
  send.mockImplementation(async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open -= 1;
  });
  const steps: number[] = [];
  const ways = { signal: new AbortController().signal, onProgress: (done: number) => steps.push(done) };
  const { done, failed } = await runEach(each, rows, scope, ways);
  expect([ids(done), failed.length, most, steps.at(-1)]).toEqual([ids(rows), 0, 4, 10]);
  expect(send.mock.calls[0]).toEqual([endpoint, { id: 1 }, { keepsAnswers: true }]);
});

it('goes on after a refusal, and leaves rows alone for which it is not meant', async () => {
  send.mockImplementation(async (_, { id }) => {
    if (id === 4) throw new ApiError('In use.', 409);
  });
  const when = { field: 'lent', is: 1 };
  const ways = { signal: new AbortController().signal, onProgress: () => undefined };
  const { done, failed, left, unstartedRows } = await runEach({ ...each, when }, rows, scope, ways);
  expect([ids(done), ids(left), unstartedRows]).toEqual([[2, 6, 8, 10], [1, 3, 5, 7, 9], []]);
  expect(failed).toMatchObject([{ row: { id: 4 }, error: { status: 409 } }]);
});

it('stops when told to, and where the server is gone', async () => {
  const stop = new AbortController();
  send.mockImplementation(async () => stop.abort());
  const ways = { signal: stop.signal, onProgress: () => undefined };
  const stopped = await runEach(each, rows, scope, ways);
  expect(stopped.done.length + stopped.unstartedRows.length).toBe(10);
  expect(stopped.unstartedRows.length).toBeGreaterThan(5);
  send.mockRejectedValue(new ApiError('', 0));
  const gone = await runEach(each, rows, scope, { ...ways, signal: new AbortController().signal });
  expect(gone.unstartedRows).toHaveLength(6);
});
