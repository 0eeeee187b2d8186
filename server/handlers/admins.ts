import { roles } from '../../domain/generated/facts.ts';
import type {
  UserAdminCreateBody,
  UserAdminDeleteParams,
  UserAdminResetPasswordBody,
  UserAdminResetPasswordParams,
  UserAdminResetSecondFactorParams,
  UserAdminUpdateBody,
} from '../../domain/generated/types/user-admin.ts';
import { type Ahead, beforehand, type Context } from '../calls/handler.ts';
import { askNothing } from '../calls/limits.ts';
import { removeSecondFactor } from '../calls/second-factors.store.ts';
import { revokeTokensOf } from '../calls/tokens.store.ts';
import { Refusal, requireRow } from '../refusal.ts';
import { entityOf } from '../resources/read-plan.ts';
import { refuseStale } from '../resources/stale.ts';
import { hashPassword } from '../rules/passwords.ts';
import {
  countApprovals,
  insertAdmin,
  lockAdmin,
  lockAdminsOfRole,
  readAdmin,
  removeAdmin,
  updateAdmin as storeAdmin,
} from './admins.store.ts';
import { confirmOwnPassword, refuseWeak } from './own-password.ts';
import { removePrivateViews } from './views.store.ts';

const ENTITY = 'user-admin';
/** The answer of the account calls. */
const SHOWN = ['id', 'username', 'role', 'version'];
const ONLY_SUPERADMIN = 'Only a Superadmin may add, change or delete a Superadmin.';

interface ResetInput {
  readonly params: UserAdminResetPasswordParams;
  readonly body: UserAdminResetPasswordBody;
}

/** Adds an account of the staff; its password is a temporary one. */
export const createAdmin = beforehand(checkNew, addAdmin);

async function checkNew({ body }: { body: UserAdminCreateBody }, context: Ahead<'weak_password'>) {
  refuseAbove(body.role, context);
  await refuseWeak(body.password, body, context);
  return hashPassword(body.password);
}

async function addAdmin({ body }: { body: UserAdminCreateBody }, context: Context, password_hash: string) {
  refuseAbove(body.role, context);
  const { username, role } = body;
  const data = await insertAdmin(context.db, { username, role, password_hash, password_temporary: true });
  await context.audit({ entity: ENTITY, id: data.id, after: { ...data } });
  return { message: 'Admin {username} saved.', params: { username }, data };
}

/** Changes name and role, and the password when one is given; that of somebody else is a temporary one. */
export const updateAdmin = beforehand(checkPassword, changeAdmin);

/** Accounts that may not be changed are refused before the password is hashed. */
async function checkPassword(
  { body }: { body: UserAdminUpdateBody },
  context: Ahead<'own_password' | 'weak_password'>,
) {
  refuseAbove(body.role, context);
  const account = requireRow(await readAdmin(context.db, body.id));
  refuseAbove(account.role, context);
  askNothing(context.limits);
  if (!body.password) return null;
  if (body.id === context.user?.id) await confirmOwnPassword(body.current_password, context);
  await refuseWeak(body.password, { username: body.username, name: account.name }, context);
  return hashPassword(body.password);
}

async function changeAdmin(
  { body }: { body: UserAdminUpdateBody },
  context: Context<'last_superadmin'>,
  password_hash: string | null,
) {
  const { db } = context;
  const previousAccount = requireRow(await lockAdmin(db, body.id));
  refuseAbove(previousAccount.role, context);
  await refuseStale(context, entityOf(ENTITY, context.entities), body.id, SHOWN);
  refuseAbove(body.role, context);
  await refuseLastSuperadmin(previousAccount.role, body.role, context);
  const { username, role } = body;
  const isOwn = body.id === context.user?.id;
  const password = password_hash ? { password_hash, password_temporary: !isOwn } : {};
  const changes = { username, role, ...password };
  const data = requireRow(await storeAdmin(db, body.id, changes));
  // A session in which one changes one's own stays.
  if (password_hash || role !== previousAccount.role)
    await revokeTokensOf(db, body.id, isOwn ? context.tokenHash : null);
  await context.audit({ entity: ENTITY, id: data.id, before: { ...previousAccount }, after: { ...data } });
  return { message: 'Admin {username} saved.', params: { username }, data };
}

