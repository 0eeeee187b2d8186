import { expect } from 'vitest';
import { image, type Samples, type World } from '../world.ts';

const CATEGORY = '/api/admin/category';
const BRAND = '/api/admin/brand';
const SECTIONS = '/api/admin/sections';
let number = 0;

async function category(world: World, more: Record<string, unknown> = {}): Promise<number> {
  const whole = {
    name: 'Makanan',
    description: 'Kering dan basah',
    ordering: 3,
    file_url: await world.file(),
  };
  return world.add('categories', { ...whole, ...more });
}
const brand = async (world: World, name: string): Promise<number> =>
  world.add('brands', { name, file_url: await world.file() });

/** A section with three products, and the items' ids in their order. */
async function section(world: World) {
  const id: number = await world.add('sections', { title: 'Terlaris', type: 'product' });
  const items: number[] = [];
  for (const ordering of [1, 2, 3])
    items.push(
      await world.add('section_items', { section_id: id, ordering, product_id: await product(world) }),
    );
  return { id, items };
}
function product(world: World): Promise<number> {
  number += 1;
  return world.add('products', { name: `Biskuit ${number}`, sku_code: `BIS-${number}` });
}
const placesOf = ({ db }: World, section_id: number) =>
  db
    .selectFrom('section_items')
    .select(['id', 'ordering'])
    .where('section_id', '=', section_id)
    .orderBy('ordering')
    .execute();

const inputs = { name: 'Minuman Panas', ordering: 2, description: 'Teh dan kopi', parent_category: 1 };
const kept = {
  name: 'Minuman Panas',
  ordering: 2,
  description: 'Teh dan kopi',
  parent_category_id: 1,
  file_url: expect.stringMatching(/\.png$/),
};

