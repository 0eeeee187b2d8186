import { expect, it } from 'vitest';
import type { NamedPlace, StudioState } from '../../core/studio.ts';
import { answerCall } from './calls.ts';
import { removing } from './removal.ts';
import { TestStudio } from './testing.ts';

const CALLS = 'schemas/book/book.endpoints.json';
const ENTITY = 'schemas/book/book.entity.json';
const product = new TestStudio();
const callOf = (id: string) =>
  JSON.parse(product.studio.session.sources().get(CALLS) ?? '').endpoints[id] as Record<string, unknown>;
const ask = async <Answer = StudioState>(call: string, body: object) =>
  (await answerCall(product.studio, call, body)) as Answer;

it('of a list of names the removed one alone goes along', { timeout: 60_000 }, async () => {
  const pointer = '/endpoints/book.get/answer';
  const others = ['cover', 'lent', 'due', 'author', 'author_id', 'copies', 'age'];
  const value = { item: ['id', 'title', 'pages', ...others] };
  await ask('edit', { operations: [{ op: 'add', file: CALLS, pointer, value }] });
  const place = { file: ENTITY, pointer: '/fields/pages' };
  const uses = await ask<NamedPlace[]>('uses', place);
  expect(uses).toContainEqual(expect.objectContaining({ file: CALLS, pointer: `${pointer}/item/2` }));
  await ask('remove', { ...place, along: true });
  expect(callOf('book.get').answer).toEqual({ item: ['id', 'title', ...others] });
});

it('what says more than the removed name stays', () => {
  const use = { noun: 'field', name: 'book.title', file: 'a.json' };
  const along = [
    { ...use, pointer: '/record', stays: true },
    { ...use, pointer: '/columns/title' },
  ];
  expect(removing(ENTITY, '/fields/title', along).map((operation) => Object(operation).pointer)).toEqual([
    '/fields/title',
    '/columns/title',
  ]);
});
