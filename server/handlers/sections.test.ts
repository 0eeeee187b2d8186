import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { startProduct } from '../fixtures/product-server.ts';

const ADMIN = 2;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const call = (method: string, url: string, payload = '') =>
  server.call(ADMIN, method, url, payload ? { headers: FORM, payload } : {});

describe('a section', () => {
  it('is made, renamed, switched off and deleted with its items', async () => {
    const made = await call('POST', '/api/admin/sections', 'title=Minuman+Dingin&type=category');
    expect(made.body.data).toMatchObject({ title: 'Minuman Dingin', type: 'category', active: 1 });
    const { id } = made.body.data;
    const { db } = server.store;
    await db.insertInto('section_items').values({ section_id: id, ordering: 1, category_id: 1 }).execute();
    const renamed = await call('PUT', '/api/admin/sections', `id=${id}&title=Minuman&type=category`);
    expect(renamed.body.data).toMatchObject({ id, title: 'Minuman' });
    expect((await call('GET', `/api/admin/sections/status/${id}`)).body.data.active).toBe(0);
    expect((await call('DELETE', `/api/admin/sections/${id}`)).status).toBe(200);
    expect((await call('GET', `/api/admin/sections/${id}`)).status).toBe(404);
    const left = await db.selectFrom('section_items').where('section_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('never becomes one of another type', async () => {
    const refused = await call('PUT', '/api/admin/sections', 'id=1&title=Produk&type=brand');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: 'type' }]);
    expect((await call('GET', '/api/admin/sections/1')).body.data.type).toBe('product');
  });

  it('needs a title and a type', async () => {
    const refused = await call('POST', '/api/admin/sections', 'title=+&type=product');
    expect(refused.body.errors).toMatchObject([{ field: 'title', message: 'Please fill all fields.' }]);
    expect((await call('POST', '/api/admin/sections', 'title=A&type=user')).status).toBe(422);
  });
});
