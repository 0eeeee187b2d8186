/**
 * Puts the built page's editor of promotion conditions before the harness that measures condition editors on one tree of
 * AND and OR. Each rule of the tree is a filter of products with a choice of three and a least amount, so that every row
 * holds its selects, its list and a number; what the harness types goes into that number, as digits that are taken back
 * again. "deep" is added to by the menu of its group, which is opened before the clock runs.
 *
 * node measure-trees.mjs --add <this file> --apps rqb-mui,ours, in the harness's folder `trees`, which PEERS names
 * (default: the working folder). DIST: the built page.
 */
import { readdirSync } from 'node:fs';
import http from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentOf } from './document.mjs';

const peers = resolve(process.env.PEERS ?? '.');
const port = Number(process.env.PORT ?? 4130);
const load = (file) => import(pathToFileURL(join(peers, file)).href);
const { serve } = await load('serve.mjs');
const { makeTree } = await load('shared/tree.js');

const EDIT = '/dashboard/promotion/edit/';
/** The number of rules is in the harness's address, and the id of the promotion in ours. */
const START = `<script>document.cookie = 'token=t; path=/';
  localStorage.user = '{"id":1,"username":"admin","role":2,"role_string":"Admin"}';
  const rules = new URLSearchParams(location.search).get('n');
  if (rules) history.replaceState(null, '', '${EDIT}' + rules);</script>`;
const MARKED = ['middle', 'deep', 'mover', 'second', 'gone'];
/** Above the ids of all others. */
const FIRST_MARKED = 1000;

/** Promotions by their number of rules. */
const promotions = new Map();
const dist = process.env.DIST ?? join(import.meta.dirname, '../../dist');
const documentAt = documentOf(dist, START);
const inner = serve(dist, 0);
const outer = http.createServer(answer).listen(port, '127.0.0.1');
// The harness ends by itself; nothing here may keep it.
for (const server of [inner, outer]) server.unref();
await warm();

function answer(request, response) {
  const [path, query] = request.url.split('?');
  if (path.startsWith('/api/')) return answerCall(path, response);
  if (/\.\w+$/.test(path)) return inner.emit('request', request, response);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const rules = new URLSearchParams(query).get('n');
  return response.end(documentAt(`${EDIT}${rules}`));
}

