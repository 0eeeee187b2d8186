import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';

const ADMIN = 2;
let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const send = (role: number, method: string, path: string, body: object = {}) =>
  product.call(role, method, path, {
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const save = async (role: number, name: string, rest: object = {}) => {
  const query = 'search=teh&columns=name%2Cid';
  return send(role, 'POST', '/api/admin/views', { screen: 'brand-list', name, query, ...rest });
};
const seen = async (role: number): Promise<{ id: number; name: string; editable: number }[]> =>
  (await product.call(role, 'GET', '/api/admin/views?screen=brand-list')).body.data;
const namesOf = async (role: number) => (await seen(role)).map(({ name }) => name);

describe('saved views', () => {
  it('are seen by their owner, and by everybody when shared', async () => {
    await save(ADMIN, 'Mine');
    const { body } = await save(ADMIN, 'Ours', { shared: 1 });
    expect(body).toMatchObject({ message: 'View {name} saved.', params: { name: 'Ours' } });
    expect(body.data).toMatchObject({ name: 'Ours', query: 'search=teh&columns=name%2Cid', editable: 1 });
    expect(await namesOf(ADMIN)).toEqual(['Mine', 'Ours']);
    expect(await namesOf(SUPPORT)).toEqual(['Ours']);
    expect((await product.call(ADMIN, 'GET', '/api/admin/views?screen=other')).body.data).toEqual([]);
  });

  it('are changed by their owner, the shared ones by a Superadmin as well, by nobody else', async () => {
    const { body } = await save(ADMIN, 'Team', { shared: 1 });
    const path = `/api/admin/views/${body.data.id}`;
    expect((await send(SUPPORT, 'PUT', path, { name: 'Stolen' })).status).toBe(403);
    expect((await send(SUPPORT, 'DELETE', path)).status).toBe(403);
    expect((await send(SUPERADMIN, 'PUT', path, { name: 'Team 2' })).status).toBe(200);
    expect((await send(ADMIN, 'PUT', path, { query: 'page=1' })).body.data).toMatchObject({
      name: 'Team 2',
      query: 'page=1',
      shared: 1,
    });
    const editable = async (role: number) =>
      (await seen(role)).find(({ name }) => name === 'Team 2')?.editable;
    expect([await editable(ADMIN), await editable(SUPERADMIN), await editable(SUPPORT)]).toEqual([1, 1, 0]);
    expect((await send(ADMIN, 'PUT', path, { shared: 0 })).status).toBe(200);
    expect((await send(SUPERADMIN, 'PUT', path, { name: 'x' })).status).toBe(404);
    expect((await send(ADMIN, 'DELETE', path)).status).toBe(200);
    expect(await namesOf(ADMIN)).not.toContain('Team 2');
  });

  it('have a name, each once for a person and screen', async () => {
    await save(SUPPORT, 'Twice');
    const again = await save(SUPPORT, ' twice ');
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'There is a view of this name already.' }],
    ]);
    expect((await save(ADMIN, 'Twice')).status).toBe(200);
    expect((await save(ADMIN, '  ')).status).toBe(422);
  });
});
