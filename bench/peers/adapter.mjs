/**
 * Puts the built page before the harness that measures other admin frameworks with the same two screens. The page is
 * served by the harness's own static server and answered by its own API, so that only the page differs. What is
 * adapted, and nothing else:
 * - the harness signs in by `localStorage.token`; the page keeps a cookie and the account;
 * - two of the harness's addresses have other names, and its booleans are 0 and 1 here;
 * - the harness turns pages of 100 rows; the product offers 10, 25 and 50;
 * - the harness's API knows no chat and no live channel: nothing is unread, and the channel stays open and silent.
 *
 * node measure.mjs --add <this file>, in the harness's folder, which PEERS names (default: the working folder).
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentOf } from './document.mjs';

const peers = resolve(process.env.PEERS ?? '.');
const port = Number(process.env.PORT ?? 4110);
const { serve } = await import(pathToFileURL(join(peers, 'server/server.mjs')).href);

const SIGN_IN = `<script>if (localStorage.token) {
  document.cookie = 'token=t; path=/';
  localStorage.user = '{"id":1,"username":"admin","role":2,"role_string":"Admin"}';
}</script>`;
const RENAMED = { '/api/admin/category': '/api/admin/categories', '/api/admin/brand': '/api/admin/brands' };

const SIZES = /pageSizes:\s*\[\s*10,\s*25,\s*50\s*\]/g;

const dist = measurable(process.env.DIST ?? join(import.meta.dirname, '../../dist'));
const documentAt = documentOf(dist, SIGN_IN);
const inner = serve(dist, 0);
const outer = http.createServer(answer).listen(port, '127.0.0.1');
// The harness ends by itself; nothing here may keep it.
for (const server of [inner, outer]) server.unref();
await warm();
process.once('exit', () => rmSync(dist, { recursive: true, force: true }));

function answer(request, response) {
  const [path, query] = request.url.split('?');
  if (path === '/api/admin/products' && request.method === 'GET') return answerRows(request.url, response);
  if (path === '/api/live')
    return response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  if (path === '/api/chats/unread') {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end('{"data":{"unread":0}}');
  }
  const isPage = !path.startsWith('/api/') && !/\.\w+$/.test(path);
  if (isPage) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return response.end(documentAt(path));
  }
  if (RENAMED[path]) request.url = [RENAMED[path], query].join('?');
  inner.emit('request', request, response);
}

function answerRows(url, response) {
  http.get({ port: inner.address().port, path: url }, (answered) => {
    let text = '';
    answered.on('data', (part) => (text += part));
    answered.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(
        text.replace(
          /("(?:active|blocked)":)(true|false)/g,
          (_, key, flag) => `${key}${flag === 'true' ? 1 : 0}`,
        ),
      );
    });
  });
}

/** The harness's server compresses a file when it is first asked for; that must not fall into the measured time. */
async function warm() {
  await new Promise((ready) => (inner.listening ? ready() : inner.once('listening', ready)));
  const { port } = inner.address();
  for (const name of readdirSync(join(dist, 'assets')).filter((fileName) => fileName.endsWith('.js')))
    await (await fetch(`http://127.0.0.1:${port}/assets/${name}`)).arrayBuffer();
}

/** A copy of the built page whose lists also offer 100 rows. */
function measurable(built) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(path, 'utf8');
    if (code.search(SIZES) < 0) continue;
    for (const compressedEnding of ['.br', '.gz']) rmSync(path + compressedEnding, { force: true });
    writeFileSync(path, code.replace(SIZES, 'pageSizes:[10,25,50,100]'));
  }
  return folder;
}

export default {
  id: 'ours',
  url: `http://localhost:${port}`,
  login: '/login',
  list: '/dashboard/product',
  form: '/dashboard/product/add',
  loginReady: 'input[type=password]',
  first: 'tbody tr td:nth-child(3)',
  next: 'button[aria-label="Next page"]',
  pageSize: (page, size) => page.locator('label select').last().selectOption(String(size)),
  search: 'input[type=search]',
  toForm: 'a[href="/dashboard/product/add"]',
  toList: 'nav a[href="/dashboard/product"]',
  name: '[data-field=name] input',
  submit: 'form button[type=submit]',
  error: '.form-message:not([aria-hidden])',
};
