import { hash, verify } from '@node-rs/argon2';
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

/** The demo accounts of this database that still have the password that everybody knows. */
export async function publicAccounts(db: Db): Promise<string[]> {
  const names = ACCOUNTS.map(({ username }) => username);
  const rows = await db
    .selectFrom('admin_users')
    .select(['username', 'password_hash'])
    .where('username', 'in', names)
    .orderBy('id')
    .execute();
  const passwordMatches = await Promise.all(
    rows.map(({ password_hash }) => verify(password_hash, DEMO_PASSWORD)),
  );
  return rows.filter((_, rowIndex) => passwordMatches[rowIndex]).map(({ username }) => username);
}
