import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import yazl from 'yazl';
import { image, onePage, type Samples, table, type World } from '../world.ts';
import { workbook } from './workbook.ts';

const PRODUCTS = '/api/admin/products';
let number = 0;

/** A product with everything that a product can have. */
async function product(world: World, more: Record<string, unknown> = {}) {
  number += 1;
  const sku_code = `SK-${number}`;
  const whole = {
    name: `Kopi Bubuk ${number}`,
    sku_code,
    category_id: 2,
    brand_id: 1,
    price: 12_500.5,
    stock: 7,
    video_url: 'https://video.example.test/1',
    video: await world.file(),
    description: 'Kopi dari Lampung',
    weight: 250,
    max_qty: 12,
  };
  const id: number = await world.add('products', { ...whole, ...more });
  return { id, sku_code };
}

const form = (sku_code: string) => ({
  name: 'Teh Melati',
  category_id: 2,
  brand_id: 2,
  weight: 100,
  sku_code,
  max_qty: 5,
  video_url: 'https://video.example.test/2',
  description: 'Teh dengan melati',
});
const film = (brand: string) => {
  const content = `\0\0\0\x18ftyp${brand}\0\0\0\0${brand}`;
  return new File([content], 'film.mp4', { type: 'video/mp4' });
};
async function archive(names: readonly string[]) {
  const zip = new yazl.ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from(await (await image()).arrayBuffer()), name);
  zip.end();
  const content = new Uint8Array(await buffer(zip.outputStream));
  return new File([content], 'gambar.zip', { type: 'application/zip' });
}
const erpItem = { name: 'Kopi Baru', blocked: false, weight: 300 };

