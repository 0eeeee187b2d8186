import axios, { type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../model.ts';
import { send } from './send.ts';

const list: Endpoint = {
  id: 'thing.list',
  method: 'GET',
  path: '/api/thing',
  roles: [2],
  effect: 'read',
  envelope: 'page',
};
const save: Endpoint = {
  ...list,
  id: 'thing.save',
  method: 'POST',
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
};

const usual = axios.defaults.adapter;
let asked: InternalAxiosRequestConfig[];

/** Answers every call with this, and remembers what was asked. */
function answer(status: number, data: unknown, headers: Record<string, string> = {}): void {
  const adapter: AxiosAdapter = async (config) => {
    asked.push(config);
    return { status, data, headers, statusText: '', config };
  };
  axios.defaults.adapter = adapter;
}

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  axios.defaults.adapter = usual;
});

describe('send', () => {
  it('gives every write a key of its own, so that a repetition by the network counts once', async () => {
    answer(200, {});
    await send(save, { name: 'a' });
    await send(save, { name: 'a' });
    await send(save, { name: 'a' }, { idempotencyKey: 'mine' });
    await send(list, {});
    const keys = asked.map((config) => config.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', undefined]);
  });

  it('throws what the server says, with status, fields and request id', async () => {
    answer(422, { message: 'No.', errors: [{ field: 'name', message: 'Taken.' }] }, { 'x-request-id': 'r1' });
    await expect(send(save, {})).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'No.',
      errors: [{ field: 'name', message: 'Taken.' }],
      requestId: 'r1',
    });
  });

  it('takes a failing status inside a 200 for the failure it is', async () => {
    answer(200, { status: 500, message: 'Not today.' });
    await expect(send(list, {})).rejects.toMatchObject({ status: 500, message: 'Not today.' });
  });

  it('takes an answer that fulfils the declared failure for a no, with the text at its declared place', async () => {
    const remind: Endpoint = {
      ...save,
      failure: { when: { field: 'data.state', is: 'Not set' }, message: 'data.state' },
    };
    answer(200, { status: 200, message: 'Saved.', data: { state: 'Not set' } });
    await expect(send(remind, {})).rejects.toMatchObject({ status: 200, message: 'Not set' });
    answer(200, { status: 200, message: 'Saved.', data: { state: 'Set' } });
    expect((await send(remind, {})).message).toBe('Saved.');
  });

  it('fills the parameters of a message', async () => {
    answer(200, { status: 200, message: 'Book {name} saved.', params: { name: 'Tea' } });
    expect((await send(save, {})).message).toBe('Book Tea saved.');
  });

  it('says that the server cannot be reached when no answer comes', async () => {
    axios.defaults.adapter = () => Promise.reject(new Error('socket'));
    await expect(send(list, {})).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('cannot be reached'),
    });
  });

  it('keeps quiet about a call that was cancelled', async () => {
    axios.defaults.adapter = () => Promise.reject(new axios.CanceledError());
    await expect(send(list, {})).rejects.toMatchObject({ status: 499, message: '' });
  });
});
