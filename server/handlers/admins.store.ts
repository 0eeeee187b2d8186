import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** The columns that the calls read of an account, with the version as in resources. */
const COLUMNS = ['id', 'username', 'role', sql<string>`xmin::text`.as('version')] as const;

export function readAdmin(db: Db, id: number) {
  const account = db
    .selectFrom('admin_users')
    .select(['username', 'name', 'role', 'password_hash'])
    .where('id', '=', id);
  return account.executeTakeFirst();
}

/** Whatever the case of the name. */
export function readAdminNamed(db: Db, username: string) {
  return db
    .selectFrom('admin_users as a')
    .leftJoin('second_factors as f', 'f.admin_user_id', 'a.id')
    .select(['a.id', 'a.role', 'a.password_hash', 'a.password_temporary'])
    .select((eb) => eb('f.admin_user_id', 'is not', null).as('has_second_factor'))
    .where((eb) => eb(eb.fn('lower', ['a.username']), '=', eb.fn('lower', [eb.val(username)])))
    .executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export function lockAdmin(db: Db, id: number) {
  const account = db.selectFrom('admin_users').select(COLUMNS).where('id', '=', id).forUpdate();
  return account.executeTakeFirst();
}

/** The accounts of a role, locked in the order of their ids. */
export function lockAdminsOfRole(db: Db, role: number) {
  return db
    .selectFrom('admin_users')
    .select('id')
    .where('role', '=', role)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** In how many places the account approves promotions. */
export async function countApprovals(db: Db, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('approvals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', account)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertAdmin(db: Db, account: Insertable<Database['admin_users']>) {
  return db.insertInto('admin_users').values(account).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateAdmin(db: Db, id: number, changes: Updateable<Database['admin_users']>) {
  const update = db.updateTable('admin_users').set(changes).where('id', '=', id);
  return update.returning(COLUMNS).executeTakeFirst();
}

export async function removeAdmin(db: Db, id: number): Promise<void> {
  await db.deleteFrom('admin_users').where('id', '=', id).execute();
}
