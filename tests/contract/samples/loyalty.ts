import { expect } from 'vitest';
import { image, type Sample, type Samples, type World } from '../world.ts';

const LEVEL = '/api/admin/loyalty/level';
const POINT = '/api/admin/loyalty/point-management';
const VOUCHER = '/api/admin/loyalty/voucher';
const PROMOS = '/api/admin/promos';
const FREE = '/api/admin/products/free';
const CORET = '/api/admin/products/harga-coret';
const page = { page: 2, search: '', perPage: 2 };

const level = { title: 'Perak', start_xp: 1000, end_xp: 5000 };
const point = { minimum_purchase: 1000, maximum_purchase: 5000, poin: 7 };
const period = { start_date: '2030-01-01', end_date: '2030-02-01' };
const promo = { title: 'Panen', ...period, order: 4, content: '<p>Raya</p>' };
const stored = { title: 'Panen', ...period, ordering: 4, content: '<p>Raya</p>' };
const gift = {
  ...period,
  product_id: 1,
  type: 'qty',
  value: 12,
  qty_free: 50,
  berlaku_kelipatan: 1,
  deskripsi: 'Beli dua belas',
};
const free = { ...gift, product_free: [{ product_id_free: 1 }] };

async function freeItem(world: World): Promise<number> {
  const id: number = await world.add('product_frees', gift as never);
  await world.add('product_free_items', { product_free_id: id, product_id: 1 });
  const master = { jenis: 'PRODUCT FREE', id_relation: id, title: 'Gratis', ...period } as const;
  await world.add('promo_master', master);
  return id;
}
const discount = { ...period, product_id: 1, discount: 10, discount_type: 'persentage', active: 1 };

async function hargaCoret(world: World): Promise<number> {
  // One stands at a product.
  await world.db.deleteFrom('product_promo_prices').execute();
  const id: number = await world.add('product_promo_prices', discount as never);
  const master = { jenis: 'HARGA CORET', id_relation: id, title: 'Teh', ...period } as const;
  await world.add('promo_master', master);
  return id;
}
const addPromo = async (world: World): Promise<number> =>
  world.add('promos', { ...stored, banner: await world.file() });

/** A call on one row that leaves it so. */
const one =
  (
    add: (world: World) => Promise<number>,
    table: 'loyalty_levels' | 'loyalty_points' | 'promos' | 'product_frees' | 'product_promo_prices',
    rest: Partial<Sample>,
    left: object | undefined,
  ) =>
  async (world: World): Promise<Sample> => {
    const id = await add(world);
    const after = async () => {
      const row = await world.row(table, id);
      if (left) expect(row).toMatchObject(left);
      else expect(row).toBeUndefined();
    };
    return { places: [id], ...rest, after };
  };
const read =
  (add: (world: World) => Promise<number>, has: object) =>
  async (world: World): Promise<Sample> => {
    const id = await add(world);
    return { places: [id], after: ({ item }) => expect(item).toMatchObject({ id, ...has }) };
  };
const listed =
  (add: (world: World) => Promise<number>, values: Readonly<Record<string, unknown>>) =>
  async (world: World): Promise<Sample> => {
    for (let count = 0; count < 13; count += 1) await add(world);
    return { values, after: ({ rows }) => expect(rows.length).toBeGreaterThan(0) };
  };
const addLevel = (world: World): Promise<number> => world.add('loyalty_levels', level);
const addPoint = (world: World): Promise<number> => world.add('loyalty_points', point);
const addVoucher = (world: World): Promise<number> =>
  world.add('vouchers', { name: 'Hemat', deskripsi: '<p>A</p>' });

