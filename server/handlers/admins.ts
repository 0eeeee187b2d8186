import { sql } from 'kysely';
import type {
  UserAdminCreateBody,
  UserAdminDeleteParams,
  UserAdminResetPasswordBody,
  UserAdminResetPasswordParams,
  UserAdminUpdateBody,
} from '../../src/generated/product/types/user-admin.ts';
import { hashPassword } from '../domain/passwords.ts';
import type { Context } from '../http/handler.ts';
import { revokeTokensOf } from '../http/tokens.store.ts';
import { notFound, Refusal } from '../refusal.ts';
import { entityOf } from '../resources/read-plan.ts';
import { refuseStale } from '../resources/stale.ts';

const ENTITY = 'user-admin';
/** What the calls answer of an account. */
const SHOWN = ['id', 'username', 'role', 'version'];
const SUPERADMIN = 3;
const ONLY_SUPERADMIN = 'Only a Superadmin may add, change or delete a Superadmin.';

interface ResetInput {
  readonly params: UserAdminResetPasswordParams;
  readonly body: UserAdminResetPasswordBody;
}

interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: number;
  readonly version: string;
}

/** Adds an account of the staff. */
export async function createAdmin({ body }: { body: UserAdminCreateBody }, context: Context) {
  refuseAbove(body.role, context);
  const username = body.username.trim();
  const password_hash = await hashPassword(body.password);
  const { rows } = await sql<Account>`
    insert into admin_users (username, role, password_hash) values (${username}, ${body.role}, ${password_hash})
    returning id, username, role, xmin::text as version`.execute(context.db);
  const [data] = rows;
  if (!data) throw new Error('The account was not inserted.');
  await context.audit({ entity: ENTITY, id: data.id, after: { ...data } });
  return { message: 'Admin {username} saved.', params: { username }, data };
}

/** Changes name and role; a password only when one is given, and then the account's sessions end. */
export async function updateAdmin({ body }: { body: UserAdminUpdateBody }, context: Context) {
  const { db } = context;
  const before = await lockAccount(body.id, context);
  refuseAbove(before.role, context);
  await refuseStale(context, entityOf(ENTITY, context.entities), body.id, SHOWN);
  refuseAbove(body.role, context);
  if (before.role === SUPERADMIN && body.role !== SUPERADMIN) await refuseLastSuperadmin(context);
  const username = body.username.trim();
  const password_hash = body.password ? await hashPassword(body.password) : null;
  const { rows } = await sql<Account>`
    update admin_users set username = ${username}, role = ${body.role},
      password_hash = coalesce(${password_hash}, password_hash)
    where id = ${body.id} returning id, username, role, xmin::text as version`.execute(db);
  const [data] = rows;
  if (!data) throw notFound();
  // Whoever changes their own password goes on here; everywhere else it ends.
  if (password_hash)
    await revokeTokensOf(db, body.id, body.id === context.user?.id ? context.tokenHash : null);
  await context.audit({ entity: ENTITY, id: data.id, before: { ...before }, after: { ...data } });
  return { message: 'Admin {username} saved.', params: { username }, data };
}

/**
 * Gives an account a temporary password and ends all its sessions. Neither the answer, which is kept for repetitions,
 * nor the trail holds the password; one's own is changed by its screen, which asks for it twice.
 */
export async function resetPassword({ params, body }: ResetInput, context: Context) {
  const { db, user } = context;
  const account = await lockAccount(params.id, context);
  if (account.id === user?.id)
    throw new Refusal('forbidden', 'Your own password is changed on your Edit screen.');
  const password_hash = await hashPassword(body.password);
  await sql`update admin_users set password_hash = ${password_hash} where id = ${account.id}`.execute(db);
  await revokeTokensOf(db, account.id, null);
  await context.audit({ entity: ENTITY, id: account.id, before: { ...account }, after: { ...account } });
  return {
    message: 'The password of {username} is reset. All sessions of the account have ended.',
    params: { username: account.username },
  };
}

/** Deletes an account, and its tokens with it; never one's own, so that somebody is always left. */
export async function deleteAdmin({ params }: { params: UserAdminDeleteParams }, context: Context) {
  const before = await lockAccount(params.id, context);
  if (before.id === context.user?.id) throw new Refusal('forbidden', 'You cannot delete your own account.');
  refuseAbove(before.role, context);
  await refuseApprover(before, context);
  // What the account has shared stays; what was its own alone nobody could ever see again.
  await sql`delete from list_views where owner_id = ${before.id} and shared = 0`.execute(context.db);
  await sql`delete from admin_users where id = ${before.id}`.execute(context.db);
  await context.audit({ entity: ENTITY, id: before.id, before: { ...before } });
  return { message: 'Admin {username} deleted.', params: { username: before.username } };
}

function refuseAbove(role: number, { user }: Context): void {
  if (role === SUPERADMIN && user?.role !== SUPERADMIN) throw new Refusal('forbidden', ONLY_SUPERADMIN);
}

/** Locked, so that two Superadmins cannot take each other's role away at the same moment. */
async function refuseLastSuperadmin({ db }: Context): Promise<void> {
  const { rows } = await sql`
    select id from admin_users where role = ${SUPERADMIN} order by id for update`.execute(db);
  if (rows.length < 2) throw new Refusal('conflict', 'There must always be a Superadmin.');
}

async function refuseApprover({ id, username }: Account, { db }: Context): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approvals where user_id = ${id}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const params = { name: username, count, entity: 'approver' };
  throw new Refusal('conflict', [{ message: '{name} is still used by {count} {entity}.', params }]);
}

async function lockAccount(id: number, { db }: Context): Promise<Account> {
  const { rows } = await sql<Account>`
    select id, username, role, xmin::text as version from admin_users where id = ${id} for update`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}