/**
 * Gives an account a temporary password and ends all its sessions. The password is neither in the audit trail nor in the stored
 * answer for repetitions. One's own password is changed by another screen, which asks for it twice.
 */
export const resetPassword = beforehand(checkReset, giveTemporaryPassword);

async function checkReset({ params, body }: ResetInput, context: Ahead<'weak_password'>) {
  const account = requireRow(await readAdmin(context.db, params.id));
  refuseAbove(account.role, context);
  await refuseWeak(body.password, account, context);
  return hashPassword(body.password);
}

async function giveTemporaryPassword({ params }: ResetInput, context: Context, password_hash: string) {
  const { db, user } = context;
  const account = requireRow(await lockAdmin(db, params.id));
  refuseAbove(account.role, context);
  if (account.id === user?.id)
    throw new Refusal('forbidden', 'Your own password is changed on your Edit screen.');
  await storeAdmin(db, account.id, { password_hash, password_temporary: true });
  await revokeTokensOf(db, account.id, null);
  await context.audit({ entity: ENTITY, id: account.id, before: { ...account }, after: { ...account } });
  return {
    message: 'The password of {username} is reset. All sessions of the account have ended.',
    params: { username: account.username },
  };
}

/** Takes the second factor of somebody who lost it, and ends all their sessions. One's own needs a code. */
export async function resetSecondFactor(
  { params }: { params: UserAdminResetSecondFactorParams },
  context: Context,
) {
  const { db, user } = context;
  const account = requireRow(await lockAdmin(db, params.id));
  refuseAbove(account.role, context);
  if (account.id === user?.id)
    throw new Refusal('forbidden', 'Your own two-step sign-in is switched off on your account.');
  const { username } = account;
  if (!(await removeSecondFactor(db, account.id)))
    throw new Refusal('conflict', [{ message: '{username} has no two-step sign-in.', params: { username } }]);
  await revokeTokensOf(db, account.id, null);
  await context.audit({ entity: ENTITY, id: account.id, before: { ...account }, after: { ...account } });
  return {
    message: 'The two-step sign-in of {username} is reset. All sessions of the account have ended.',
    params: { username },
  };
}

/** Deletes an account and its tokens; never one's own, so that one account always remains. */
export async function deleteAdmin(
  { params }: { params: UserAdminDeleteParams },
  context: Context<'no_approver'>,
) {
  const { db } = context;
  const deletedAccount = requireRow(await lockAdmin(db, params.id));
  if (deletedAccount.id === context.user?.id)
    throw new Refusal('forbidden', 'You cannot delete your own account.');
  refuseAbove(deletedAccount.role, context);
  await refuseApprover(deletedAccount, context);
  // Shared views stay; private ones are deleted, since no one could see them.
  await removePrivateViews(db, deletedAccount.id);
  await removeAdmin(db, deletedAccount.id);
  await context.audit({ entity: ENTITY, id: deletedAccount.id, before: { ...deletedAccount } });
  return { message: 'Admin {username} deleted.', params: { username: deletedAccount.username } };
}

function refuseAbove(role: number, { user }: Pick<Context, 'user'>): void {
  if (role === roles.Superadmin && user?.role !== roles.Superadmin)
    throw new Refusal('forbidden', ONLY_SUPERADMIN);
}

/** Locked, so that two Superadmins cannot demote each other at the same time. */
async function refuseLastSuperadmin(
  before: number,
  after: number,
  { db, limits }: Context<'last_superadmin'>,
): Promise<void> {
  const isDemoted = before === roles.Superadmin && after !== roles.Superadmin;
  const isLast = isDemoted && (await lockAdminsOfRole(db, roles.Superadmin)).length < 2;
  limits.last_superadmin(isLast ? [{ message: 'There must always be a Superadmin.' }] : []);
}

async function refuseApprover(
  { id, username }: { id: number; username: string },
  { db, limits }: Context<'no_approver'>,
): Promise<void> {
  const count = await countApprovals(db, id);
  const params = { name: username, count, entity: 'approver' };
  limits.no_approver(count > 0 ? [{ message: '{name} is still used by {count} {entity}.', params }] : []);
}
