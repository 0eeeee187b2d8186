import { AxiosError, type AxiosProgressEvent, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../core/model.ts';
import { invalidate, invalidateAfter } from './cache.ts';
import { client } from './http-client.ts';
import { type ResponseHook, setResponseHooks } from './response-hooks.ts';
import { send } from './send.ts';
import { SILENCE } from './watch-silence.ts';

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

vi.mock('./cache.ts', () => ({ invalidate: vi.fn(async () => undefined), invalidateAfter: vi.fn() }));

let asked: InternalAxiosRequestConfig[];

/** Answers every call with this response and records the requests. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  client.defaults.adapter = async (config) => {
    asked.push(config);
    const data = config.responseType === 'blob' ? new Blob([text]) : text;
    return { status, statusText: '', headers, data, config };
  };
}

beforeEach(() => {
  asked = [];
  vi.mocked(invalidate).mockClear();
});
afterEach(() => {
  setResponseHooks([]);
});

describe('send', () => {
  it('repeats the key of a write whose answer was lost, until the same write is answered or long ago', async () => {
    const key = () => asked.at(-1)?.headers.get('Idempotency-Key');
    const lose = async (name: string) => {
      client.defaults.adapter = (config) => {
        asked.push(config);
        return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
      };
      await expect(send(save, { name })).rejects.toMatchObject({ status: 0 });
      return key();
    };
    const first = await lose('a');
    expect(await lose('a')).toBe(first);
    const other = await lose('b');
    expect(other).not.toBe(first);
    answer(422, {});
    await expect(send(save, { name: 'a' })).rejects.toMatchObject({ status: 422 });
    expect(key()).toBe(first);
    answer(200, {});
    await send(save, { name: 'a' });
    expect(key()).not.toBe(first);
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
    await send(save, { name: 'b' });
    expect(key()).not.toBe(other);
    vi.useRealTimers();
  });

  it('gives every write a key of its own, so that a repetition by the network counts once', async () => {
    answer(200, {});
    await send(save, { name: 'a' });
    await send(save, { name: 'a' });
    await send(save, { name: 'a' }, { idempotencyKey: 'mine' });
    answer(200, { data: [] });
    await send(list, {});
    const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', undefined]);
    expect(new Set(asked.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(4);
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

  it('ends a call on which nothing moves for a minute, and not one that still moves', async () => {
    vi.useFakeTimers();
    let progress = (_: AxiosProgressEvent) => {};
    client.defaults.adapter = (config) => {
      progress = config.onUploadProgress ?? progress;
      return new Promise((_, fail) => {
        config.signal?.addEventListener?.('abort', () => fail(new CanceledError()));
      });
    };
    const refusal = { status: 0, message: 'The server does not answer. Check the connection and try again.' };
    const hung = expect(send(list, {})).rejects.toMatchObject(refusal);
    await vi.advanceTimersByTimeAsync(SILENCE);
    await hung;

    let ended = false;
    const upload = send({ ...save, encoding: 'multipart' }, { name: 'a' }).finally(() => {
      ended = true;
    });
    const slow = expect(upload).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('not known'),
    });
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    progress({ loaded: 1 } as AxiosProgressEvent);
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await slow;
    vi.useRealTimers();
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

  it('hands over a message as it came, with its values', async () => {
    answer(200, { status: 200, message: 'Book {name} saved.', params: { name: 'Tea' } });
    expect(await send(save, {})).toMatchObject({ message: 'Book {name} saved.', params: { name: 'Tea' } });
  });

  it('says that the server cannot be reached when no answer comes', async () => {
    client.defaults.adapter = () => Promise.reject(new AxiosError('socket', AxiosError.ERR_NETWORK));
    await expect(send(list, {})).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('cannot be reached'),
    });
  });

  it('says of a write that was sent and not answered that nobody knows, and not where it cannot have been sent', async () => {
    client.defaults.adapter = () => Promise.reject(new AxiosError('socket', AxiosError.ERR_NETWORK));
    const unknown = { status: 0, message: expect.stringContaining('it is not known') };
    const unsent = { status: 0, message: expect.stringContaining('cannot be reached') };
    await expect(send(save, {})).rejects.toMatchObject(unknown);
    await expect(send({ ...save, roles: 'public' }, {})).rejects.toMatchObject(unsent);
    vi.stubGlobal('navigator', { onLine: false });
    await expect(send(save, {})).rejects.toMatchObject(unsent);
    vi.unstubAllGlobals();
    answer(422, { message: 'No.' });
    await expect(send(save, {})).rejects.toMatchObject({ status: 422, message: 'No.' });
  });

  it('says the same of a write that something in between answers, and sends it again as the same one', async () => {
    const keys: unknown[] = [];
    for (const status of [502, 504]) {
      answer(status, '<html>Bad Gateway</html>');
      await expect(send(save, { title: 'Tea' })).rejects.toMatchObject({
        status: 0,
        message: expect.stringContaining('it is not known'),
      });
      keys.push(asked.at(-1)?.headers?.['Idempotency-Key']);
    }
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    // A read was not done, and neither was a write that the server itself refuses to begin.
    await expect(send(list, {})).rejects.toMatchObject({ status: 504 });
    answer(503, { message: 'Later.' });
    await expect(send(save, {})).rejects.toMatchObject({ status: 503, message: 'Later.' });
  });

  it.each(['{"data":[{"id":1,"na', '<html>Sign in to the network</html>'])(
    'takes %j with the status 200 for a failed read, and for a write of which nobody knows',
    async (body) => {
      answer(200, body, { 'x-request-id': 'r2' });
      await expect(send(list, {})).rejects.toMatchObject({ status: 200, message: '', requestId: 'r2' });
      await expect(send({ ...list, envelope: 'item' }, {})).rejects.toMatchObject({ status: 200 });
      const keys: unknown[] = [];
      for (let time = 0; time < 2; time++) {
        await expect(send(save, { title: 'Salt' })).rejects.toMatchObject({
          status: 0,
          message: expect.stringContaining('it is not known'),
        });
        keys.push(asked.at(-1)?.headers?.['Idempotency-Key']);
      }
      expect(keys[1]).toBe(keys[0]);
    },
  );

  it('keeps quiet about a call that was cancelled', async () => {
    answer(200, {});
    await expect(send(list, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      status: 499,
      message: '',
    });
    expect(asked).toEqual([]);
  });

  it('tells how far a file is, and the whole when it is known', async () => {
    const heard: number[][] = [];
    const onProgress = (...told: number[]) => heard.push(told);
    answer(200, {});
    const file = new File(['x'], 'x.png');
    await send({ ...save, encoding: 'multipart' }, {}, { files: new Map([['file', file]]), onProgress });
    await send({ ...list, envelope: 'file' }, {}, { onProgress });
    await send(save, {}, { onProgress });
    const [up, down, text] = asked;
    up?.onUploadProgress?.({ loaded: 5, total: 10, progress: 0.5 } as AxiosProgressEvent);
    down?.onDownloadProgress?.({ loaded: 7 } as AxiosProgressEvent);
    expect(heard).toEqual([
      [0.5, 5],
      [0, 7],
    ]);
    expect([up?.onDownloadProgress, down?.onUploadProgress, text?.onUploadProgress]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('writes a query of what is there, and a body as it is declared', async () => {
    answer(200, { data: [] });
    await send(list, { page: 2, search: '', tags: ['a', 'b'] });
    await send(save, { name: 'a' });
    await send({ ...save, encoding: 'form' }, { tags: ['a'] });
    const [read, json, form] = asked;
    expect(read && client.getUri(read)).toBe('/api/thing?page=2&tags%5B%5D=a&tags%5B%5D=b');
    expect([json?.data, json?.headers.getContentType()]).toEqual(['{"name":"a"}', 'application/json']);
    expect([form?.data, form?.headers.getContentType()]).toEqual([
      'tags%5B%5D=a',
      expect.stringContaining('application/x-www-form-urlencoded'),
    ]);
  });

  it('takes a page that something on the way answers for a failure without a message', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(send(list, {})).rejects.toMatchObject({ status: 502, message: '' });
  });

  it('gives the file that was asked for, with its name', async () => {
    const name = "attachment; filename*=UTF-8''caf%C3%A9.csv";
    answer(200, 'a;b', { 'content-disposition': name });
    const { raw } = await send({ ...list, envelope: 'file' }, {});
    const { blob, name: called } = raw as { blob: Blob; name: string };
    expect([await blob.text(), called]).toEqual(['a;b', 'café.csv']);
  });
});

describe('what follows a call', () => {
  const write: Endpoint = { ...save, invalidates: ['thing.list'] };

  it('refreshes what a write made stale, unless it is one of many, or goes on, or failed', async () => {
    answer(200, {});
    await send(write, {}, { keepsAnswers: true });
    setResponseHooks([{ succeeded: () => 'goes-on' }, { succeeded: () => undefined }]);
    await send(write, {});
    answer(400, {});
    await expect(send(write, {})).rejects.toMatchObject({ status: 400 });
    expect(invalidate).not.toHaveBeenCalled();
    setResponseHooks([]);
    answer(200, {});
    await send(write, {});
    expect(invalidate).toHaveBeenCalledExactlyOnceWith(['thing.list']);
  });

  it('waits with the refresh where a wait is declared', async () => {
    answer(200, {});
    await send(write, {}, { refreshAfter: 500 });
    expect(invalidateAfter).toHaveBeenCalledExactlyOnceWith(['thing.list'], 500);
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('tells every hook of every outcome, before the caller hears of it', async () => {
    const heard: string[] = [];
    const hook = (name: string): ResponseHook => ({
      succeeded: ({ id }) => void heard.push(`${name}: ${id}`) as undefined,
      failed: ({ id }, { status }) => heard.push(`${name}: ${id} ${status}`),
    });
    setResponseHooks([hook('one'), hook('two')]);
    answer(200, { data: [] });
    await send(list, {}).then(() => heard.push('caller'));
    answer(401, {});
    await send(list, {}).catch(() => heard.push('caller'));
    const expected = ['one: thing.list', 'two: thing.list', 'caller'];
    expect(heard).toEqual([...expected, 'one: thing.list 401', 'two: thing.list 401', 'caller']);
  });
});
