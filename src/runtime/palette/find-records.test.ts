import { describe, expect, it } from 'vitest';
import type { Endpoint, RecordSource } from '../../../core/model.ts';
import { ApiError } from '../base/api-error.ts';
import type { ApiResponse } from '../data/send.ts';
import { type Found, findRecords, isSearched, namesOf } from './find-records.ts';

const endpoint = (id: string): Endpoint => ({
  id,
  method: 'GET',
  path: `/${id}`,
  roles: [2],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'q',
});
const source = (list: string): RecordSource => ({
  list,
  source: { endpoint: endpoint(`${list}.list`), with: { kind: 'lent' } },
  key: 'id',
  shown: ['name', 'author.name'],
  to: { screen: 'x', route: '/x/{number}', with: { number: { from: 'row', path: 'id' } } },
  get: { endpoint: endpoint(`${list}.get`), with: { id: { from: 'route', path: 'number' } } },
});
const nobody = { route: {}, query: {} };
const answered = (rows: Record<string, unknown>[], total = rows.length): ApiResponse => ({
  rows,
  page: { last: 1, total, to: rows.length },
  raw: null,
});

/** Runs the search to its end and returns the requests and reports. */
async function find(
  lists: string[],
  text: string,
  ask: (id: string, input: Record<string, unknown>) => Promise<ApiResponse> | ApiResponse,
  stop = new AbortController(),
) {
  const asked: { id: string; input: Record<string, unknown> }[] = [];
  const listener: (readonly Found[])[] = [];
  const send = async ({ id }: Endpoint, input: Record<string, unknown>) => {
    asked.push({ id, input });
    return ask(id, input);
  };
  await findRecords(lists.map(source), text, nobody, stop.signal, (found) => listener.push(found), send);
  return { asked, listener, last: listener.at(-1) ?? [] };
}

describe('records found from anywhere', () => {
  it('asks a list by its own parameters for a few rows, and knows how many more there are', async () => {
    const { asked, last } = await find(['book'], 'pip', () => answered([{ id: 7, name: 'Pippi' }], 12));
    expect(asked).toEqual([{ id: 'book.list', input: { kind: 'lent', q: 'pip', page: 1, perPage: 5 } }]);
    expect(last).toMatchObject([{ status: 'ready', rows: [{ id: 7 }], total: 12 }]);
  });

  it('takes a number as the key of a record too, shown first and once; with # as nothing else', async () => {
    const ask = (id: string): ApiResponse =>
      id === 'book.get'
        ? { item: { id: 12, name: 'Twelve' }, raw: null }
        : answered([
            { id: 3, name: '12 Days' },
            { id: 12, name: 'Twelve' },
          ]);
    const both = await find(['book'], '12', ask);
    expect(both.last[0]?.rows.map(({ id }) => id)).toEqual([12, 3]);
    const one = await find(['book'], '#12', ask);
    expect(one.asked).toEqual([{ id: 'book.get', input: { id: '12' } }]);
    expect(one.last[0]?.rows.map(({ id }) => id)).toEqual([12]);
  });

  it('takes "there is no such record" as no hit, and any other failure as one', async () => {
    const missing = await find(['book'], '#9', () => Promise.reject(new ApiError('no', 404)));
    expect(missing.last).toMatchObject([{ status: 'ready', rows: [] }]);
    const broken = await find(['book', 'member'], 'pip', (id) =>
      id === 'member.list' ? answered([{ id: 1 }]) : Promise.reject(new ApiError('down', 500)),
    );
    expect(broken.last.map(({ status }) => status)).toEqual(['failed', 'ready']);
  });

  it('asks no more than four lists at once', async () => {
    let running = 0;
    let most = 0;
    const lists = Array.from({ length: 9 }, (_, at) => `list${at}`);
    const { last } = await find(lists, 'pip', async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return answered([]);
    });
    expect([most, last.every(({ status }) => status === 'ready')]).toEqual([4, true]);
  });

  it('neither asks nor tells any more once it is superseded', async () => {
    const stop = new AbortController();
    const lists = Array.from({ length: 9 }, (_, at) => `list${at}`);
    const { asked, listener } = await find(
      lists,
      'pip',
      () => {
        stop.abort();
        return answered([{ id: 1 }]);
      },
      stop,
    );
    expect([asked.length, listener.length]).toEqual([1, 1]);
  });

  it('waits for two letters or a number', () => {
    expect(['m', 'mi', '7', '#7', '#', ''].map(isSearched)).toEqual([false, true, true, true, false, false]);
  });

  it('names a row by its texts, else by its number', () => {
    expect(namesOf(source('book'), { id: 1, name: 'Pippi', author: { name: 'Lindgren' } })).toEqual([
      'Pippi',
      'Lindgren',
    ]);
    expect(namesOf(source('book'), { id: 1, name: ' ' })).toEqual(['#1']);
  });
});
