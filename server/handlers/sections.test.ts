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

describe('the items of a section', () => {
  const PATH = '/api/admin/sections/items';
  let id = 0;
  const add = (...codes: string[]) =>
    call('POST', PATH, [`id=${id}`, ...codes.map((code) => `items[]=${code}`)].join('&'));
  const order = (...pairs: [number, number][]) =>
    call(
      'POST',
      `${PATH}/ordering`,
      pairs.map(([item, place]) => `id_items[]=${item}&ordering[]=${place}`).join('&'),
    );
  const rows = async (query = '') => (await call('GET', `${PATH}/${id}?${query}`)).body.data;
  const skus = async () => (await rows()).data.map((row: { sku_code: string }) => row.sku_code);

  beforeAll(async () => {
    const products = ['A', 'B', 'C', 'D'].map((code) => ({
      name: `Produk ${code}`,
      sku_code: `SK-${code}`,
      category_id: 2,
      brand_id: 1,
      price: 1,
    }));
    await server.store.db.insertInto('products').values(products).execute();
    id = (await call('POST', '/api/admin/sections', 'title=Isi&type=product')).body.data.id;
  });

  it('are added by SKU codes at the end, all or none', async () => {
    expect((await add('sk-a', 'SK-B', 'SK-C')).body.status).toBe(200);
    expect(await skus()).toEqual(['SK-A', 'SK-B', 'SK-C']);
    const unknown = await add('SK-D', 'sk-X');
    expect(unknown.status).toBe(422);
    expect(unknown.body.errors).toMatchObject([{ field: 'items', params: { codes: 'sk-X' } }]);
    expect((await add('SK-B')).body.errors[0].message).toBe('Already in this section: {codes}.');
    expect(await skus()).toHaveLength(3);
    expect((await rows('search=produk+b')).total).toBe(1);
    expect((await rows('perPage=2&page=2')).data).toMatchObject([{ sku_code: 'SK-C', ordering: 3 }]);
  });

  it('are not there where the section is not', async () => {
    expect((await call('GET', `${PATH}/77`)).status).toBe(404);
  });

  it('keep a category that they show from being deleted', async () => {
    const shown = { name: 'Camilan', ordering: 9 };
    const { db } = server.store;
    const { id: category } = await db
      .insertInto('categories')
      .values(shown)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { data } = (await call('POST', '/api/admin/sections', 'title=Jenis&type=category')).body;
    await call('POST', PATH, `id=${data.id}&ids[]=${category}`);
    const refused = await call('DELETE', `/api/admin/category/${category}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Camilan is still used by 1 section item.']);

    const second = (await call('POST', '/api/admin/sections', 'title=Jenis lain&type=category')).body.data;
    await call('POST', PATH, `id=${second.id}&ids[]=${category}`);
    await db.insertInto('categories').values({ name: 'Keripik', parent_category_id: category }).execute();
    const { message } = (await call('DELETE', `/api/admin/category/${category}`)).body;
    expect(message).toBe('Camilan is still used by 2 section items (other uses: 1).');
  });

  it('exchange their places', async () => {
    const [a, b, c] = (await rows()).data.map((row: { id: number }) => row.id);
    const same = await order([a, 2], [b, 2]);
    expect(same.body.errors).toMatchObject([{ message: 'Order tidak boleh sama!' }]);
    const range = 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data';
    for (const place of [0, 4])
      expect((await order([a, place])).body.errors[0]).toMatchObject({ message: range });
    expect((await order([a, 3], [c, 1])).status).toBe(200);
    expect(await skus()).toEqual(['SK-C', 'SK-B', 'SK-A']);
    expect((await order([b, 1], [1, 2])).status).toBe(404);
    const trail = server.store.db.selectFrom('audit_entries').where('entity', '=', 'section-item');
    expect(await trail.where('entity_id', '=', String(a)).select('after').execute()).toMatchObject([
      { after: { ordering: 1 } },
      { after: { ordering: 3 } },
    ]);
  });

  it('shift when one is moved, so that places never have a gap', async () => {
    const places = async () => (await rows()).data.map((row: { ordering: number }) => row.ordering);
    const [c, b, a] = (await rows()).data.map((row: { id: number }) => row.id);
    expect((await order([c, 2])).status).toBe(200);
    expect(await skus()).toEqual(['SK-B', 'SK-C', 'SK-A']);
    await order([a, 1]);
    expect([await skus(), await places()]).toEqual([
      ['SK-A', 'SK-B', 'SK-C'],
      [1, 2, 3],
    ]);
    await Promise.all([order([a, 3]), order([c, 1]), order([b, 3])]);
    expect(await places()).toEqual([1, 2, 3]);
  });

  it('move up when one is taken out, and go together', async () => {
    const [first] = (await rows()).data;
    expect((await call('DELETE', `${PATH}/${first.id}`)).body.message).toBe('{name} removed from {title}.');
    expect((await rows()).data.map((row: { ordering: number }) => row.ordering)).toEqual([1, 2]);
    expect((await call('DELETE', `${PATH}/all/${id}`)).status).toBe(200);
    expect((await rows()).total).toBe(0);
  });

  it('of a section of brands are named by their numbers', async () => {
    const made = await call('POST', '/api/admin/sections', 'title=Merek&type=brand');
    id = made.body.data.id;
    expect((await add('2')).status).toBe(200);
    expect((await rows()).data).toMatchObject([{ brand_id: 2, name: 'Tirta', sku_code: null }]);
    expect((await add('x')).body.errors[0].message).toBe('No brand has this ID: {codes}.');
    expect((await call('POST', PATH, `id=${id}`)).body.errors).toMatchObject([
      { field: 'items', message: 'Please fill all fields.' },
    ]);
  });

  it('are picked by their numbers, beside those that are typed; what is there already is passed over', async () => {
    const made = await call('POST', '/api/admin/sections', 'title=Pilihan&type=brand');
    id = made.body.data.id;
    const pick = (content: string) => call('POST', PATH, `id=${id}&${content}`);
    expect((await pick('ids[]=2')).body.params).toMatchObject({ count: 1, present: 0 });
    expect((await pick('items[]=2&ids[]=1')).status).toBe(422);
    expect((await pick('ids[]=2&ids[]=1')).body).toMatchObject({
      message: 'Items added to {title}: {count}. There already: {present}.',
      params: { count: 1, present: 1 },
    });
    expect((await rows()).data).toMatchObject([{ brand_id: 2 }, { brand_id: 1 }]);
    expect((await pick('ids[]=1')).body.errors[0].message).toBe('Already in this section: {codes}.');
    expect((await pick('ids[]=77')).body.errors).toMatchObject([
      { field: 'ids', message: 'These are not there any more: {codes}.', params: { codes: '77' } },
    ]);
  });
});
