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

it('they are added at once, which the answer says, and nobody is asked again', async () => {
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
  await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${id}/approve`);
  expect([await add(), await take()]).toEqual([
    'Products added to {title}: {count}. They count at once, without a new approval.',
    'Participants added to {title}: {count}. They take part at once, without a new approval.',
  ]);
  expect((await approvals()).at(-1)?.id).toBe(id);
});
