import { expect } from 'vitest';
import { image, type Samples, type World } from '../world.ts';

const FLASH = '/api/admin/flashale';
const BUNDLE = '/api/admin/products/bundle';
const MASTER = '/api/admin/promo-master';
const NEW = '/api/admin/new-promo';
const APPROVAL = '/api/admin/master/approval/{approval_id}';
const days = { start_date: '2030-01-01', end_date: '2030-02-01' };
const session = { ...days, start_time: '09:00', end_time: '17:00' };
const item = {
  product_id: 1,
  discount: 10,
  discount_type: 'persentage',
  product_stock: 20,
  product_limit_stock: 2,
};
const all = (type: string) => [{ level: 1, condition: 'and', data: [{ type, value: 'all', items: [] }] }];
const items_condition = {
  data: [
    { type: 'customers', is_active: 1, condition: 'and', data: all('customers') },
    { type: 'products', is_active: 1, condition: 'and', data: all('kategori') },
  ],
  benefit: [
    {
      type_benefit: 'potongan-harga',
      type: 'percentage',
      value: '5',
      maks_benefit: 0,
      is_super_tier: '0',
      is_deleted: false,
    },
  ],
};
const promo = {
  nama: 'Panen',
  kuota: 100,
  deskripsi: 'Diskon panen',
  start_at: '2030-01-01',
  end_at: '2030-02-01',
};

