import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpTransport } from '../http/http-transport.ts';
import { PATIENCE, resilient } from '../http/resilient.ts';
import { type CallNote, noted } from '../transport.ts';
import { navErp } from './nav-erp.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: Server;
let base: string;
let asked: IncomingMessage[];
let notes: CallNote[];
/** Answers in turn; the last one repeats. */
let answers: Answer[];

beforeEach(async () => {
  asked = [];
  notes = [];
  server = createServer((request, response) => {
    asked.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/NAV/ODataV4/Company('Toko')/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const json =
  (body: unknown, status = 200, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const items = (...numbers: number[]) => numbers.map((n) => ({ No: `A-${n}`, Description: `Item ${n}` }));
const erp = (patience = {}, timeout = 300) =>
  navErp(
    resilient(
      noted(
        httpTransport({ base, timeout, headers: { authorization: 'Bearer secret-token' } }),
        async (note) => {
          notes.push(note);
        },
      ),
      { ...PATIENCE, retries: 3, firstWait: 5, longestWait: 200, ...patience },
    ),
    { describe: 'double', pageSize: 2 },
  );
const first = { page: null };

describe('NAV', () => {
  it('is asked for the fields, in an order, with what lets us in, and gives typed rows', async () => {
    answers = [
      json({
        value: [{ No: ' A-1 ', Description: 'Teh', Blocked: true, Net_Weight: 0.25 }],
        '@odata.count': 1,
      }),
    ];
    expect(await erp().products(first)).toEqual({
      rows: [{ sku: 'A-1', name: 'Teh', blocked: true, weight: 250 }],
      next: null,
      total: 1,
      unreadable: [],
    });
    expect(asked[0]?.url).toBe(
      "/NAV/ODataV4/Company('Toko')/ItemCard?$select=No,Description,Blocked,Net_Weight&$orderby=No&$top=2&$count=true",
    );
    expect(asked[0]?.headers.authorization).toBe('Bearer secret-token');
    expect(JSON.stringify(notes)).not.toContain('secret');
  });

  it('leads from page to page by its own links, whatever name it knows itself by', async () => {
    const link = `http://internal-name:7048/NAV/ODataV4/Company('Toko')/ItemCard?$skiptoken=2`;
    answers = [json({ value: items(1, 2), '@odata.nextLink': link }), json({ value: items(3) })];
    const one = await erp().products(first);
    const two = await erp().products({ page: one.next });
    expect(two.rows.map(({ sku }) => sku)).toEqual(['A-3']);
    expect(asked[1]?.url).toContain('$skiptoken=2');
    expect(two.next).toBeNull();
  });

  it('is asked further with $skip where it gives no links', async () => {
    answers = [json({ value: items(1, 2) }), json({ value: items(3, 4) }), json({ value: [] })];
    const one = await erp().products(first);
    const two = await erp().products({ page: one.next });
    const three = await erp().products({ page: two.next });
    expect(asked.map(({ url }) => /\$skip=(\d+)/.exec(url ?? '')?.[1])).toEqual([undefined, '2', '4']);
    expect(three.next).toBeNull();
  });

  it('is asked for one record by its key, quotes doubled', async () => {
    answers = [json({ value: [] })];
    await erp().stock({ page: null, only: "A'1" });
    expect(decodeURIComponent(asked[0]?.url ?? '')).toContain("$filter=Item_No eq 'A''1'");
  });

  it('may answer rows that cannot be read: they are named, the others come', async () => {
    answers = [
      json({
        value: [
          { Item_No: 'A-1', Sales_Code: ' ', Unit_Price: 'x' },
          { Item_No: 'A-2', Unit_Price: 10.4 },
          {
            Item_No: 'A-2',
            Unit_Price: 9,
            Minimum_Quantity: 12,
            Starting_Date: '2026-11-01',
            Ending_Date: '0001-01-01',
          },
          { Item_No: 'A-3', Unit_Price: 9, Starting_Date: '2026-11-02', Ending_Date: '2026-11-01' },
          { Item_No: 'A-4\uFFFF', Unit_Price: 9 },
        ],
      }),
    ];
    const page = await erp().prices(first);
    const usual = { sku: 'A-2', priceCode: '', price: 10, minQty: 1, startDate: null, endDate: null };
    expect(page.rows).toEqual([usual, { ...usual, price: 9, minQty: 12, startDate: '2026-11-01' }]);
    expect(page.unreadable).toEqual([
      { about: 'A-1', why: 'Unit_Price is no number' },
      { about: 'A-3', why: 'Ending_Date lies before Starting_Date' },
      { about: 'A-4\uFFFD', why: 'Item_No holds U+FFFF, which is not text' },
    ]);
  });

  it('is asked again after 503, after half an answer and after none in time, and each try is noted', async () => {
    answers = [
      json({ error: { message: 'restarting' } }, 503),
      (_, response) => response.writeHead(200, { 'content-length': 100 }).end('{"value":'),
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"value":[{"No"'),
      json({ value: items(1) }),
    ];
    expect((await erp().products(first)).rows).toHaveLength(1);
    expect(notes.map(({ message }) => message.replace(/ \(\d+ ms\)/, ''))).toEqual([
      '503 Service Unavailable: restarting',
      expect.any(String),
      '200 OK',
      '200 OK',
    ]);
    answers = [() => pause(1000), json({ value: items(1) })];
    expect((await erp({}, 60).products(first)).rows).toHaveLength(1);
  });

  it('is not asked again before the time that it names', async () => {
    answers = [json({}, 429, { 'retry-after': '0.15' }), json({ value: [] })];
    const begun = performance.now();
    await erp().products(first);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
  });

  it.each([
    [401, 'refused', 1],
    [404, 'refused', 1],
    [500, 'unavailable', 4],
  ])('that answers %i is %s after %i calls', async (status, kind, calls) => {
    answers = [json({}, status)];
    await expect(erp().products(first)).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(calls);
  });

  it.each([{ rows: [] }, null, 'x'])('that answers %j is unreadable', async (body) => {
    answers = [json(body)];
    await expect(erp().products(first)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('may count in text, and answer a row that is none', async () => {
    answers = [json({ value: [null, ...items(1)], '@odata.count': '2' })];
    expect(await erp().products(first)).toEqual({
      rows: [expect.objectContaining({ sku: 'A-1' })],
      next: null,
      total: 2,
      unreadable: [{ about: '?', why: 'No is empty' }],
    });
  });

  it('that fails all the time is left alone, and asked again after a rest', async () => {
    answers = [json({}, 503)];
    const tired = erp({ retries: 0, breaksAfter: 2, rest: 80 });
    for (const kind of ['unavailable', 'unavailable', 'resting', 'resting'])
      await expect(tired.products(first)).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(2);
    answers = [json({ value: items(1) })];
    await pause(100);
    expect((await tired.products(first)).rows).toHaveLength(1);
  });

  it('is not waited for when the work is cancelled', async () => {
    const stop = new AbortController();
    const answerLate = () => {
      stop.abort(new Error('stopped'));
      return pause(1000);
    };
    answers = [answerLate];
    await expect(erp().products({ page: null, signal: stop.signal })).rejects.toThrow('stopped');
    expect(asked).toHaveLength(1);
  });
});
