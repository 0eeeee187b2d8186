import { describe, expect, it } from 'vitest';
import { failedStatus, readFailure, readResponse } from './read-response.ts';

const rows = [{ id: 1 }, { id: 2 }];
const numbers = { last_page: 7, total: 62, to: 20 };
const page = { last: 7, total: 62, to: 20 };
const HALF = '{"data":[{"id":1,"na';
const PAGE = '<!doctype html><title>Sign in to the network</title>';

describe('readAnswer', () => {
  // Every list envelope against every documented list shape.
  const shapes = {
    'rows and numbers in data': { data: { data: rows, ...numbers } },
    'rows and numbers nested once more': { data: { data: { data: rows, ...numbers } } },
    'rows nested once more, numbers beside': { status: 200, data: { data: { data: rows }, ...numbers } },
    'rows in data.data, numbers in meta': { data: { data: rows, meta: numbers } },
    'rows in data, numbers in meta': { data: rows, meta: numbers },
    'rows in data, numbers in the body': { data: rows, ...numbers },
    'numbers as text': { data: { data: rows, last_page: '7', total: '62', to: '20' } },
  };
  for (const envelope of ['page', 'page-meta', 'list'] as const) {
    for (const [name, body] of Object.entries(shapes)) {
      it(`reads ${envelope} from ${name}`, () => {
        expect(readResponse({ envelope }, body)).toEqual({ raw: body, rows, page });
      });
    }
  }

  it('takes a bare array as one page of all rows', () => {
    expect(readResponse({ envelope: 'list' }, rows)).toMatchObject({
      rows,
      page: { last: 1, total: 2, to: 2 },
    });
    expect(readResponse({ envelope: 'page' }, { data: rows })).toMatchObject({
      rows,
      page: { last: 1, total: 2, to: 2 },
    });
  });

  it('takes an empty list for one, and a body without a list for none', () => {
    const page = { last: 1, total: 0, to: 0 };
    for (const body of [[], { data: [] }, { data: { data: [] } }])
      expect(readResponse({ envelope: 'page' }, body)).toMatchObject({ rows: [], page });
    const nothing = [undefined, null, '', {}, { data: null }, { data: { data: null } }, { data: { id: 1 } }];
    for (const envelope of ['page', 'page-meta', 'list'] as const)
      for (const body of nothing) expect(readResponse({ envelope }, body)).toBeUndefined();
  });

  it('takes text for nothing at all, and a body without a field for no item; a write may answer nothing', () => {
    for (const envelope of ['page', 'list', 'item', 'alert', 'none'] as const)
      for (const body of [HALF, PAGE]) expect(readResponse({ envelope }, body)).toBeUndefined();
    for (const body of [undefined, null, '', {}, [1]])
      expect(readResponse({ envelope: 'item' }, body)).toBeUndefined();
    for (const envelope of ['alert', 'none'] as const)
      for (const body of [undefined, '', {}]) expect(readResponse({ envelope }, body)).toEqual({ raw: body });
  });

  it('takes a page for no file', () => {
    const file = (type: string) => readResponse({ envelope: 'file' }, new Blob(['a'], { type }));
    expect(file('text/html; charset=utf-8')).toBeUndefined();
    expect(file('text/csv')).toBeDefined();
  });

  it('reads an item from data, or from the body when there is no data', () => {
    expect(readResponse({ envelope: 'item' }, { data: { id: 3 } })?.item).toEqual({ id: 3 });
    expect(readResponse({ envelope: 'item' }, { id: 3 })?.item).toEqual({ id: 3 });
    expect(readResponse({ envelope: 'item' }, { data: null })?.item).toBeUndefined();
    expect(readResponse({ envelope: 'item' }, { data: { status: 200, data: { id: 3 } } })?.item).toEqual({
      id: 3,
    });
    const own = { id: 3, data: { of: 'its own' } };
    expect(readResponse({ envelope: 'item' }, { data: own })?.item).toEqual(own);
  });

  it('reads the message and the data of an alert', () => {
    const body = { status: 200, message: 'Saved.', data: { id: 4 } };
    expect(readResponse({ envelope: 'alert' }, body)).toEqual({
      raw: body,
      message: 'Saved.',
      item: { id: 4 },
    });
  });

  it('takes an alert without data for one without an item', () => {
    expect(readResponse({ envelope: 'alert' }, { status: 200, message: 'Sent.' })?.item).toBeUndefined();
    expect(readResponse({ envelope: 'alert' }, { status: 200, message: '' })).not.toHaveProperty('message');
  });
});

describe('failedStatus', () => {
  it('sees a failure in the body of a 200', () => {
    expect(failedStatus({ status: 422, message: 'No.' })).toBe(422);
  });

  it('is not misled by other things called status', () => {
    expect(failedStatus({ status: 200 })).toBeUndefined();
    expect(failedStatus({ status: '500' })).toBeUndefined();
    expect(failedStatus({ status: true })).toBeUndefined();
    expect(failedStatus('500')).toBeUndefined();
  });
});

describe('readFailure', () => {
  it('keeps the message, the fields and the request id', () => {
    const errors = [
      { field: 'name', message: '{field} is already used.', params: { field: 'Name' } },
      'noise',
      {},
    ];
    expect(readFailure(422, { message: 'Check the form.', errors }, 'r-1')).toMatchObject({
      status: 422,
      message: 'Check the form.',
      errors: [errors[0]],
      requestId: 'r-1',
    });
  });

  it('survives an answer that is not JSON', () => {
    expect(readFailure(502, '<html>')).toMatchObject({ status: 502, message: '', errors: [] });
  });
});
