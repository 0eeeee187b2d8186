import { expect } from 'vitest';
import { image, type Samples, type World } from '../world.ts';

const CAMPAIGN = '/api/admin/campaign';
const values = {
  title: 'Target panen',
  start_date: '2030-01-01',
  end_date: '2030-02-01',
  ordering: 1,
  target: 200,
  type_target: 'qty',
  content: '<p>Panen</p>',
} as const;

const campaign = async (world: World, title: string = values.title) => {
  const row = { ...values, title, type: 'product', banner_url: await world.file() } as const;
  const id: number = await world.add('campaigns', row);
  const registered = { jenis: 'CAMPAIGN', id_relation: id, title, ...days } as const;
  await world.add('promo_master', registered);
  const item: number = await world.add('campaign_items', { campaign_id: id, product_id: 1 });
  const participant: number = await world.add('campaign_participants', {
    campaign_id: id,
    user_id: 1,
    reached: 50,
    reward: 'Dispenser',
  });
  return { id, item, participant };
};
const days = { start_date: values.start_date, end_date: values.end_date };
const product = (world: World, sku: string): Promise<number> =>
  world.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
    .then(({ category_id, brand_id }) =>
      world.add('products', { sku_code: sku, name: sku, category_id, brand_id, price: 1000 }),
    );

export const campaigns: Samples = {
  [`GET ${CAMPAIGN}`]: async (world) => {
    for (let made = 0; made < 3; made += 1) await campaign(world, 'Target panen raya');
    return {
      values: { page: 2, search: 'panen raya', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ participant: 1, active_string: 'Active' }]),
    };
  },
  [`GET ${CAMPAIGN}/{id}`]: async (world) => {
    const { id } = await campaign(world);
    return { places: [id], after: (answer) => expect(answer.item).toMatchObject({ id, target: 200 }) };
  },
  [`GET ${CAMPAIGN}/{id}/{state}`]: async (world) => {
    const { id } = await campaign(world);
    const after = async () => expect(await world.row('campaigns', id)).toMatchObject({ active: 0 });
    return { places: [id, 'nonactive'], after };
  },
  [`POST ${CAMPAIGN}`]: async () => ({
    values: { ...values, type: 'product', items: [1], participants: [1] },
    files: { banner: await image() },
    after: ({ message }) => expect(message).toMatch(/^Promotion \{title\} saved\./),
  }),
  [`POST ${CAMPAIGN}/update`]: async (world) => {
    const { id } = await campaign(world);
    return {
      values: { ...values, id, target: 300 },
      files: { banner: await image() },
      after: async () => expect(await world.row('campaigns', id)).toMatchObject({ target: 300 }),
    };
  },
  [`DELETE ${CAMPAIGN}/{id}`]: async (world) => {
    const { id, participant } = await campaign(world);
    // One in which shops have got on stays.
    await world.db.deleteFrom('campaign_participants').where('id', '=', participant).execute();
    return { places: [id], after: async () => expect(await world.row('campaigns', id)).toBeUndefined() };
  },
  [`GET ${CAMPAIGN}/items/{id}`]: async (world) => {
    const { id } = await campaign(world);
    for (let made = 0; made < 10; made += 1) {
      const sku = `PANEN-${id}-${made}`;
      await world.add('campaign_items', { campaign_id: id, product_id: await product(world, sku) });
    }
    return { places: [id], values: { page: 2 }, after: ({ rows }) => expect(rows).toHaveLength(1) };
  },
  [`POST ${CAMPAIGN}/items`]: async (world) => {
    const { id } = await campaign(world);
    return {
      values: { item_id: [await product(world, `PANEN-${id}`)], campaign_id: [id] },
      after: ({ message }) => expect(message).toBe('Products added to {title}: {count}.'),
    };
  },
  [`DELETE ${CAMPAIGN}/items/{itemId}`]: async (world) => {
    const { id, item } = await campaign(world);
    // The last one stays.
    const other = await product(world, `PANEN-${id}`);
    await world.add('campaign_items', { campaign_id: id, product_id: other });
    const after = async () => expect(await world.row('campaign_items', item)).toBeUndefined();
    return { places: [item], after };
  },
  [`GET ${CAMPAIGN}/participants/{id}`]: async (world) => {
    const { id } = await campaign(world);
    for (let made = 0; made < 10; made += 1) {
      const user_id: number = await world.add('users', { shop_name: `Toko Panen ${made}` });
      await world.add('campaign_participants', { campaign_id: id, user_id, reward: 'Kipas' });
    }
    return {
      places: [id],
      values: { page: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ participant_progress: 0, reward: 'Kipas' }]),
    };
  },
  [`POST ${CAMPAIGN}/participants`]: async (world) => {
    const { id } = await campaign(world);
    const shop: number = await world.add('users', { shop_name: 'Toko Panen' });
    const after = async () => expect(await world.row('campaigns', id)).toMatchObject({ participant: 2 });
    return { values: { user_id: [shop], campaign_id: [id] }, after };
  },
  [`POST ${CAMPAIGN}/participants/update`]: async (world) => {
    const { participant } = await campaign(world);
    return {
      values: { all: false, id: participant, reward: 'Kulkas' },
      after: async () =>
        expect(await world.row('campaign_participants', participant)).toMatchObject({ reward: 'Kulkas' }),
    };
  },
  [`POST ${CAMPAIGN}/notification`]: async (world) => {
    const { id } = await campaign(world);
    return {
      values: { campaign_id: id, type: 'participant', user_id: 1 },
      after: ({ message }) => expect(message).toBe('Notification of {title} sent to shops: {count}.'),
    };
  },
};
