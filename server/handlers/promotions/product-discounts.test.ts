import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { bundleKind } from './bundle-kind.ts';
import { hargaCoretKind } from './harga-coret-kind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const PERIOD = { start_date: '2030-01-01', end_date: '2030-02-01' };

it('keeps what a discount was, under another key, when an approved edit takes its place', async () => {
  const { db } = server.store;
  const { id } = await db
    .insertInto('product_promo_prices')
    .values({ ...PERIOD, product_id: 1, discount: 500, discount_type: 'amount', created_by: 'admin' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const edit = {
    ...PERIOD,
    discount: 10,
    discount_type: 'persentage',
    active: 1,
    created_by: 'admin',
  } as const;
  await hargaCoretKind.apply?.(db, id, edit, ({ message }) => expect.unreachable(message));
  const rows = await db.selectFrom('product_promo_prices').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { id, product_id: 1, discount: 10, discount_type: 'persentage', replaced_at: null },
    { product_id: 1, discount: 500, discount_type: 'amount', replaced_at: expect.anything() },
  ]);
  expect(await hargaCoretKind.products?.(db, id)).toMatchObject([{ diskon: '10%' }]);
});

it('shows approvers what a bundle is made of', async () => {
  const { db } = server.store;
  const { id } = await db
    .insertInto('bundles')
    .values({ ...PERIOD, name: 'Paket', price: 1000, deskripsi: 'Hemat' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bundle_details')
    .values({ bundle_id: id, product_id: 1, qty: 3, discount: 15 })
    .execute();
  const [product] = (await bundleKind.products?.(db, id)) ?? [];
  expect(product).toMatchObject({ name: expect.stringMatching(/ x 3$/), diskon: '15%' });
});

it('switches a bundle itself, not only its row in the registry', async () => {
  const { db } = server.store;
  const { id: id_relation } = await db
    .insertInto('bundles')
    .values({ ...PERIOD, name: 'Paket Dua', price: 1000, deskripsi: 'Hemat' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('promo_master')
    .values({ ...PERIOD, jenis: 'BUNDLE', id_relation, title: 'Paket Dua' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await server.call(2, 'GET', `/api/admin/promo-master/update-status/${id}/0`);
  expect(answer.status).toBe(200);
  const bundle = db.selectFrom('bundles').select('active').where('id', '=', id_relation);
  expect(await bundle.executeTakeFirst()).toEqual({ active: 0 });
});
