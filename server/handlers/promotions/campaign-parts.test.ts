// Products and participants of a campaign that was approved.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form, picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const today = businessDay(BUSINESS_ZONE);
let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
  await server.store.db.deleteFrom('approvals').execute();
});
afterAll(() => server.close());

const approvals = () =>
  server.store.db.selectFrom('promotion_approvals').select(['id', 'relation_id']).execute();

/** Submits a campaign for one product and one shop. */
async function submit() {
  const banner = { name: 'a.png', content: await picture('png'), mime: 'image/png' };
  const made = form({
    title: 'Kejar',
    start_date: today,
    end_date: addDays(today, 3),
    type_target: 'qty',
    target: '7',
    ordering: '1',
    content: '<p>Isi</p>',
    type: 'product',
    'items[]': ['1'],
    'participants[]': ['1'],
    banner,
  });
  expect((await server.call(ADMIN, 'POST', '/api/admin/campaign', made)).status).toBe(200);
  const { id, relation_id: campaign_id } = (await approvals()).at(-1) ?? { id: 0, relation_id: 0 };
  return { id, campaign_id };
}

it('they are added at once, which the answer says, and nobody is asked again', async () => {
  const { id, campaign_id } = await submit();
  const add = async () => {
    const payload = { item_id: [1], campaign_id: [campaign_id] };
    const { body } = await server.call(ADMIN, 'POST', '/api/admin/campaign/items', { payload });
    return body.message;
  };
  const take = async () => {
    const payload = { user_id: [1], campaign_id: [campaign_id] };
    const { body } = await server.call(ADMIN, 'POST', '/api/admin/campaign/participants', { payload });
    return body.message;
  };
  expect([await add(), await take()]).toEqual([
    'Products added to {title}: {count}.',
    'Participants added to {title}: {count}.',
  ]);
  const reach = await server.call(ADMIN, 'GET', `/api/admin/campaign/${campaign_id}/reach`);
  expect(reach.body.data.params).toEqual({ count: 1 });
  expect((await server.call(ADMIN, 'GET', '/api/admin/campaign/99999/reach')).status).toBe(404);
  await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${id}/approve`);
  expect([await add(), await take()]).toEqual([
    'Products added to {title}: {count}. They count at once, without a new approval.',
    'Participants added to {title}: {count}. They take part at once, without a new approval.',
  ]);
  expect((await approvals()).at(-1)?.id).toBe(id);
});

it('the last product stays, before the approval and after it', async () => {
  const { id, campaign_id } = await submit();
  const { db } = server.store;
  const items = () =>
    db.selectFrom('campaign_items').selectAll().where('campaign_id', '=', campaign_id).execute();
  const [item] = await items();
  const take = (itemId = 0) => server.call(ADMIN, 'DELETE', `/api/admin/campaign/items/${itemId}`);
  const refused = { status: 409, body: { errors: [{ message: LAST }] } };
  expect(await take(item?.id)).toMatchObject(refused);
  await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${id}/approve`);
  expect(await take(item?.id)).toMatchObject(refused);
  expect(await items()).toEqual([item]);
  await db.insertInto('campaign_items').values({ campaign_id, brand_id: 1 }).execute();
  expect(await take(item?.id)).toMatchObject({ status: 200, body: { message: 'Item deleted.' } });
  expect((await items()).map(({ brand_id }) => brand_id)).toEqual([1]);
  expect((await take(item?.id)).status).toBe(404);
});

const LAST = 'A campaign keeps at least one: add another one first.';
