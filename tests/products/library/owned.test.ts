import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoint, operation } from '../../../server/fixtures/declare.ts';
import { startTestServer, type TestServer } from '../../../server/fixtures/library-server.ts';
import { form as multipart } from '../../../server/fixtures/multipart.ts';
import { checks } from './checks.ts';
import { loanHandlers, loanSteps } from './loan-steps.ts';
import { productName, roles } from './server/generated/access.ts';
import { endpoints } from './server/generated/endpoints.ts';
import { entities } from './server/generated/entities.ts';
import { addTables } from './tables.ts';

const DESK = 1;
/** A change that does not say the owned rows. */
const RENAME = endpoint(
  'POST',
  '/api/orders/{id}/supplier',
  operation('order.rename', 'write', {
    answer: { envelope: 'alert' },
    body: { type: 'object', properties: { supplier: { type: 'string' } } },
    resource: {
      do: 'update',
      entity: 'order',
      key: { from: 'path', path: 'id' },
      set: { supplier: { from: 'body', path: 'supplier' } },
      owned: { items: { rows: { from: 'body', path: 'items' }, key: 'id', set: { qty: 'qty' } } },
      message: 'Done.',
    },
  }),
);
const DELETE_MANY = endpoint(
  'POST',
  '/api/orders/removal',
  operation('order.delete-many', 'write', {
    answer: { envelope: 'alert' },
    body: { type: 'object', properties: { ids: { type: 'array', items: { type: 'integer' } } } },
    selection: { most: 3 },
    resource: { do: 'delete', entity: 'order', message: 'Done.' },
  }),
);
let library: TestServer;
beforeAll(async () => {
  const handlers = { 'desk.sign-in': async () => undefined, ...loanHandlers };
  const parts = {
    endpoints: [...endpoints, RENAME, DELETE_MANY],
    entities,
    roleNames: roles,
    handlers,
    checks,
    lifecycles: loanSteps,
    productName,
  };
  library = await startTestServer([DESK], addTables, parts);
});
afterAll(() => library.close());

