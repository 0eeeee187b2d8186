import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type ServerParts } from '../build-server.ts';
import { testSettings } from '../fixtures/library-server.ts';
import { withConfig } from './page.ts';

/** The clock of the other API; undefined: it does not say. */
let otherTime: Date | undefined;
const upstream = createServer((request, response) => {
  response.sendDate = false;
  if (otherTime) response.setHeader('date', otherTime.toUTCString());
  response.setHeader('set-cookie', 'spy=1');
  response.setHeader('content-type', 'application/json');
  const { cookie, authorization } = request.headers;
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => response.end(JSON.stringify({ url: request.url, cookie, authorization, body })));
});
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'page-test-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  const preloads = [
    { address: '^/dashboard/driver/add/?$', files: ['assets/add-3c.js', 'assets/form-4d.js'] },
    { address: '^/dashboard/driver/[^/]+/?$', files: ['assets/edit-5e.js'] },
  ];
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads));
  await writeFile(join(folder, 'assets/entry-1a2b.js'), 'plain');
  await writeFile(join(folder, 'assets/entry-1a2b.js.br'), 'brotli');
  const { port } = upstream.address() as AddressInfo;
  const settings = testSettings({ ADMIN_API_URL: `http://127.0.0.1:${port}/base/`, EXTENSIONS: 'book.get' });
  const nothing = { endpoints: [], entities: {}, roleNames: {}, handlers: {} };
  app = await buildServer({
    settings,
    store: null,
    ...nothing,
    productName: "Ann's & Bob's <shop>",
    dist: folder,
  });
});
afterAll(async () => {
  await app.close();
  upstream.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const html = { accept: 'text/html,*/*' };

describe('the page', () => {
  it.each(['/', '/dashboard/driver/detail/a@b.co', '/login?x=1'])('is answered at %s', async (url) => {
    const answer = await get(url, html);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>x</title>');
  });

  it('is compressed for who takes brotli', async () => {
    const answer = await get('/login', { ...html, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>x</title>');
  });

  it.each(['/', '/login?next=/a.b', '/dashboard/driver'])(
    'is answered at %s to what takes anything, such as a probe',
    async (url) => {
      const answer = await get(url, { accept: '*/*' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each([
    ['/assets/gone-9z.js', html],
    ['/files/x', html],
    ['/favicon.gone', { accept: '*/*' }],
    ['/assets/gone', { accept: '*/*' }],
    ['/dashboard/driver', { accept: 'application/json' }],
    ['/dashboard/x.json', { accept: 'application/json' }],
  ])('is not answered at %s, where something else is missing', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it.each([
    ['/dashboard/driver/add?x=/y', ['/assets/add-3c.js', '/assets/form-4d.js']],
    ['/dashboard/driver/7', ['/assets/edit-5e.js']],
    ['/dashboard/driver', []],
  ])('names the files of the screen at %s, and no others', async (url, files) => {
    const { body } = await get(url, html);
    const links = [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]*)">/g)];
    expect(links.map(([, file]) => file)).toEqual(files);
    expect(body).toMatch(/<\/title>.*<\/head>/);
  });

  it('carries its configuration as data that cannot break out', async () => {
    const { body } = await get('/', html);
    const content = /<meta name="app-config" content='([^']*)'>/.exec(body)?.[1] ?? '';
    expect(content).not.toMatch(/</);
    const text = content.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    const settings = { name: "Ann's & Bob's <shop>", extensions: ['book.get'], rememberedDays: 30 };
    expect(JSON.parse(text)).toEqual(settings);
    expect(withConfig('<head lang="$&">', { name: '$1', extensions: [] })).toContain('<head lang="$&">');
  });

  it('may run no script but its own, and shows images of the other server', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toMatch(/img-src 'self' data: blob: http:\/\/127\.0\.0\.1:\d+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await get('/', html)).headers['strict-transport-security']).toBeUndefined();
    expect(
      (await get('/', { ...html, 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
    ).toMatch(/^max-age=31536000/);
    for (const directive of ["object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(directive);
  });

  it.each(['/', '/health', '/api/none', '/files/none'])(
    '%s: browsers guess no type, say nowhere whence they come, and let no other site read or frame it',
    async (url) => {
      const { headers } = await get(url, html);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('may call no other server, unless the settings or the product name it', async () => {
    const opened = async (parts: Partial<ServerParts>, env: Record<string, string>) => {
      const other = await buildServer({
        endpoints: [],
        entities: {},
        roleNames: {},
        handlers: {},
        productName: 'Library',
        settings: testSettings(env),
        store: null,
        dist: folder,
        ...parts,
      });
      const { headers, body } = await other.inject({ method: 'GET', url: '/', headers: html });
      await other.close();
      return [String(headers['content-security-policy']), body] as const;
    };
    const ADMIN_API_URL = 'http://127.0.0.1:9';
    const [closed, plain] = await opened({}, { ADMIN_API_URL });
    expect(closed).toContain("connect-src 'self';");
    expect(plain).not.toContain('origins');
    const CHAT_ORIGINS = 'https://*.vendor.test,wss://*.vendor.test';
    const [named, page] = await opened({}, { ADMIN_API_URL, CHAT_ORIGINS });
    expect(named).toContain("connect-src 'self' https://*.vendor.test wss://*.vendor.test;");
    for (const kind of ['img', 'media']) expect(named).toMatch(`${kind}-src 'self' https://*.vendor.test `);
    expect(page).toContain('"origins":["https://*.vendor.test","wss://*.vendor.test"]');
  });

  it('has assets that are kept for ever, compressed where the browser can', async () => {
    const plain = await get('/assets/entry-1a2b.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    const small = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'br' });
    expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });
});

describe('calls to another server', () => {
  it('are passed on with the token and without cookies', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login/admin?a=1',
      headers: { authorization: 'Bearer t', cookie: 'token=t' },
      payload: { x: 1 },
    });
    expect(answer.json()).toEqual({
      url: '/base/api/login/admin?a=1',
      authorization: 'Bearer t',
      body: '{"x":1}',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await get('/user/5/update-info/7/process')).json().url).toBe(
      '/base/user/5/update-info/7/process',
    );
  });

  it('are passed on with files as they come', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', expect: '100-continue' };
    const answer = await app.inject({ method: 'POST', url: '/api/x', headers, payload: '--b--' });
    expect(answer.json().body).toBe('--b--');
  });

  it.each([-2, 2])(
    'tell the time of the other server, %i days off, as does the page itself',
    async (days) => {
      otherTime = new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000);
      const answers = await Promise.all([
        get('/api/x'),
        get('/user/5/update-info/7/process'),
        app.inject({ method: 'HEAD', url: '/', headers: html }),
      ]);
      expect(answers.map(({ headers }) => headers.date)).toEqual(answers.map(() => otherTime?.toUTCString()));
      expect((await get('/', html)).headers.date).not.toBe(otherTime.toUTCString());
    },
  );

  it('tell the time of this server where the other one does not say', async () => {
    otherTime = undefined;
    for (const answer of [await get('/api/x'), await app.inject({ method: 'HEAD', url: '/', headers: html })])
      expect(Math.abs(Date.parse(String(answer.headers.date)) - Date.now())).toBeLessThan(60_000);
  });

  it('say so when the other server does not answer', async () => {
    const settings = testSettings({ ADMIN_API_URL: 'http://127.0.0.1:9' });
    const parts = { endpoints: [], entities: {}, roleNames: {}, handlers: {}, productName: 'Library' };
    const lonely = await buildServer({ settings, store: null, ...parts });
    const answer = await lonely.inject({ method: 'GET', url: '/api/x' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(502);
    expect(answer.json()).toEqual({ message: 'The server behind this one does not answer.', errors: [] });
    await lonely.close();
  });
});
