import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../model.ts';
import { planRequest } from './plan-request.ts';

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

  it('sends a date in the form that is declared, except as JSON', () => {
    const put = endpoint({ method: 'PUT', wire: { start: 'MM/DD/YYYY' } });
    const sent = (changes: Partial<Endpoint>) => planRequest({ ...put, ...changes }, values).data;
    const values = { start: '2026-11-02', end: '2026-12-31' };
    expect(String(sent({}))).toBe('start=11%2F02%2F2026&end=2026-12-31');
    expect(sent({ encoding: 'json' })).toEqual(values);
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
