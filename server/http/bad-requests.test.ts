import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READER } from '../fixtures/declare.ts';
import { type LibraryServer, startLibrary } from '../fixtures/library-server.ts';

/** Client errors are reported as such on a real connection: no 500, no hanging. */
let library: LibraryServer;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'bad-requests-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<html><head></head></html>');
  library = await startLibrary({}, { dist, patience: { grace: 300, bytesPerMs: 1, every: 50 } });
  await library.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await library.close();
  await rm(dist, { recursive: true, force: true });
});

interface Told {
  readonly status: number;
  readonly body: string;
}

/** Sends raw bytes, then closes our side or sends more. */
async function send(text: string, after: { end?: true; more?: readonly string[] } = {}): Promise<Told> {
  const { port } = library.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((done) => socket.on('close', done));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => undefined);
  socket.write(Buffer.from(text, 'latin1'));
  if (after.end) socket.end();
  for (const more of after.more ?? []) {
    await new Promise((done) => setTimeout(done, 60));
    socket.write(more);
  }
  await closed;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1] ?? 0), body };
}

function request(line: string, headers: Readonly<Record<string, string | number>> = {}, body = ''): string {
  const all = {
    Host: 'localhost',
    Authorization: library.bearer(READER),
    Connection: 'close',
    ...(body === '' ? {} : { 'Content-Length': body.length }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
const form = 'multipart/form-data';
const part = (disposition = 'form-data; name="title"', boundary = 'b') =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n`;
const file = part('form-data; name="cover"; filename="a.png"');
const add = (type: string, body: string, headers = {}) =>
  request('POST /api/books', { 'Content-Type': type, ...headers }, body);
const long = (length: number) => 'b'.repeat(length);

describe('a mistake of the caller', () => {
  it.each<[string, () => string, number]>([
    ['multipart without a boundary', () => add(form, `${part()}--b--\r\n`), 400],
    ['multipart with an empty boundary', () => add(`${form}; boundary=`, `${part()}--b--\r\n`), 400],
    ['multipart with a damaged boundary', () => add(`${form}; boundary=%00\xe9`, `${part()}--b--\r\n`), 400],
    ['multipart with another boundary', () => add(`${form}; boundary=c`, `${part()}--b--\r\n`), 400],
    [
      'a boundary of 300',
      () => add(`${form}; boundary=${long(300)}`, `${part(undefined, long(300))}--`),
      400,
    ],
    ['a boundary of 8000', () => add(`${form}; boundary=${long(8000)}`, `${part()}--b--\r\n`), 400],
    ['multipart that ends in a field', () => add(`${form}; boundary=b`, part()), 400],
    ['multipart that ends in a file', () => add(`${form}; boundary=b`, file), 400],
    ['multipart that ends in a head', () => add(`${form}; boundary=b`, '--b\r\nContent-Dispo'), 400],
    ['a part without a name', () => add(`${form}; boundary=b`, `${part('form-data')}--b--\r\n`), 400],
    [
      'a part called __proto__',
      () => add(`${form}; boundary=b`, `${part('form-data; name="__proto__"')}--b--`),
      400,
    ],
    ['multipart of no form', () => add('multipart/mixed; boundary=b', `${part()}--b--\r\n`), 415],
    ['JSON that is cut off', () => add('application/json', '{"title":"x'), 400],
    ['JSON that is none', () => add('application/json', '\xff\xfe'), 400],
    ['another length than a number', () => add('application/json', '{}', { 'Content-Length': 'x' }), 400],
    ['a damaged chunk', () => add('application/json', 'zz\r\n', { 'Transfer-Encoding': 'chunked' }), 400],
    ['a content type that is none', () => add(';;;', '{}'), 415],
    ['an address of two slashes', () => request('GET //x', { Accept: 'text/html' }), 404],
    ['an address of slashes alone', () => request('GET ///', { Accept: 'text/html' }), 404],
    ['an address that goes up', () => request('GET /assets/../../x.js'), 404],
    ['a file called NUL', () => request('GET /%00.js', { Accept: '*/*' }), 404],
    ['a name of 300 under /assets/', () => request(`GET /assets/${long(300)}.js`), 404],
    ['a name of 5000 under /assets/', () => request(`GET /assets/${long(5000)}.js`), 404],
    ['too many folders under /assets/', () => request(`GET /assets/${'b/'.repeat(3000)}b.js`), 404],
    ['a stored file called NUL', () => request('GET /files/%00'), 404],
    ['an address with half a letter', () => request('GET /api/books/%E0%A4%A'), 400],
    ['an id beyond the range', () => request('GET /api/books/99999999999'), 422],
    ['a head that is too long', () => request('GET /api/books', { 'X-Long': long(20_000) }), 431],
    ['TRACE, which no call has', () => request('TRACE /api/books'), 404],
    ['a method that does not exist', () => 'NONSENSE / HTTP/1.1\r\n\r\n', 400],
    ['what is no HTTP', () => '\x16\x03\x01\x02\r\n\r\n', 400],
  ])('%s', async (_mistake, text, status) => {
    const answer = await send(text());
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      errors: expect.any(Array),
    });
  });

  it('such as /%00, for a person, is a page that is not there', async () => {
    expect((await send(request('GET /%00', { Accept: 'text/html' }))).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    ['multipart', `${form}; boundary=b`, file],
    ['JSON', 'application/json', '{"title":'],
  ])('in %s whose sender goes away is no defect', async (_name, type, body) => {
    expect((await send(add(type, body, { 'Content-Length': 5000 }), { end: true })).status).not.toBe(500);
  });

  it.each([
    ['multipart', `${form}; boundary=b`, file],
    ['JSON', 'application/json', '{"title":'],
  ])('in %s that comes byte by byte is ended', async (_name, type, body) => {
    const answer = await send(add(type, body, { 'Content-Length': 5000 }), { more: Array(15).fill(' ') });
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body).message).toBe('The request took too long.');
  });

  it('that comes byte by byte is ended also when it was refused unread', async () => {
    const stranger = { Authorization: '', Connection: 'keep-alive', 'Content-Length': 5000 };
    const answer = await send(add(`${form}; boundary=b`, file, stranger), { more: Array(15).fill(' ') });
    expect(answer.status).toBe(401);
  });

  it('that is slow but comes on is waited for', async () => {
    const body = JSON.stringify({ title: 'Slow', code: 'SLOW-1', words: long(1200) });
    const [head = ''] = add('application/json', body).split('{');
    expect((await send(head, { more: body.match(/.{1,100}/g) ?? [] })).status).toBe(200);
  });
});