export const loyalty: Samples = {
  [`GET ${LEVEL}`]: listed(addLevel, { ...page, search: 'perak' }),
  [`GET ${LEVEL}/{id}`]: read(addLevel, level),
  [`POST ${LEVEL}`]: () => ({ values: level, after: ({ item }) => expect(item).toMatchObject(level) }),
  [`POST ${LEVEL}/{id}`]: one(
    addLevel,
    'loyalty_levels',
    { values: { ...level, title: 'Emas', active: 'N' } },
    { title: 'Emas', active: 'N' },
  ),

  [`GET ${POINT}`]: listed(addPoint, { page: 2, search: '1000' }),
  [`GET ${POINT}/{id}`]: read(addPoint, point),
  [`POST ${POINT}`]: () => ({ values: point, after: ({ item }) => expect(item).toMatchObject(point) }),
  [`POST ${POINT}/{id}`]: one(
    addPoint,
    'loyalty_points',
    { values: { ...point, poin: 9, active: 'N' } },
    { poin: 9, active: 'N' },
  ),
  [`DELETE ${POINT}/{id}`]: one(addPoint, 'loyalty_points', {}, undefined),

  [`GET ${VOUCHER}/{id}`]: read(addVoucher, { name: 'Hemat', kuota: 1 }),
  [`POST ${VOUCHER}`]: async () => ({
    values: { name: 'Hemat', deskripsi: '<p>A</p>' },
    files: { image: await image() },
    after: ({ item }) =>
      expect(item).toMatchObject({ name: 'Hemat', image: expect.stringMatching(/\.png$/) }),
  }),
  [`POST ${VOUCHER}/{id}`]: async (world) => ({
    places: [await addVoucher(world)],
    values: { name: 'Hemat', deskripsi: '<p>A</p>', level_id: await addLevel(world), credit_poin: 5 },
    files: { image: await image() },
    after: ({ item }) => expect(item).toMatchObject({ credit_poin: 5 }),
  }),

  [`GET ${PROMOS}`]: listed(addPromo, { ...page, search: 'panen' }),
  [`GET ${PROMOS}/{id}`]: read(addPromo, promo),
  [`POST ${PROMOS}`]: async (world) => {
    const id = await addPromo(world);
    const dates = { remind_start_date: '2030-01-02', remind_end_date: '2030-01-03' };
    return {
      values: { id, ...promo, ...dates },
      files: { banner: await image(), image: [await image()] },
      after: async () => expect(await world.row('promos', id)).toMatchObject(dates),
    };
  },
  [`POST ${PROMOS}/update`]: async (world) => {
    const id = await addPromo(world);
    return {
      values: { id, ...promo, title: 'Raya' },
      files: { banner: await image(), image: [await image()] },
      after: async () => expect(await world.row('promos', id)).toMatchObject({ ...stored, title: 'Raya' }),
    };
  },
  [`DELETE ${PROMOS}/{id}`]: one(addPromo, 'promos', {}, undefined),
  [`GET ${PROMOS}/status/{id}`]: one(addPromo, 'promos', {}, { status: 0 }),
  [`POST ${PROMOS}/image`]: async (world) => ({
    values: { id: await addPromo(world) },
    files: { image: [await image(), await image()] },
    after: ({ message }) => expect(message).toBe('Image of {title} saved.'),
  }),
  [`DELETE ${PROMOS}/image/{id}`]: async (world) => {
    const id: number = await world.add('promo_images', {
      promo_id: await addPromo(world),
      image_url: await world.file(),
    });
    return { places: [id], after: async () => expect(await world.row('promo_images', id)).toBeUndefined() };
  },
  [`POST ${PROMOS}/notification`]: async (world) => ({
    values: { promo_id: await addPromo(world) },
    after: ({ item }) => expect(item).toEqual({ status_remind: 'Remind Promo Not Set' }),
  }),
  [`GET ${PROMOS}/product/{promoId}`]: async (world) => {
    const promo_id = await addPromo(world);
    for (const sku_code of ['CARI-1', 'CARI-2', 'CARI-3']) {
      const product_id = await world.add('products', { name: `Biskuit ${sku_code}`, sku_code });
      await world.add('promo_products', { promo_id, product_id });
    }
    return {
      places: [promo_id],
      values: { page: 2, search: 'Cari', perPage: 2 },
      after: ({ rows }) => expect(rows).toHaveLength(1),
    };
  },
  [`POST ${PROMOS}/product/{promoId}`]: async (world) => {
    const { sku_code = '' } = (await world.row('products', 1)) ?? {};
    return {
      places: [await addPromo(world)],
      values: { products: [sku_code] },
      after: ({ message }) => expect(message).toBe('Products added to {title}: {count}.'),
    };
  },
  [`DELETE ${PROMOS}/product/{id}`]: async (world) => {
    const id: number = await world.add('promo_products', { promo_id: await addPromo(world), product_id: 1 });
    return { places: [id], after: async () => expect(await world.row('promo_products', id)).toBeUndefined() };
  },

  [`GET ${CORET}`]: listed(hargaCoret, { page: 2, search: 'teh', perPage: 2 }),
  [`GET ${CORET}/status/{promoPriceId}`]: one(
    hargaCoret,
    'product_promo_prices',
    { values: { status: 0 } },
    { active: 0 },
  ),
  [`POST ${CORET}`]: () => ({
    values: discount,
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),

  [`GET ${FREE}`]: listed(freeItem, { page: 2, search: 'teh', perPage: 2 }),
  [`GET ${FREE}/{id}`]: read(freeItem, gift),
  [`GET ${FREE}/active/{id}`]: one(freeItem, 'product_frees', {}, { active: 1 }),
  [`GET ${FREE}/deactive/{id}`]: one(freeItem, 'product_frees', {}, { active: 0 }),
  [`POST ${FREE}`]: () => ({
    values: free,
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),
  [`POST ${FREE}/update`]: async (world) => {
    const id = await freeItem(world);
    return {
      values: { id, ...free, value: 24 },
      after: async () => expect(await world.row('product_frees', id)).toMatchObject({ value: 24 }),
    };
  },
};
