import { hash } from '@node-rs/argon2';
import type { Db } from '../connect.ts';

/** The password of every demo account; it is in the README. */
export const DEMO_PASSWORD = 'wholesale';

const ACCOUNTS = [
  { username: 'admin', role: 2, name: 'Ratna Wulandari' },
  { username: 'superadmin', role: 3, name: 'Bambang Suryanto' },
  { username: 'itstaff', role: 4, name: 'Dimas Prakoso' },
  { username: 'cs', role: 5, name: 'Sri Lestari' },
];

export async function insertAccounts(db: Db): Promise<void> {
  const rows = await Promise.all(
    ACCOUNTS.map(async (account) => ({
      ...account,
      password_hash: await hash(DEMO_PASSWORD),
      shop_name: 'Kantor Pusat',
    })),
  );
  await db.insertInto('admin_users').values(rows).execute();
}