export const catalogue: Samples = {
  async [`GET ${CATEGORY}`](world) {
    for (const name of ['Bumbu A', 'Bumbu B', 'Bumbu C']) await category(world, { name });
    return {
      values: { page: 2, search: 'bumbu', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ name: 'Bumbu C', ordering: 3 }]),
    };
  },

  async [`GET ${CATEGORY}/detail/{id}`](world) {
    const id = await category(world);
    return { places: [id], after: ({ item }) => expect(item).toMatchObject({ id, name: 'Makanan' }) };
  },

  async [`GET ${CATEGORY}/parent`](world) {
    for (const name of ['Alat A', 'Alat B', 'Alat C']) await category(world, { name });
    await category(world, { name: 'Alat D', parent_category_id: 1 });
    return {
      values: { page: 2, search: 'alat', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ name: 'Alat C' }]),
    };
  },

  async [`GET ${CATEGORY}/{id}/childs`](world) {
    const parent = await category(world);
    for (const name of ['Anak A', 'Anak B']) await category(world, { name, parent_category_id: parent });
    return {
      places: [parent],
      after: ({ rows }) =>
        expect(rows).toMatchObject([
          { name: 'Anak A', parent_category: { id: parent, name: 'Makanan' } },
          { name: 'Anak B' },
        ]),
    };
  },

  async [`GET ${CATEGORY}/status/{id}`](world) {
    const id = await category(world);
    return {
      places: [id],
      after: async () => expect(await world.row('categories', id)).toMatchObject({ active: 0 }),
    };
  },

  [`POST ${CATEGORY}`]: async (world) => ({
    values: inputs,
    files: { banner: await image() },
    async after() {
      const rows = world.db.selectFrom('categories').selectAll().where('name', '=', inputs.name);
      expect(await rows.execute()).toMatchObject([kept]);
    },
  }),

  async [`POST ${CATEGORY}/update/{id}`](world) {
    const id = await category(world);
    return {
      places: [id],
      values: { ...inputs, name: 'Minuman Dingin' },
      files: { banner: await image() },
      after: async () =>
        expect(await world.row('categories', id)).toMatchObject({ ...kept, name: 'Minuman Dingin' }),
    };
  },

  async [`DELETE ${CATEGORY}/{id}`](world) {
    const id = await category(world);
    return { places: [id], after: async () => expect(await world.row('categories', id)).toBeUndefined() };
  },

  async [`GET ${BRAND}`](world) {
    for (const name of ['Cap A', 'Cap B', 'Cap C']) await brand(world, name);
    return {
      values: { page: 2, search: 'cap ', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ name: 'Cap A', active: 1 }]),
    };
  },

  [`POST ${BRAND}`]: async (world) => ({
    values: { name: 'Merek Baru' },
    files: { banner: await image() },
    async after() {
      const rows = world.db.selectFrom('brands').selectAll().where('name', '=', 'Merek Baru');
      expect(await rows.execute()).toMatchObject([{ file_url: expect.stringMatching(/\.png$/) }]);
    },
  }),

  async [`POST ${BRAND}/update`](world) {
    const id = await brand(world, 'Merek Lama');
    const before = await world.row('brands', id);
    return {
      values: { id, name: 'Merek Lain' },
      files: { banner: await image() },
      async after() {
        const row = await world.row('brands', id);
        expect(row?.name).toBe('Merek Lain');
        expect(row?.file_url).not.toBe(before?.file_url);
      },
    };
  },

  async [`POST ${BRAND}/updateActiveBrand`](world) {
    const id = await brand(world, 'Merek');
    return {
      values: { id, active: 0 },
      after: async () => expect(await world.row('brands', id)).toMatchObject({ active: 0 }),
    };
  },

  async [`GET ${SECTIONS}`](world) {
    for (const title of ['Pilihan A', 'Pilihan B', 'Pilihan C'])
      await world.add('sections', { title, type: 'brand' });
    return {
      values: { page: 2, search: 'pilihan', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ title: 'Pilihan A', type: 'brand' }]),
    };
  },

  async [`GET ${SECTIONS}/items/{sectionId}`](world) {
    const { id, items } = await section(world);
    return {
      places: [id],
      values: { page: 2, search: 'biskuit', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ id: items[2], ordering: 3 }]),
    };
  },

  [`POST ${SECTIONS}`]: (world) => ({
    values: { title: 'Kategori Pilihan', type: 'category' },
    async after() {
      const rows = world.db.selectFrom('sections').selectAll().where('title', '=', 'Kategori Pilihan');
      expect(await rows.execute()).toMatchObject([{ type: 'category', active: 1 }]);
    },
  }),

  async [`PUT ${SECTIONS}`](world) {
    const { id } = await section(world);
    return {
      values: { id, title: 'Paling Laris', type: 'product' },
      after: async () => expect(await world.row('sections', id)).toMatchObject({ title: 'Paling Laris' }),
    };
  },

  async [`DELETE ${SECTIONS}/{id}`](world) {
    const { id } = await section(world);
    return {
      places: [id],
      async after() {
        expect(await world.row('sections', id)).toBeUndefined();
        expect(await placesOf(world, id)).toEqual([]);
      },
    };
  },

  async [`GET ${SECTIONS}/status/{id}`](world) {
    const { id } = await section(world);
    return {
      places: [id],
      after: async () => expect(await world.row('sections', id)).toMatchObject({ active: 0 }),
    };
  },

  async [`POST ${SECTIONS}/items`](world) {
    const { id } = await section(world);
    const added = [await product(world), await product(world)];
    const items = await Promise.all(added.map(async (one) => (await world.row('products', one))?.sku_code));
    return {
      values: { id, items },
      async after() {
        const ids = world.db.selectFrom('section_items').select('product_id').where('section_id', '=', id);
        const rows = await ids.where('ordering', '>', 3).orderBy('ordering').execute();
        expect(rows.map(({ product_id }) => product_id)).toEqual(added);
      },
    };
  },

  async [`POST ${SECTIONS}/items/ordering`](world) {
    const { id, items } = await section(world);
    const [first, second, third] = items;
    return {
      values: { id_items: [first, third], ordering: [3, 1] },
      after: async () =>
        expect((await placesOf(world, id)).map((row) => row.id)).toEqual([third, second, first]),
    };
  },

  async [`DELETE ${SECTIONS}/items/{id}`](world) {
    const { id, items } = await section(world);
    const [first, second, third] = items;
    return {
      places: [first as number],
      after: async () =>
        expect(await placesOf(world, id)).toEqual([
          { id: second, ordering: 1 },
          { id: third, ordering: 2 },
        ]),
    };
  },

  async [`DELETE ${SECTIONS}/items/all/{sectionId}`](world) {
    const { id } = await section(world);
    return { places: [id], after: async () => expect(await placesOf(world, id)).toEqual([]) };
  },
};
