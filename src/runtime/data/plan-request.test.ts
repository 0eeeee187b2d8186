import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../core/model.ts';
import { forgetSettings } from '../base/page-settings.ts';
import { planRequest, searchInput } from './plan-request.ts';

const endpoint = (changes: Partial<Endpoint>): Endpoint => ({
  id: 'thing.do',
  method: 'GET',
  path: '/api/thing',
  roles: [2],
  effect: 'read',
  envelope: 'item',
  ...changes,
});

describe('planRequest', () => {
  it('fills the path first and puts the rest into the query of a GET', () => {
    const get = endpoint({ path: '/api/thing/{id}' });
    expect(planRequest(get, { id: 'a/b', page: 1 })).toEqual({
      method: 'GET',
      url: '/api/thing/a%2Fb',
      params: { page: 1 },
    });
  });

  it('refuses a value that would make the path that of another call', () => {
    const get = endpoint({ path: '/api/thing/{code}', words: { code: ['sync'] } });
    expect(() => planRequest(get, { code: 'sync' })).toThrow('cannot be shown or changed here');
    expect(planRequest(get, { code: 'SYNC' }).url).toBe('/api/thing/SYNC');
  });

  it('sends a date in the form that is declared, except as JSON', () => {
    const put = endpoint({ method: 'PUT', wire: { start: 'MM/DD/YYYY' } });
    const sent = (changes: Partial<Endpoint>) => planRequest({ ...put, ...changes }, values).data;
    const values = { start: '2026-11-02', end: '2026-12-31' };
    expect(String(sent({}))).toBe('start=11%2F02%2F2026&end=2026-12-31');
    expect(sent({ encoding: 'json' })).toEqual(values);
  });

  it('sends a switch as Y or N where that is declared, in parallel lists too', () => {
    const put = endpoint({ method: 'PUT', wire: { active: 'Y/N', rows: 'columns', 'rows.on': 'Y/N' } });
    const rows = [{ id: 1, on: 1 }, { id: 0, on: 0 }, { id: 7 }];
    expect(decodeURIComponent(String(planRequest(put, { active: 0, off: 1, rows }).data))).toBe(
      'active=N&off=1&id[]=1&id[]=0&id[]=7&on[]=Y&on[]=N&on[]=',
    );
  });

  it('sends no value of ours that the server does not have, in objects and lists neither', () => {
    const ours = ['code', 'rows.note', 'place.row'];
    const values = {
      name: 'N',
      code: 1,
      rows: [{ id: 1, note: 'x' }, { id: 2 }],
      place: { room: 'A', row: 3 },
    };
    const post = endpoint({ method: 'POST', encoding: 'json', ours, wire: { rows: 'columns' } });
    expect(planRequest(post, values).data).toEqual(values);
    const content = JSON.stringify({ extensions: ['thing.do.code'] });
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => content }) });
    forgetSettings();
    const rows = [{ id: 1 }, { id: 2 }];
    expect(planRequest(post, values).data).toEqual({ name: 'N', code: 1, rows, place: { room: 'A' } });
    expect(planRequest(endpoint({ ours: ['paid'] }), { paid: 1, page: 2 }).params).toEqual({ page: 2 });
    vi.unstubAllGlobals();
    forgetSettings();
  });

  it('repeats one value for each of another list where that is declared', () => {
    const put = endpoint({ method: 'PUT', wire: { owner: { repeatFor: 'ids' } } });
    const sent = (values: Record<string, unknown>) =>
      decodeURIComponent(String(planRequest(put, values).data));
    expect(sent({ ids: [1, 2], owner: [7] })).toBe('ids[]=1&ids[]=2&owner[]=7&owner[]=7');
    expect(sent({ ids: [1, 2], owner: [7, 8] })).toBe('ids[]=1&ids[]=2&owner[]=7&owner[]=8');
  });

  it('puts the rest into the body of a POST', () => {
    const post = endpoint({ method: 'POST', path: '/api/thing/{id}', encoding: 'json' });
    expect(planRequest(post, { id: 1, name: 'N' })).toMatchObject({
      url: '/api/thing/1',
      data: { name: 'N' },
    });
  });

  it('encodes an undeclared POST as multipart and an undeclared PUT as a form', () => {
    expect(planRequest(endpoint({ method: 'POST' }), { a: 1 }).data).toBeInstanceOf(FormData);
    expect(planRequest(endpoint({ method: 'PUT' }), { a: 1 }).data).toBeInstanceOf(URLSearchParams);
  });

  it('sends files as multipart whatever is declared', () => {
    const json = endpoint({ method: 'POST', encoding: 'json' });
    const files = new Map([['file', new File(['x'], 'x.png')]]);
    expect(planRequest(json, {}, files).data).toBeInstanceOf(FormData);
  });

  it('refuses to call an address with a hole', () => {
    expect(() => planRequest(endpoint({ path: '/api/thing/{id}' }), {})).toThrow(/thing\.do.*\{id\}/);
  });
});

it.each([
  ['ko', { search: 'ko', begin: 1 }],
  [' k ', { search: ' k ', begin: 1 }],
  ['kop', { search: 'kop' }],
  ['', {}],
])('a search for "%s" finds words that begin with it, if it is short', (text, input) => {
  expect(searchInput(endpoint({ search: 'search', searchBegin: 'begin' }), text)).toEqual(input);
});

it('a call without a parameter for it is searched inside words', () => {
  expect(searchInput(endpoint({ search: 'search' }), 'ko')).toEqual({ search: 'ko' });
});
