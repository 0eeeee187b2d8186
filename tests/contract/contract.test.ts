import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeclaredOperation, JsonSchema } from '../../core/declared.ts';
import type { Endpoint } from '../../core/model.ts';
import type { TestAnswer, TestServer } from '../../server/fixtures/library-server.ts';
import { startProduct } from '../../server/fixtures/product-server.ts';
import { roles as roleNames } from '../../server/generated/access.ts';
import { endpoints } from '../../server/generated/endpoints.ts';
import { queryString } from '../../src/runtime/data/encode.ts';
import { type Answer, type Call, contract, mismatches, pathShape, travelsAs } from './contract.ts';
import { onTheWire, pageEndpoints, pageRequest } from './page-request.ts';
import { administration } from './samples/administration.ts';
import { analytics } from './samples/analytics.ts';
import { announcements } from './samples/announcements.ts';
import { campaigns } from './samples/campaigns.ts';
import { catalogue } from './samples/catalogue.ts';
import { chat } from './samples/chat.ts';
import { logistics } from './samples/logistics.ts';
import { loyalty } from './samples/loyalty.ts';
import { products } from './samples/products.ts';
import { promotions } from './samples/promotions.ts';
import { shops } from './samples/shops.ts';
import { transactions } from './samples/transactions.ts';
import { type Answered, makeWorld, type Sample, type Samples, type World } from './world.ts';

const samples: Samples = {
  ...analytics,
  ...products,
  ...shops,
  ...catalogue,
  ...chat,
  ...announcements,
  ...administration,
  ...logistics,
  ...loyalty,
  ...campaigns,
  ...promotions,
  ...transactions,
};
const calls = Object.entries(contract);
const everyRole = Object.keys(roleNames).map(Number);
const declared = new Map<string, readonly DeclaredOperation[]>(
  endpoints.map((one) => [`${one.method} ${pathShape(one.path)}`, one.operations] as const),
);
/** Calls of the other documents. */
const ELSEWHERE = ['POST /api/login/admin', 'POST /api/admin/users/update'];

let server: TestServer;
let world: World;
let page: ReadonlyMap<string, Endpoint>;
beforeAll(async () => {
  server = await startProduct();
  world = makeWorld(server);
  page = await pageEndpoints();
});
afterAll(() => server.close());

describe('the declarations', () => {
  it.each(calls)('have %s as the document has it', (call, { roles, writes, query, fields, answer }) => {
    const operations = declared.get(pathShape(call));
    // Of several at one address, that with the most fields.
    const size = ({ bodySchema }: DeclaredOperation) => Object.keys(bodySchema?.properties ?? {}).length;
    const [operation] = [...(operations ?? [])].sort((one, other) => size(other) - size(one));
    if (!operation) throw new Error(`${call} is not declared`);
    expect([...(operation.roles as readonly number[])].sort()).toEqual(roles);
    expect(operation.extension).toBeUndefined();
    expect(operation.answer.envelope).toBe(answer.envelope);
    expect(operation.effect).toBe(writes || !call.startsWith('GET ') ? 'write' : 'read');
    const known = (schema?: Readonly<Record<string, unknown>>) => Object.keys(schema?.properties ?? {});
    const all = new Set((operations ?? []).flatMap(({ bodySchema }) => known(bodySchema)));
    const bare = Object.keys(fields ?? {}).map((name) => name.replace(/\[\w*\]$/, ''));
    // Additions of ours are marked as such, the flag that takes a stored file away at its file.
    const ours = Object.entries(operation.bodySchema?.properties ?? {}).flatMap(
      ([name, { file, extension }]) => (extension ? [name] : (file?.remove ?? [])),
    );
    const statedOf = (schema?: JsonSchema) =>
      Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, one]) =>
        one.extension ? [] : [name],
      );
    // A list that travels as columns is stated by their names.
    const columns = Object.entries(operation.bodySchema?.properties ?? {}).flatMap(([name, one]) =>
      one.wire === 'columns' ? [[name, statedOf(one.items)] as const] : [],
    );
    const travels = (name: string) => new Map(columns).get(name) ?? [name];
    expect(
      [...all]
        .flatMap(travels)
        .filter((name) => !ours.includes(name))
        .sort(),
    ).toEqual(bare.sort());
    // A file holds all rows, whatever page is shown.
    const paging = answer.envelope === 'file' ? ['page', 'perPage'] : [];
    expect([...known(operation.querySchema), ...paging]).toEqual(expect.arrayContaining([...(query ?? [])]));
  });

  it('mark what the document does not have as an extension', () => {
    const stated = new Set([...Object.keys(contract), ...ELSEWHERE].map(pathShape));
    const ours = endpoints.flatMap(({ method, path, operations }) =>
      operations.filter(({ extension }) => !extension).map(() => `${method} ${path}`),
    );
    expect(ours.filter((call) => !stated.has(pathShape(call)))).toEqual([]);
  });
});

