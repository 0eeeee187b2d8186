import { expect } from 'vitest';
import { isPassword } from '../../../server/rules/passwords.ts';
import type { Samples, World } from '../world.ts';

const CONFIGS = '/api/admin/configs';
const ADMINS = '/api/admin/user-admin';
const MASTER = '/api/admin/master';
/** Sees promotions, so may decide on them. */
const ADMIN = 2;

const account = (world: World, username: string, role = 5): Promise<number> =>
  world.add('admin_users', { username, role, name: `${username} S.`, password_hash: '-' });
async function approver(world: World, username: string) {
  const user_id = await account(world, username, ADMIN);
  const id: number = await world.add('approvals', { user_id, role: 1 });
  return { id, user_id };
}

/** Promotions of other samples are decided at the first level alone. */
const leave = (world: World, user_id: number) =>
  world.db.deleteFrom('approvals').where('user_id', '=', user_id).execute();

export const administration: Samples = {
  async [`GET ${CONFIGS}`](world) {
    await world.add('configs', { key: 'nav_company', value: 'GROSIR', is_middleware: 1 }, 'key');
    await world.add('configs', { key: 'app_title', value: 'Grosir', is_middleware: 0 }, 'key');
    return {
      // As the screen declares it.
      values: { is_middleware: 'true' },
      after({ rows }) {
        expect(rows).toMatchObject([{ key: 'nav_company', value: 'GROSIR' }]);
      },
    };
  },

  async [`POST ${CONFIGS}/update`](world) {
    await world.add('configs', { key: 'chat_config', value: 'false' }, 'key');
    return {
      values: { key: 'chat_config', value: 'true' },
      async after() {
        const rows = world.db.selectFrom('configs').select('value').where('key', '=', 'chat_config');
        expect(await rows.execute()).toEqual([{ value: 'true' }]);
      },
    };
  },

  async [`GET ${ADMINS}`](world) {
    for (const username of ['sari a', 'sari b', 'sari c']) await account(world, username);
    return {
      values: { page: 2, search: 'sari', perPage: 2 },
      after: ({ rows }) => expect(rows).toMatchObject([{ username: 'sari a', role: 5 }]),
    };
  },

  async [`GET ${ADMINS}/{id}`](world) {
    const id = await account(world, 'dewi');
    return { places: [id], after: ({ item }) => expect(item).toMatchObject({ id, username: 'dewi' }) };
  },

  [`POST ${ADMINS}/create`]: (world) => ({
    values: { username: 'budi', role: 4, password: 'satu dua', password_confirmation: 'satu dua' },
    async after() {
      const rows = world.db.selectFrom('admin_users').selectAll().where('username', '=', 'budi');
      const [row] = await rows.execute();
      expect(row).toMatchObject({ role: 4 });
      expect(await isPassword(row?.password_hash ?? null, 'satu dua')).toBe(true);
    },
  }),

  async [`PUT ${ADMINS}`](world) {
    const id = await account(world, 'tono');
    return {
      values: {
        id,
        username: 'tono s',
        role: 2,
        password: 'tiga empat',
        password_confirmation: 'tiga empat',
      },
      async after() {
        const row = await world.row('admin_users', id);
        expect(row).toMatchObject({ username: 'tono s', role: 2 });
        expect(await isPassword(String(row?.password_hash), 'tiga empat')).toBe(true);
      },
    };
  },

  async [`DELETE ${ADMINS}/{id}`](world) {
    const id = await account(world, 'lama');
    return { places: [id], after: async () => expect(await world.row('admin_users', id)).toBeUndefined() };
  },

  [`GET ${MASTER}/level`]: () => ({
    after: ({ rows }) =>
      expect(rows).toMatchObject([
        { level_name: 'Kepala Gudang', level: 1 },
        { level_name: 'Direktur', level: 2 },
      ]),
  }),

  async [`GET ${MASTER}/approval`](world) {
    for (const username of ['penyetuju a', 'penyetuju b', 'penyetuju c']) await approver(world, username);
    return {
      values: { page: 2, search: 'penyetuju', perPage: 2 },
      after: ({ rows }) =>
        expect(rows).toMatchObject([
          {
            role: 1,
            role_string: 'Kepala Gudang',
            user: { username: 'penyetuju a', owner_name: 'penyetuju a S.' },
          },
        ]),
    };
  },

  async [`POST ${MASTER}/approval`](world) {
    const user_id = await account(world, 'baru', ADMIN);
    return {
      values: { user_id, role: 2 },
      async after() {
        const rows = world.db.selectFrom('approvals').select('role').where('user_id', '=', user_id);
        expect(await rows.execute()).toEqual([{ role: 2 }]);
        await leave(world, user_id);
      },
    };
  },

  async [`POST ${MASTER}/approval/update`](world) {
    const { id, user_id } = await approver(world, 'naik');
    return {
      values: { id, user_id, role: 2 },
      async after() {
        expect(await world.row('approvals', id)).toMatchObject({ user_id, role: 2 });
        await leave(world, user_id);
      },
    };
  },

  async [`DELETE ${MASTER}/approval/{id}`](world) {
    const { id } = await approver(world, 'pergi');
    return { places: [id], after: async () => expect(await world.row('approvals', id)).toBeUndefined() };
  },

  async 'GET /api/admin/nav/log'(world) {
    for (const message of ['Answered 500', 'Answered 500 again', '200'])
      await world.add('nav_logs', { url: '/ItemCard', method: 'GET', message });
    await world.add('nav_logs', { url: '/Answered', method: 'GET', message: '200' });
    return {
      values: { field: 'message', search: 'answered', page: 2, perPage: 1 },
      after: ({ rows }) => expect(rows).toMatchObject([{ url: '/ItemCard', message: 'Answered 500' }]),
    };
  },
};