function answerCall(path, response) {
  const [, rules] = /^\/api\/admin\/new-promo\/(\d+)$/.exec(path) ?? [];
  const data = rules
    ? stored(Number(rules))
    : path.endsWith('/reach')
      ? { shops: 1, all_shops: 1, products: 1, all_products: 1 }
      : { data: [], last_page: 1, total: 0, to: 0 };
  const body = Buffer.from(JSON.stringify({ data }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

/** The harness's server compresses a file when it is first asked for; that must not fall into the measured time. */
async function warm() {
  await new Promise((ready) => (inner.listening ? ready() : inner.once('listening', ready)));
  const { port: behind } = inner.address();
  const headers = { 'accept-encoding': 'br' };
  for (const name of readdirSync(join(dist, 'assets')).filter((fileName) => fileName.endsWith('.js')))
    await (await fetch(`http://127.0.0.1:${behind}/assets/${name}`, { headers })).arrayBuffer();
}

/** Made once: a server reads it, it does not make it. */
function stored(rules) {
  if (!promotions.has(rules)) promotions.set(rules, promotion(rules));
  return promotions.get(rules);
}

function promotion(rules) {
  const days = { start_at: '2026-01-01', end_at: '2099-12-31' };
  const states = { is_active: 1, approval_action: false, approval_id: null };
  const groups = [];
  groupsOf(makeTree(rules), null, groups);
  const block = (type, promo_value) => ({ type, level: 1, condition: 'and', is_active: 1, promo_value });
  return {
    id: rules,
    nama: 'Tree',
    kode: 'TREE',
    kuota: 1,
    banner: '/files/a.png',
    deskripsi: 'Tree',
    ...days,
    ...states,
    super_tier: [],
    tipe_promo: { jenis: 'other', title: 'Other' },
    approval_status: { approval: 2 },
    promo_condition: [
      block('customers', [{ name: '1', parent: null, condition: 'and', data: [] }]),
      block('products', groups),
    ],
    benefit: [
      { type_benefit: 'potongan-harga', type: 'percentage', value: 5, maks_benefit: 0, is_super_tier: '0' },
    ],
  };
}

/** Groups are a flat list: each has a number and that of the group around it. */
function groupsOf({ comb, kids }, parent, groups) {
  const name = String(groups.length + 1);
  groups.push({ name, parent, condition: comb, data: kids.filter(isRule).map(filterOf) });
  for (const kid of kids) if (!isRule(kid)) groupsOf(kid, name, groups);
}

const isRule = ({ kind }) => kind === 'rule';

/** All have one id in common, so that no group of them contradicts itself. */
function filterOf({ id, value }) {
  const number = Number(id.slice(1));
  const mark = MARKED.indexOf(value);
  const chosen =
    mark >= 0
      ? [named(FIRST_MARKED + mark, value)]
      : [1, 2 + (number % 200), 300 + (number % 150)].map(brand);
  return {
    type: 'manufactur',
    value: 'choose',
    promo_value_detail: chosen.map((detail) => ({ detail })),
    promo_item_campur: {
      type_minimal_pembelian: 'qty',
      minimal_pembelian: 1000 + number,
      brands: chosen,
      categories: [],
      products: [],
    },
  };
}

const named = (id, name) => ({ id, name });
const brand = (id) => named(id, `Brand ${String(id).padStart(3, '0')}`);

/** The number of the row that names it. */
const FIND = `(mark) => document.querySelector('[role=row][aria-label="Manufaktur: ' + mark + '"] input[inputmode]')`;
/** Rows do not hold each other: the group of one is the row above it that is one level further out. */
const groupRow = (mark) => `(() => {
  const rows = [...document.querySelectorAll('[role=row]')];
  const own = find('${mark}').closest('[role=row]');
  return rows.slice(0, rows.indexOf(own)).findLast((row) => Number(row.ariaLevel) < Number(own.ariaLevel));
})()`;

export default {
  id: 'ours',
  url: `http://localhost:${port}`,
  find: FIND,
  ready: `find('mover')`,
  // A new row has its kind not chosen yet.
  rule: 'select[data-first]',
  addDeep: `(async () => {
    ${groupRow('deep')}.querySelector('.condition-add').click();
    for (let frame = 0; frame < 60; frame += 1) {
      const item = document.querySelector('[role=menuitem]');
      if (item) return item;
      await new Promise(requestAnimationFrame);
    }
  })()`,
  delGone: `${groupRow('gone')}.querySelector('.remove-group')`,
  undoKeys: 'Control+z',
  move: { keys: 'Alt+ArrowDown' },
  reveal,
};

async function reveal(page, mark) {
  await page.evaluate(scrollTo, [FIND, mark]);
  if (mark === 'middle') typeDigits(page);
  if (mark === 'mover')
    await page.evaluate(
      ([find, name]) => new Function(`return ${find}`)()(name).closest('[role=row]').focus(),
      [FIND, mark],
    );
}

/** Scrolls from the top down until it is there. */
async function scrollTo([find, mark]) {
  const seek = new Function(`return ${find}`)();
  // The page grows as its rows are measured.
  const height = () => document.documentElement.scrollHeight;
  const awaitFrames = async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  };
  for (let top = 0; !seek(mark) && top < height(); top += 400) {
    window.scrollTo(0, top);
    await awaitFrames();
  }
  // Rows that are measured push it aside.
  for (let times = 0; times < 5; times += 1) {
    seek(mark)?.scrollIntoView({ block: 'center' });
    await awaitFrames();
  }
}

/** The harness types letters. */
function typeDigits(page) {
  const press = page.keyboard.press.bind(page.keyboard);
  let pressed = 0;
  page.keyboard.press = (key, options) =>
    press(/^[a-z]$/.test(key) ? (pressed++ % 2 ? 'Backspace' : '7') : key, options);
}
