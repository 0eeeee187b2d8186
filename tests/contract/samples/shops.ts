import { expect } from 'vitest';
import { onePage, type Samples, type World } from '../world.ts';
import { workbook } from './workbook.ts';

const USERS = '/api/admin/users';
let number = 10_000;

/** A shop with everything that a shop can have. */
async function shop(world: World, more: Record<string, unknown> = {}) {
  number += 1;
  const nav_id = `C${number}`;
  const whole = {
    nav_id,
    owner_name: 'Rina Utami',
    shop_name: `Toko ${number}`,
    username: `toko${number}`,
    phone_number: '081234567890',
    kota: 'Bandung',
  };
  const id: number = await world.add('users', { ...whole, ...more });
  return { id, nav_id };
}
const customer = (navId: string) => ({
  navId,
  ownerName: null,
  shopName: 'Toko Menurut ERP',
  phone: null,
  address: 'Jl. Baru 1',
  city: 'Medan',
  active: true,
});

export const shops: Samples = {
  async [`GET ${USERS}`](world) {
    const ids: number[] = [];
    for (const owner_name of ['Wulan A', 'Wulan B', 'Wulan C'])
      ids.push((await shop(world, { owner_name })).id);
    await shop(world, { shop_name: 'Toko Wulan' });
    return {
      values: { page: 2, search: 'wulan', field: 'owner_name', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ id: ids[0], owner_name: 'Wulan A', active: 1 }]),
    };
  },

  async [`GET ${USERS}/sync/{id}`](world) {
    const { id, nav_id } = await shop(world);
    const customers = onePage(customer(nav_id));
    return {
      places: [id],
      async after() {
        await world.finish({ customers });
        expect(customers.asked).toEqual([nav_id]);
        expect(await world.row('users', id)).toMatchObject({ shop_name: 'Toko Menurut ERP', kota: 'Medan' });
      },
    };
  },

  async [`GET ${USERS}/sync-all`](world) {
    const { id, nav_id } = await shop(world);
    return {
      async after() {
        const customers = onePage(customer(nav_id), { ...customer('C-NEW'), shopName: 'Toko Baru' });
        expect(await world.finish({ customers })).toBe('done');
        expect(await world.row('users', id)).toMatchObject({ shop_name: 'Toko Menurut ERP' });
        const added = world.db.selectFrom('users').select('shop_name').where('nav_id', '=', 'C-NEW');
        expect(await added.execute()).toEqual([{ shop_name: 'Toko Baru' }]);
      },
    };
  },

  async [`GET ${USERS}/reset-password/{id}`](world) {
    const { id } = await shop(world, { password_hash: 'old' });
    return {
      places: [id],
      async after() {
        const row = await world.row('users', id);
        expect(row?.password_hash).toEqual(expect.any(String));
        expect(row?.password_hash).not.toBe('old');
      },
    };
  },

  async [`GET ${USERS}/state/{id}`](world) {
    const { id } = await shop(world);
    return {
      places: [id],
      after: async () => expect(await world.row('users', id)).toMatchObject({ active: 0 }),
    };
  },

  async [`GET ${USERS}/download`](world) {
    const { nav_id } = await shop(world);
    return { after: async ({ bytes }) => expect((await workbook(bytes)).flat()).toContain(nav_id) };
  },

  async [`PUT ${USERS}/{id}`](world) {
    const { id } = await shop(world);
    return {
      places: [id],
      values: { owner_name: 'Rina & Putri' },
      after: async () => expect(await world.row('users', id)).toMatchObject({ owner_name: 'Rina & Putri' }),
    };
  },

  async [`GET ${USERS}/otp-log/{id}`](world) {
    const { id } = await shop(world);
    const times = { requested_at: '2026-11-02T08:00:00+07:00', expired_at: '2026-11-02T08:05:00+07:00' };
    const log = await world.add('otp_logs', { user_id: id, otp_code: '004711', ...times });
    return {
      places: [id],
      after: ({ rows }) => expect(rows).toEqual([{ id: log, otp_code: '004711', ...times }]),
    };
  },

  async [`GET ${USERS}/update-info/{id}`](world) {
    const { id } = await shop(world);
    // All of one moment: of equal times the later row is the newer one.
    const created_at = '2026-11-02T08:00:00+07:00';
    const wishes = Array.from({ length: 11 }, (_, at) => ({ ...wish(id, `Toko ${at}`), created_at }));
    for (const one of wishes) await world.add('user_update_infos', one);
    return {
      places: [id],
      values: { page: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ store_name: 'Toko 0', status_string: 'Pending' }]),
    };
  },

  async 'GET /user/{userId}/update-info/{id}/process'(world) {
    const { id: userId } = await shop(world);
    const id: number = await world.add('user_update_infos', wish(userId, 'Toko Pindah'));
    return {
      places: [userId, id],
      after: async () =>
        expect(await world.row('user_update_infos', id)).toMatchObject({ status_string: 'Processed' }),
    };
  },

  async [`GET ${USERS}/comechat`](world) {
    // All rows are looked at: those of the fixture that lack something are switched off for it.
    await world.db.updateTable('users').set({ active: 0 }).where('username', 'is', null).execute();
    const { nav_id } = await shop(world);
    return {
      after: ({ rows }) =>
        expect(rows).toContainEqual(
          expect.objectContaining({ nav_id, phone: '081234567890', kota: 'Bandung' }),
        ),
    };
  },
};

const wish = (user_id: number, store_name: string) => ({
  user_id,
  store_name,
  store_address: 'Jl. Mawar 2',
  owner_name: 'Rina',
  email: 'rina@example.test',
  phone_number: '0811',
});
