/**
 * Puts the library's form of an order, with its pickers and totals, before the harness that measures lists of objects in
 * forms. The page is built here, served by the harness's own static server and answered with its orders, so that only
 * the page differs.
 *
 * node measure-lines.mjs --add <this file> --apps hand,ours --n 5,500, in the harness's folder `lines`, which PEERS names
 * (default: the working folder). DIST: a page that is built already.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentOf } from './document.mjs';

const peers = resolve(process.env.PEERS ?? '.');
const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 4120);
const load = (file) => import(pathToFileURL(join(peers, file)).href);
const { serve } = await load('../server/server.mjs');
const { order } = await load('orders.mjs');

const SIGN_IN = `<script>document.cookie = 'token=t; path=/';
  localStorage.user = '{"id":1,"username":"librarian","role":1}';</script>`;
const SIZES = [5, 50, 200, 500];

const buildFolder = process.env.DIST ? undefined : mkdtempSync(join(tmpdir(), 'bench-lines-'));
const dist = buildFolder ?? process.env.DIST;
if (buildFolder) {
  const args = [
    'build',
    'tests/products/library',
    '--config',
    'vite.config.ts',
    '--outDir',
    buildFolder,
    '--logLevel',
    'error',
  ];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { cwd: root, stdio: 'inherit' });
}
const documentAt = documentOf(dist, SIGN_IN);
const inner = serve(dist, 0);
const outer = http.createServer(answer).listen(port, '127.0.0.1');
// The harness ends by itself; nothing here may keep it.
for (const server of [inner, outer]) server.unref();
await warm();
process.once('exit', () => buildFolder && rmSync(buildFolder, { recursive: true, force: true }));

function answer(request, response) {
  const [path] = request.url.split('?');
  if (path.startsWith('/api/')) return answerCall(path, response);
  if (/\.\w+$/.test(path)) return inner.emit('request', request, response);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  return response.end(documentAt(path));
}

function answerCall(path, response) {
  const [, id] = /^\/api\/orders\/(\d+)$/.exec(path) ?? [];
  const rows = path === '/api/orders' ? SIZES.map((n) => ({ ...head(n) })) : [];
  const data = id ? { ...head(Number(id)), items: itemsOf(Number(id)) } : page(rows);
  const body = Buffer.from(JSON.stringify({ data }));
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
  };
  response.writeHead(200, headers);
  response.end(body);
}

function page(rows) {
  return { data: rows, last_page: 1, total: rows.length, to: rows.length };
}

function head(n) {
  const { customer } = order(n);
  return {
    id: n,
    number: `Order ${n}`,
    supplier: customer,
    due: null,
    delivery: null,
    contacts: null,
    version: '1',
  };
}

function itemsOf(n) {
  return order(n).lines.map(({ product_id, name, qty, price, note }, index) => {
    return { id: index + 1, book_id: product_id, book: { id: product_id, title: name }, qty, price, note };
  });
}

/** The harness's server compresses a file when it is first asked for; that must not fall into the measured time. */
async function warm() {
  await new Promise((ready) => (inner.listening ? ready() : inner.once('listening', ready)));
  const { port: behind } = inner.address();
  for (const name of readdirSync(join(dist, 'assets')).filter((fileName) => fileName.endsWith('.js')))
    await (await fetch(`http://127.0.0.1:${behind}/assets/${name}`)).arrayBuffer();
}

export default {
  id: 'ours',
  url: `http://localhost:${port}`,
  start: '/orders',
  open: (n) => `a[href="/orders/${n}"]`,
  page: (n) => `/orders/${n}`,
  name: 'tbody input[name="book_id"]',
  qty: 'tbody input[name="qty"]',
  remove: '.line-items [data-do="remove"]',
  add: '.line-add',
  submit: 'form button[type=submit]',
  error: '.line-items .form-message',
};