describe('section 7 of the document', () => {
  it('has a sample of each call', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(contract).sort());
  });

  it.each(calls)('%s', async (call, stated) => {
    const sample = (await samples[call]?.(world)) as Sample;
    const request = requestOf(call, sample, stated);
    const { url, wire } = await onTheWire(request);
    const send = (role: number | null) => server.call(role, request.method, url, wire);
    for (const role of everyRole.filter((one) => !stated.roles.includes(one)))
      expect(await send(role), `role ${role}`).toMatchObject({ status: 403 });
    expect((await send(null)).status).toBe(401);
    const answer = await send(stated.roles[0] as number);
    expect(answer.status, answer.bytes.toString()).toBe(200);
    const answered = unwrap(answer, stated.answer);
    checkShape(answered, stated.answer);
    checkPage(answer, answered, stated, sample);
    await sample.after(answered);
    await checkFirstPage(url, wire, stated);
  });
});

/** The request of the page, after a look at what travels where. */
function requestOf(call: string, { places = [], values = {}, files = {} }: Sample, stated: Call) {
  const endpoint = page.get(pathShape(call));
  if (!endpoint) throw new Error(`The page cannot call ${call}`);
  const request = pageRequest(endpoint, places, values, files);
  let place = 0;
  const path = call
    .replace(/^\w+ /, '')
    .replace(/\{\w+\}/g, () => encodeURIComponent(String(places[place++])));
  expect(request.url).toBe(path);
  expect([...new URLSearchParams(queryString(request.params ?? {})).keys()].sort()).toEqual(
    [...(stated.query ?? []), ...(stated.ours ?? [])].sort(),
  );
  checkBody(request.data, stated);
  return request;
}

function checkBody(body: unknown, { encoding, fields = {} }: Call) {
  if (!encoding) return expect(body).toBeUndefined();
  expect(body).toBeInstanceOf(encoding === 'form' ? URLSearchParams : FormData);
  // What is keyed by ids travels under names of its own.
  const sent = [...(body as FormData).entries()].map(
    ([name, value]) => [name.replace(/\[\d+\]$/, '[id]'), value] as const,
  );
  expect([...new Set(sent.map(([name]) => name))].sort()).toEqual(Object.keys(fields).sort());
  for (const [name, value] of sent)
    expect(travelsAs(fields[name] as string, value), `${name}: ${String(value)}`).toBe(true);
}

/** Takes rows or item out of the envelope, as the document says where they stand. */
function unwrap({ body, bytes, headers }: TestAnswer, answer: Answer): Answered {
  const none = { rows: [], item: null, message: '', bytes };
  switch (answer.envelope) {
    case 'page':
      return { ...none, rows: body.data.data };
    case 'page-meta':
    case 'list':
      return { ...none, rows: body.data };
    case 'item':
      return { ...none, item: body.data };
    case 'alert':
      expect(body).toEqual(expect.objectContaining({ status: 200, message: expect.stringMatching(/./) }));
      expect(body).toHaveProperty('data');
      return { ...none, item: body.data, message: body.message };
    case 'file':
      expect(headers['content-disposition']).toMatch(new RegExp(`^attachment.*${fileName(answer)}`));
      return none;
  }
}

const fileName = (answer: Extract<Answer, { envelope: 'file' }>) =>
  answer.name ? `filename="${answer.name}"` : `\\.${answer.kind}"`;

function checkShape({ rows, item }: Answered, answer: Answer) {
  if ('row' in answer) expect(mismatches(rows, [answer.row], 'rows')).toEqual([]);
  if ('item' in answer) expect(mismatches(item, answer.item, 'item')).toEqual([]);
}

const DEFAULT_SIZE = 10;
const numbersOf = (answer: TestAnswer, { envelope }: Answer) =>
  envelope === 'page' ? answer.body.data : answer.body.meta;

/** The page that was asked for, and the numbers that go with it. */
function checkPage(answer: TestAnswer, { rows }: Answered, stated: Call, { values = {} }: Sample) {
  if (!stated.answer.envelope.startsWith('page')) return;
  const [number, size] = [Number(values.page), Number(values.perPage ?? values.per_page ?? DEFAULT_SIZE)];
  const { total, last_page, to } = numbersOf(answer, stated.answer);
  const before = (number - 1) * size;
  expect(number).toBeGreaterThan(1);
  expect({ last_page, to }).toEqual({ last_page: Math.ceil(total / size), to: before + rows.length });
  expect(rows).toHaveLength(Math.min(size, total - before));
}

/** Without any parameters it is the first page, of ten rows. */
async function checkFirstPage(url: string, wire: InjectOptions, stated: Call) {
  if (!stated.answer.envelope.startsWith('page')) return;
  const answer = await server.call(stated.roles[0] as number, 'GET', url.replace(/\?.*/, ''), wire);
  const { rows } = unwrap(answer, stated.answer);
  const { total, last_page, to } = numbersOf(answer, stated.answer);
  const count = Math.min(DEFAULT_SIZE, total);
  expect([rows.length, to, last_page]).toEqual([count, count, Math.max(1, Math.ceil(total / DEFAULT_SIZE))]);
}
