import { expect, it } from 'vitest';
import type { DeclaredOperation } from '../../core/declared.ts';
import { AnswerError } from './answer-check.ts';
import { compileEnvelope } from './envelope.ts';

const wrapped = (envelope: DeclaredOperation['answer']['envelope'], outcome: unknown) => {
  const declared = { id: 'book.list', roles: 'public', effect: 'read' } as const;
  const none = Object.assign(() => true, { errors: null });
  const parts = { paramsSchema: {}, validateParams: none, validateQuery: none, answer: { envelope } };
  return () => compileEnvelope({ ...declared, ...parts })(outcome, {});
};

it.each([
  ['page', undefined],
  ['page', { rows: [] }],
  ['page-meta', { rows: {}, total: 1 }],
  ['list', { data: [] }],
  ['alert', { data: {} }],
  ['alert', undefined],
] as const)('%s of %j is not what was declared', (envelope, outcome) => {
  expect(wrapped(envelope, outcome)).toThrow(AnswerError);
});

it('a page of no rows ends at 0, and a message without params says none', () => {
  const meta = { last_page: 1, total: 0, to: 0 };
  expect(wrapped('page-meta', { rows: [], total: 0 })()).toEqual({ data: [], meta });
  const later = { last_page: null, total: null, to: 0 };
  expect(wrapped('page-meta', { rows: [], total: null })()).toEqual({ data: [], meta: later });
  expect(wrapped('alert', { message: 'Done.', params: {} })()).toEqual({
    status: 200,
    message: 'Done.',
    data: null,
  });
});