export const products: Samples = {
  async [`GET ${PRODUCTS}`](world) {
    const { id } = await product(world, { name: 'Sirup A', blocked: 1 });
    for (const name of ['Sirup B', 'Sirup C']) await product(world, { name, blocked: 1 });
    const [image_url, thumbnail_image_url] = [await world.file(), await world.file()];
    await world.add('product_images', { product_id: id, image_url, thumbnail_image_url });
    return {
      values: { page: 2, search: 'sirup', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ id, name: 'Sirup A', price: 12_500.5 }]),
    };
  },

  async [`GET ${PRODUCTS}/{id}`](world) {
    const { id, sku_code } = await product(world);
    const [image_url, thumbnail_image_url] = [await world.file(), await world.file()];
    await world.add('product_images', { product_id: id, image_url, thumbnail_image_url });
    await world.add('product_prices', { product_id: id, price_code: 'AGEN', price: 11_000 });
    await world.add('product_inventories', { product_id: id, inventory_code: 'SBY', stock: 3 });
    return {
      places: [id],
      after: ({ item }) =>
        expect(item).toMatchObject({
          id,
          sku_code,
          category: { name: 'Teh' },
          images: [{ image_url: `/files/${image_url}`, ordering: 1 }],
          prices: [{ price_code: 'AGEN', price: 11_000 }],
          inventories: [{ inventory_code: 'SBY', stock: 3 }],
        }),
    };
  },

  [`POST ${PRODUCTS}`]: (world) => ({
    values: form('NEW-1'),
    files: { video: film('isom') },
    async after() {
      const { rows } = await byName(world, 'NEW-1');
      expect(rows).toMatchObject([{ ...form('NEW-1'), video: expect.stringMatching(/\.mp4$/) }]);
    },
  }),

  async [`POST ${PRODUCTS}/update`](world) {
    const { id } = await product(world);
    return {
      values: { id, ...form('CHANGED-1') },
      files: { video: film('qt  ') },
      async after() {
        const row = await world.row('products', id);
        expect(row).toMatchObject({ ...form('CHANGED-1'), video: expect.stringMatching(/\.mov$/) });
      },
    };
  },

  async [`GET ${PRODUCTS}/download`](world) {
    const { sku_code } = await product(world);
    return { after: async ({ bytes }) => expect((await workbook(bytes)).flat()).toContain(sku_code) };
  },

  async [`GET ${PRODUCTS}/blocked/download`](world) {
    const blocked = await product(world, { blocked: 1 });
    const free = await product(world);
    return {
      async after({ bytes }) {
        const cells = (await workbook(bytes)).flat();
        expect(cells).toContain(blocked.sku_code);
        expect(cells).not.toContain(free.sku_code);
      },
    };
  },

  async [`POST ${PRODUCTS}/mass/upload-qty`](world) {
    const { id, sku_code } = await product(world);
    return {
      files: { file: table('SKU,Max Qty', `${sku_code},48`) },
      async after() {
        expect(await world.finish()).toBe('done');
        expect(await world.row('products', id)).toMatchObject({ max_qty: 48 });
      },
    };
  },

  async [`POST ${PRODUCTS}/mass/upload-image`](world) {
    const { id, sku_code } = await product(world);
    return {
      files: { file: await archive([`${sku_code}-1.png`, `${sku_code}-2.png`]) },
      async after() {
        expect(await world.finish()).toBe('done');
        const images = world.db.selectFrom('product_images').select('ordering').where('product_id', '=', id);
        expect(await images.orderBy('ordering').execute()).toEqual([{ ordering: 1 }, { ordering: 2 }]);
      },
    };
  },

  async [`POST ${PRODUCTS}/bulk-action`](world) {
    const { id, sku_code } = await product(world);
    return {
      values: { action: 'deactive' },
      files: { file: table('SKU', sku_code) },
      async after() {
        expect(await world.finish()).toBe('done');
        expect(await world.row('products', id)).toMatchObject({ active: 0 });
      },
    };
  },

  async [`GET ${PRODUCTS}/sync`](world) {
    const { id, sku_code: sku } = await product(world);
    return {
      async after() {
        expect(await world.finish({ products: onePage({ ...erpItem, sku }) })).toBe('done');
        expect(await world.row('products', id)).toMatchObject({ name: 'Kopi Baru', weight: 300 });
      },
    };
  },

  async [`GET ${PRODUCTS}/sync-price`](world) {
    const { id, sku_code: sku } = await product(world);
    return {
      async after() {
        const usual = { priceCode: '', minQty: 1, startDate: null, endDate: null };
        expect(await world.finish({ prices: onePage({ ...usual, sku, price: 14_000 }) })).toBe('done');
        expect(await world.row('products', id)).toMatchObject({ price: 14_000 });
      },
    };
  },

  async [`GET ${PRODUCTS}/sync-stock`](world) {
    const { id, sku_code: sku } = await product(world);
    return {
      async after() {
        expect(await world.finish({ stock: onePage({ sku, inventoryCode: 'JKT', stock: 31 }) })).toBe('done');
        expect(await world.row('products', id)).toMatchObject({ stock: 31 });
      },
    };
  },

  async [`GET ${PRODUCTS}/sync-stock/{id}`](world) {
    const { id, sku_code: sku } = await product(world);
    const stock = onePage({ sku, inventoryCode: 'JKT', stock: 32 });
    return {
      places: [id],
      async after() {
        await world.finish({ stock });
        expect(stock.asked).toEqual([sku]);
        expect(await world.row('products', id)).toMatchObject({ stock: 32 });
      },
    };
  },

  async [`GET ${PRODUCTS}/prices/{id}`](world) {
    const { id } = await product(world);
    const period = { start_date: '2026-11-01', end_date: '2026-11-30', deleted_at: '2026-11-20' };
    for (const min_qty of [6, 12, 24])
      await world.add('product_wholesale_prices', { product_id: id, ...period, min_qty, price: 9_000 });
    return {
      places: [id],
      values: { page: 2, perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ min_qty: 6, start_date: '2026-11-01' }]),
    };
  },

  async [`GET ${PRODUCTS}/discount/{id}`](world) {
    const { id } = await product(world);
    const discount = await discountOf(world, id);
    return {
      places: [id],
      after: ({ item }) =>
        expect(item).toMatchObject({
          product: { id },
          productDiscounts: [{ id: discount, discount_price: 9_900 }],
        }),
    };
  },

  async [`POST ${PRODUCTS}/discount`](world) {
    const { id } = await product(world);
    return {
      values: { product_id: id, start_date: '2026-12-01', end_date: '2026-12-03', discount: 8_000 },
      async after() {
        const rows = world.db.selectFrom('product_discounts').selectAll().where('product_id', '=', id);
        expect(await rows.execute()).toMatchObject([
          { start_date_time: '2026-12-01', end_date_time: '2026-12-03', discount_price: 8_000 },
        ]);
      },
    };
  },

  async [`PUT ${PRODUCTS}/discount`](world) {
    const { id: product_id } = await product(world);
    const id = await discountOf(world, product_id);
    return {
      values: { id, product_id, start_date: '2026-12-04', end_date: '2026-12-05', discount: 7_500 },
      after: async () =>
        expect(await world.row('product_discounts', id)).toMatchObject({
          start_date_time: '2026-12-04',
          discount_price: 7_500,
        }),
    };
  },

  async [`DELETE ${PRODUCTS}/discount/{id}`](world) {
    const id = await discountOf(world, (await product(world)).id);
    return {
      places: [id],
      after: async () => expect(await world.row('product_discounts', id)).toBeUndefined(),
    };
  },

  async [`GET ${PRODUCTS}/logs/{id}`](world) {
    const { id } = await product(world);
    await world.db.updateTable('products').set({ price: 1 }).where('id', '=', id).execute();
    return {
      places: [id],
      after: ({ item }) =>
        expect(item.diffs).toMatchObject([
          { new_values: { price: 1 }, event: 'updated' },
          { event: 'created' },
        ]),
    };
  },

  async [`POST ${PRODUCTS}/upload/{id}`](world) {
    const { id } = await product(world);
    return {
      places: [id],
      files: { file: await image() },
      async after() {
        const images = world.db.selectFrom('product_images').selectAll().where('product_id', '=', id);
        expect(await images.execute()).toMatchObject([
          { image_url: expect.any(String), thumbnail_image_url: expect.any(String) },
        ]);
      },
    };
  },
};

const byName = async ({ db }: World, sku: string) => ({
  rows: await db.selectFrom('products').selectAll().where('sku_code', '=', sku).execute(),
});

function discountOf(world: World, product_id: number): Promise<number> {
  const period = { start_date_time: '2026-11-01', end_date_time: '2026-11-30' };
  return world.add('product_discounts', { product_id, ...period, discount_price: 9_900 });
}
