import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Endpoint } from '../../../core/model.ts';
import { findInList } from './find-in-list.ts';
import { client } from './http-client.ts';

const list: Endpoint = {
  id: 'shelf.books',
  method: 'GET',
  path: '/api/shelf/{shelf}/books',
  roles: 'public',
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
};

let asked: string[];

/** Answers each call with the body for its page, and records the URLs. */
function answer(bodyOf: (page: number) => unknown): void {
  client.defaults.adapter = async (config) => {
    asked.push(client.getUri(config));
    return { status: 200, statusText: '', headers: {}, data: bodyOf(config.params.page ?? 1), config };
  };
}

const { adapter } = client.defaults;

beforeEach(() => {
  asked = [];
  answer((page) => ({ data: { data: [{ id: page * 10 }, { id: page * 10 + 1 }], last_page: 3, total: 6 } }));
});
afterAll(() => {
  if (adapter) client.defaults.adapter = adapter;
});

it('goes through the pages until the record is there, with what the path of the list needs', async () => {
  const answer = await findInList({ list, match: 'id' }, { shelf: 4, id: '21', other: 'x' });
  expect(answer.item).toEqual({ id: 21 });
  expect(asked).toEqual(['/api/shelf/4/books?page=1&perPage=100', '/api/shelf/4/books?page=2&perPage=100']);
});

it('says that there is none after the last page, so that the screen can offer a way back', async () => {
  await expect(findInList({ list, match: 'id' }, { shelf: 4, id: '99' })).rejects.toMatchObject({
    status: 404,
  });
  expect(asked).toHaveLength(3);
});

it('looks into the record that holds the rows', async () => {
  const { paging: _, ...whole } = list;
  answer(() => ({ data: { shelf: {}, books: [{ id: 7 }, { id: 8 }] } }));
  const held = { list: { ...whole, envelope: 'item' as const }, match: 'id', rows: 'books' };
  expect((await findInList(held, { shelf: 4, id: '8' })).item).toEqual({ id: 8 });
});

it('asks a list without pages once', async () => {
  const { paging: _, ...whole } = list;
  await expect(findInList({ list: whole, match: 'id' }, { shelf: 4, id: '99' })).rejects.toThrow();
  expect(asked).toEqual(['/api/shelf/4/books']);
});
