import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';
import { endpoints } from '../generated/endpoints.ts';

const KEY = 'k'.repeat(40);
const DAY = '2026-05-02';
let server: TestServer;
beforeAll(async () => {
  server = await startProduct({ CONNECTOR_KEY: KEY });
});
afterAll(() => server.close());

function report(payload: object, key: string | null = KEY) {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  return server.call(null, 'POST', '/api/connector/app-activity', { payload, headers });
}
async function counted(call: string) {
  const url = `/api/admin/analytics/${call}?start_date=${DAY}&end_date=${DAY}`;
  return (await server.call(SUPERADMIN, 'GET', url)).body.data;
}

it('adds to the sums of its day, and counts once however often it is sent', async () => {
  const { uuid } = await server.store.db.selectFrom('users').select('uuid').executeTakeFirstOrThrow();
  const told = () => ({
    report: randomUUID(),
    day: DAY,
    searches: [
      { keywords: ' Beras', total: 2 },
      { keywords: 'beras', total: 1 },
    ],
    views: [
      { sku_code: 'TC-1', total: 5 },
      { sku_code: 'NOT-OURS', total: 9 },
    ],
    usage: [
      { uuid, seconds: 60 },
      { uuid: randomUUID(), seconds: 60 },
    ],
  });
  const first = told();
  for (const one of [first, first, told()]) expect((await report(one)).status).toBe(200);
  expect(await counted('keywords')).toEqual([{ keywords: 'beras', total: 6 }]);
  expect(await counted('products')).toMatchObject([{ sku_code: 'TC-1', total: 10 }]);
  expect(await counted('usage')).toMatchObject([{ shop_name: 'Toko Rizki', total: 120 }]);
});

it('is refused without the key, with another, and with the token of a member of staff', async () => {
  const body = { report: randomUUID(), day: DAY };
  const staff = server.bearer(SUPERADMIN).replace('Bearer ', '');
  for (const key of [null, 'x'.repeat(40), staff]) expect((await report(body, key)).status).toBe(401);
  const keyless = await startProduct();
  const answer = await keyless.call(null, 'POST', '/api/connector/app-activity', {
    payload: body,
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(answer.status).toBe(401);
  await keyless.close();
});

it('is asked for by every call of a connector before anything else is looked at', async () => {
  const calls = endpoints.filter(({ path }) => path.startsWith('/api/connector/'));
  expect(calls).toHaveLength(4);
  const headers = { 'content-type': 'application/json' };
  for (const { method, path } of calls) {
    const sent = method === 'GET' ? {} : { payload: '{"no": json', headers };
    expect((await server.call(null, method, path, sent)).status, path).toBe(401);
  }
});

it('opens nothing else, and says what is wrong with a report', async () => {
  const headers = { authorization: `Bearer ${KEY}` };
  expect((await server.call(null, 'GET', '/api/admin/today', { headers })).status).toBe(401);
  expect((await report({ report: 'no id' })).status).toBe(422);
  expect((await report({ report: randomUUID(), day: '9999-01-01' })).status).toBe(422);
  expect((await report({ report: randomUUID(), searches: [{ keywords: ' ', total: 1 }] })).status).toBe(422);
});