const submit = async (world: World, jenis: 'FLASHALE' | 'NEW PROMO' | 'BUNDLE', id: number, name: string) => {
  const master: number = await world.add('promo_master', { jenis, id_relation: id, title: name, ...days });
  const version = { promo_master_id: master, version: 1, jenis, relation_id: id, name, ...days };
  return { id, master, approval: (await world.add('promotion_approvals', version)) as number };
};
const flashsale = async (world: World) => {
  const id: number = await world.add('flashsales', { ...session, thumbnail: await world.file() });
  const banner: number = await world.add('flashsale_banners', {
    flashsale_id: id,
    banner_url: await world.file(),
  });
  const product: number = await world.add('flashsale_products', {
    flashsale_id: id,
    product_id: 1,
    discount: 500,
    discount_type: 'amount',
    stock: 5,
    limit_stock: 1,
  });
  return { ...(await submit(world, 'FLASHALE', id, 'Sesi panen')), banner, product };
};
const paket = { name: 'Paket panen', ...days, price: 20_000, deskripsi: 'Dua sekaligus' };
const goods = [{ product_id: 1, qty: 2 }];
/** Two products and two pictures, so that one of each can go. */
const bundle = async (world: World) => {
  const id: number = await world.add('bundles', paket);
  const product_id = await world.add('products', { name: 'Kopi', sku_code: `KOPI-${id}`, price: 9_000 });
  const item: number = await world.add('bundle_details', { bundle_id: id, product_id, qty: 3 });
  await world.add('bundle_details', { bundle_id: id, product_id: 1, qty: 2 });
  const picture = async () =>
    (await world.add('bundle_thumbnails', { bundle_id: id, thumbnail: await world.file() })) as number;
  await picture();
  return { ...(await submit(world, 'BUNDLE', id, paket.name)), item, thumbnail: await picture() };
};
const switchBundle = (active: 0 | 1) => async (world: World) => {
  const { id } = await bundle(world);
  const before = active === 1 ? 0 : 1;
  await world.db.updateTable('bundles').set({ active: before }).where('id', '=', id).execute();
  const after = async () => expect(await world.row('bundles', id)).toMatchObject({ active });
  return { places: [id], after };
};
let codes = 0;
const newPromo = async (world: World) => {
  codes += 1;
  const id: number = await world.add('new_promos', {
    ...promo,
    kode: `PANEN-${codes}`,
    banner: await world.file(),
    items_condition: JSON.stringify(items_condition),
  });
  return submit(world, 'NEW PROMO', id, 'Panen');
};
/** One that the Admins decide on. */
const waiting = async (world: World) => {
  const promotion = await newPromo(world);
  const admins = await world.db.selectFrom('admin_users').select('id').where('role', '=', 2).execute();
  for (const { id } of admins)
    await world.db
      .insertInto('approvals')
      .values({ role: 1, user_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const set = world.db.updateTable('promotion_approvals').set({ turn: 1 });
  await set.where('id', '=', promotion.approval).execute();
  return promotion;
};
const several = async (count: number, add: () => Promise<unknown>) => {
  for (let made = 0; made < count; made += 1) await add();
};

export const promotions: Samples = {
  [`GET ${FLASH}`]: async (world) => {
    await several(12, () => flashsale(world));
    return {
      values: { page: 2, perPage: 10, start_date: '2030-01-01', end_date: '2030-01-01' },
      after: ({ rows }) => expect(rows[0]).toMatchObject({ product: 1 }),
    };
  },
  [`POST ${FLASH}`]: async () => ({
    values: { ...session, active: 1, items: [item] },
    files: { thumbnail: await image(), banner: [await image(), await image()] },
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),
  [`GET ${FLASH}/detail/{id}`]: async (world) => {
    const { id } = await flashsale(world);
    return { places: [id], after: (answer) => expect(answer.item).toMatchObject({ id, ...session }) };
  },
  [`POST ${FLASH}/update/{id}`]: async (world) => {
    const { id } = await flashsale(world);
    return {
      places: [id],
      values: { ...session, active: 1, end_time: '18:00', items: [{ ...item, status: 0 }] },
      files: { thumbnail: await image(), banner: [await image()] },
      after: async () => expect(await world.row('flashsales', id)).toMatchObject({ end_time: '18:00' }),
    };
  },
  [`DELETE ${FLASH}/detail/{id}`]: async (world) => {
    const { id, master } = await flashsale(world);
    const after = async () => {
      expect(await world.row('flashsales', id)).toBeUndefined();
      expect(await world.row('promo_master', master)).toBeUndefined();
    };
    return { places: [id], after };
  },
  [`DELETE ${FLASH}/banner/{bannerId}`]: async (world) => {
    const { id, banner } = await flashsale(world);
    // The last one stays.
    await world.add('flashsale_banners', { flashsale_id: id, banner_url: await world.file() });
    const after = async () => expect(await world.row('flashsale_banners', banner)).toBeUndefined();
    return { places: [banner], after };
  },
  [`DELETE ${FLASH}/product/{itemId}`]: async (world) => {
    const { id, product } = await flashsale(world);
    const product_id = await world.add('products', { name: 'Kopi', sku_code: `SESI-${id}`, price: 9_000 });
    await world.add('flashsale_products', { flashsale_id: id, product_id, discount: 500, stock: 5 });
    const after = async () => expect(await world.row('flashsale_products', product)).toBeUndefined();
    return { places: [product], after };
  },
  [`GET ${FLASH}/export`]: () => ({
    after: ({ bytes }) => expect(bytes.subarray(0, 2).toString()).toBe('PK'),
  }),

  [`GET ${BUNDLE}`]: async (world) => {
    await several(3, () => bundle(world));
    return {
      values: { page: 2, search: 'panen', perPage: 2 },
      after: ({ rows }) => expect(rows).toHaveLength(1),
    };
  },
  [`GET ${BUNDLE}/{id}`]: async (world) => {
    const { id } = await bundle(world);
    return {
      places: [id],
      after: ({ item: read }) =>
        expect(read).toMatchObject({ id, ...paket, detail: [{ qty: 3 }, { qty: 2 }] }),
    };
  },
  [`GET ${BUNDLE}/{id}/active`]: switchBundle(1),
  [`GET ${BUNDLE}/{id}/deactive`]: switchBundle(0),
  [`POST ${BUNDLE}`]: async () => ({
    values: { ...paket, detail: goods },
    files: { thumbnail: [await image(), await image()] },
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),
  [`POST ${BUNDLE}/update`]: async (world) => {
    const { id } = await bundle(world);
    return {
      values: { id, ...paket, price: 19_000, detail: goods },
      files: { thumbnail: [await image()] },
      after: async () => expect(await world.row('bundles', id)).toMatchObject({ price: 19_000 }),
    };
  },
  [`GET ${BUNDLE}/deleted-item/{itemId}`]: async (world) => {
    const { item: gone } = await bundle(world);
    const after = async () => expect(await world.row('bundle_details', gone)).toBeUndefined();
    return { places: [gone], after };
  },
  [`DELETE ${BUNDLE}/deleted-thumbnail/{thumbnailId}`]: async (world) => {
    const { thumbnail } = await bundle(world);
    const after = async () => expect(await world.row('bundle_thumbnails', thumbnail)).toBeUndefined();
    return { places: [thumbnail], after };
  },

  [`GET ${APPROVAL}/approve`]: async (world) => {
    const { approval, master } = await waiting(world);
    const after = async () => {
      expect(await world.row('promotion_approvals', approval)).toMatchObject({ approval: 2 });
      expect(await world.row('promo_master', master)).toMatchObject({ approved_version: 1 });
    };
    return { places: [approval], after };
  },
  [`GET ${APPROVAL}/reject`]: async (world) => {
    const { approval, master } = await waiting(world);
    const after = async () => {
      expect(await world.row('promotion_approvals', approval)).toMatchObject({ approval: 3 });
      expect(await world.row('promo_master', master)).toMatchObject({ approved_version: null });
    };
    return { places: [approval], after };
  },
  'GET /api/admin/master/list': async (world) => {
    const creator: number = await world.add('admin_users', {
      username: 'pengaju',
      role: 2,
      password_hash: 'x',
    });
    await several(3, async () => {
      const { approval } = await newPromo(world);
      await world.db
        .updateTable('promotion_approvals')
        .set({ submitter: creator })
        .where('id', '=', approval)
        .execute();
    });
    return {
      values: { page: 2, search: 'panen', perPage: 2, creator },
      after: ({ rows }) => expect(rows).toHaveLength(1),
    };
  },

  [`GET ${MASTER}`]: async (world) => {
    await several(12, () => newPromo(world));
    return {
      values: {
        page: 2,
        per_page: 10,
        search: 'panen',
        jenis: 'NEW PROMO',
        start_date: '2030-01-01',
        end_date: '2030-01-01',
      },
      after: ({ rows }) => expect(rows[0]).toMatchObject({ title: 'Panen' }),
    };
  },
  [`DELETE ${MASTER}/{id}`]: async (world) => {
    const { id, master } = await newPromo(world);
    return { places: [master], after: async () => expect(await world.row('new_promos', id)).toBeUndefined() };
  },
  [`GET ${MASTER}/update-status/{id}/{status}`]: async (world) => {
    const { id, master } = await newPromo(world);
    const after = async () => expect(await world.row('new_promos', id)).toMatchObject({ is_active: 0 });
    return { places: [master, 0], after };
  },

  [`GET ${NEW}/{id}`]: async (world) => {
    const { id } = await newPromo(world);
    return { places: [id], after: (answer) => expect(answer.item).toMatchObject({ id, ...promo }) };
  },
  [`POST ${NEW}`]: async () => ({
    values: { ...promo, kode: 'PANEN-BARU', items_condition },
    files: { banner: await image() },
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),
  [`POST ${NEW}/update`]: async (world) => {
    const { id } = await newPromo(world);
    return {
      values: { id, ...promo, kode: 'PANEN-UBAH', kuota: 7, items_condition },
      files: { banner: await image() },
      after: async () => expect(await world.row('new_promos', id)).toMatchObject({ kuota: 7 }),
    };
  },
  [`GET ${NEW}/get-wl`]: async (world) => {
    await world.add('users', { shop_name: 'Toko Panen', kota: 'Kota Panen' });
    return {
      values: { search: 'panen', perPage: 100 },
      after: ({ rows }) => expect(rows).toEqual([{ city: 'Kota Panen' }]),
    };
  },
  'GET /api/admin/sales-persons': async (world) => {
    for (const code of ['SP-A', 'SP-B', 'SP-C'])
      await world.add('sales_persons', { sales_code: `PANEN-${code}`, name: 'Rina' });
    return {
      values: { search: 'panen', page: 2, perPage: 2 },
      after: ({ rows }) => expect(rows).toHaveLength(1),
    };
  },
};