const call = (method: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
  library.call(DESK, method, url, payload ? { payload, headers } : { headers });
const item = (book_id: number, qty: number, more: object = {}) => ({ book_id, qty, price: 5, ...more });
let numbers = 0;
const order = (items: readonly object[]) => ({ number: `T-${++numbers}`, supplier: 'Leya', items });

/** A new order, as the server answers it. */
async function made(...items: object[]) {
  const { status, body } = await call('POST', '/api/orders', order(items));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const rowsOf = async (id: number) => {
  const statement = sql<{ id: number; book_id: number; qty: number; place: number }>`
    select id, book_id, qty, place from purchase_order_items where order_id = ${id} order by place`;
  return (await statement.execute(library.store.db)).rows;
};
const trail = async (id: number) => {
  const statement = sql<{ endpoint: string; before: never; after: never }>`
    select endpoint, before, after from audit_entries where entity = 'order' and entity_id = ${String(id)} order by id`;
  return (await statement.execute(library.store.db)).rows;
};

it('writes a row with the rows that it owns, in their order, and answers them with what they refer to', async () => {
  const { id, items } = await made(item(2, 3, { note: 'soon' }), item(1, 1));
  expect(items).toMatchObject([
    { book_id: 2, book: { id: 2, title: 'O Alquimista' }, qty: 3, price: 5, note: 'soon' },
    { book_id: 1, book: { id: 1, title: 'Terra Sonâmbula' }, qty: 1, note: null },
  ]);
  const { body } = await call('GET', `/api/orders/${id}`);
  expect(body.data.items).toEqual(items);
  expect(await trail(id)).toMatchObject([
    { before: null, after: { supplier: 'Leya', items: [{ qty: 3 }, { qty: 1 }] } },
  ]);
});

it('changes, adds, deletes and moves them by their keys; what a row does not say stays', async () => {
  const { id, items, number } = await made(item(1, 1, { note: 'kept' }), item(2, 2), item(1, 3));
  const [first, , third] = items;
  const next = [{ id: third.id, ...item(1, 30) }, item(2, 4), { id: first.id, ...item(2, 1) }];
  const answer = await call('PUT', `/api/orders/${id}`, { ...order(next), number });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const rows = await rowsOf(id);
  expect(rows).toMatchObject([
    { id: third.id, qty: 30, place: 0 },
    { book_id: 2, qty: 4, place: 1 },
    { id: first.id, book_id: 2, qty: 1, place: 2 },
  ]);
  expect(answer.body.data.items[2].note).toBe('kept');
  const [, change] = await trail(id);
  expect(change).toMatchObject({
    endpoint: 'order.update',
    before: { items: [{}, {}, {}] },
    after: { items: [{ qty: 30 }, {}, {}] },
  });
});

it('leaves them alone where the call does not say them, and deletes them with their owner', async () => {
  const { id } = await made(item(1, 1), item(2, 2));
  const before = await rowsOf(id);
  expect((await call('POST', `/api/orders/${id}/supplier`, { supplier: 'Other' })).status).toBe(200);
  expect(await rowsOf(id)).toEqual(before);
  expect((await call('DELETE', `/api/orders/${id}`)).status).toBe(200);
  expect(await rowsOf(id)).toEqual([]);
  expect((await trail(id)).at(-1)).toMatchObject({
    before: { items: [{ qty: 1 }, { qty: 2 }] },
    after: null,
  });
});

it('deletes them with many owners at once', async () => {
  const orders = [await made(item(1, 1)), await made(item(2, 2), item(1, 3))];
  const ids = orders.map(({ id }) => id);
  const { status, body } = await call('POST', '/api/orders/removal', { ids });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await Promise.all(ids.map(rowsOf))).toEqual([[], []]);
  expect((await trail(ids[1])).at(-1)).toMatchObject({ before: { items: [{ qty: 2 }, { qty: 3 }] } });
});

it('names row and property of what is refused, by the rules and by the database, and then keeps all as it was', async () => {
  const { id, items, number } = await made(item(1, 1), item(2, 2));
  const [first] = items;
  const put = (rows: readonly object[]) => call('PUT', `/api/orders/${id}`, { ...order(rows), number });
  const rules = await put([{ id: first.id, ...item(1, 1) }, item(1, 0)]);
  expect([rules.status, rules.body.errors[0].field]).toEqual([422, 'items.1.qty']);
  const database = await put([{ id: first.id, ...item(1, 9) }, item(1, 1), item(99, 1)]);
  expect([database.status, database.body.errors[0].field]).toEqual([422, 'items.2.book_id']);
  const gone = await put([{ id: 4711, ...item(1, 1) }]);
  expect([gone.status, gone.body.errors[0].field]).toEqual([409, 'items.0']);
  const twice = await put([first, first].map((row) => ({ id: row.id, ...item(1, 1) })));
  expect([twice.status, twice.body.errors[0].field]).toEqual([409, 'items.1']);
  const [other] = (await made(item(1, 1))).items;
  expect((await put([{ id: other.id, ...item(1, 1) }])).status).toBe(409);
  expect(await rowsOf(id)).toMatchObject([{ qty: 1 }, { qty: 2 }]);
  const none = await put([]);
  expect([none.status, none.body.errors[0].field]).toEqual([422, 'items']);
});

it('counts as a change of the owner: who has read an older version is refused, with the rows as they are', async () => {
  const { id, version, number, items } = await made(item(1, 1));
  const change = (qty: number) =>
    call(
      'PUT',
      `/api/orders/${id}`,
      { number, supplier: 'Leya', items: [{ id: items[0].id, ...item(1, qty) }] },
      { 'if-match': `"${version}"` },
    );
  expect((await change(5)).status).toBe(200);
  const late = await change(6);
  expect(late.status).toBe(409);
  expect(late.body.current.items).toMatchObject([{ qty: 5 }]);
});

it('takes the same from JSON, from a form and from multipart, objects within objects included', async () => {
  const said = {
    ...order([item(1, 2), item(2, 1, { note: 'ü & =' })]),
    delivery: { street: null, city: 'Porto' },
    contacts: [{ name: 'Rita', reach: { phone: '1', email: 'r@x.pt' } }, { name: 'Rui' }],
  };
  const pairs: [string, string][] = [
    ['supplier', 'Leya'],
    ['items[0][book_id]', '1'],
    ['items[0][qty]', '2'],
    ['items[0][price]', '5'],
    ['items[1][book_id]', '2'],
    ['items[1][qty]', '1'],
    ['items[1][price]', '5'],
    ['items[1][note]', 'ü & ='],
    ['delivery[street]', ''],
    ['delivery[city]', 'Porto'],
    ['contacts[0][name]', 'Rita'],
    ['contacts[0][reach][phone]', '1'],
    ['contacts[0][reach][email]', 'r@x.pt'],
    ['contacts[1][name]', 'Rui'],
  ];
  const form = new URLSearchParams([...pairs, ['number', 'F-1']]).toString();
  const parts = multipart(Object.fromEntries([...pairs, ['number', 'M-1']]));
  const answers = [
    await call('POST', '/api/orders', { ...said, number: 'J-1' }),
    await library.call(DESK, 'POST', '/api/orders', {
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await library.call(DESK, 'POST', '/api/orders', parts),
  ];
  for (const { status, body } of answers) {
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ delivery: said.delivery, contacts: said.contacts });
    expect(body.data.items).toMatchObject(said.items);
  }
});

it('writes 500 rows in one call', async () => {
  const { id } = await made(
    ...Array.from({ length: 500 }, (_, index) => item(1 + (index % 2), 1 + (index % 9))),
  );
  const rows = await rowsOf(id);
  expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 500 }, (_, index) => index));
});
