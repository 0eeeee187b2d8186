import type { AccountChangePasswordBody } from '../../domain/generated/types/account.ts';
import { type Ahead, beforehand, type Context, forUnready } from '../calls/handler.ts';
import type { Limits } from '../calls/limits.ts';
import { revokeTokensOf } from '../calls/tokens.store.ts';
import { requireRow } from '../refusal.ts';
import { hashPassword, isPassword } from '../rules/passwords.ts';
import { type PasswordOwner, weaknessOf } from '../rules/weak-passwords.ts';
import { lockAdmin, readAdmin, updateAdmin } from './admins.store.ts';
import { ACCOUNT } from './read-account.ts';
import { refuseTooMany } from './too-many.ts';

/** Wrong tries of an account that confirms its own password, in all its sessions; `within` in milliseconds. */
const OWN_PASSWORD = { tries: 10, within: 5 * 60_000 };

interface ChangeInput {
  readonly body: AccountChangePasswordBody;
}

/** Changes one's own password, also a temporary one. The account's other sessions end. */
export const changeOwnPassword = forUnready(beforehand(checkChange, storePassword));

async function checkChange({ body }: ChangeInput, context: Ahead<'own_password' | 'weak_password'>) {
  await confirmOwnPassword(body.current_password, context);
  if (body.password === body.current_password)
    context.limits.weak_password([
      { field: 'password', message: 'This is the password that you have. Choose another one.' },
    ]);
  await refuseWeak(body.password, requireRow(await readAdmin(context.db, context.user?.id ?? 0)), context);
  return hashPassword(body.password);
}

async function storePassword(_input: ChangeInput, context: Context, password_hash: string) {
  const { db, user } = context;
  const account = requireRow(await lockAdmin(db, user?.id ?? 0));
  await updateAdmin(db, account.id, { password_hash, password_temporary: false });
  await revokeTokensOf(db, account.id, context.tokenHash);
  await context.audit({ entity: ACCOUNT, id: account.id });
  return { message: 'Your password is changed. Your other sessions have ended.' };
}

/** Someone at an unlocked computer must not take the account over: changing its password requires the current one. */
export async function confirmOwnPassword(
  current: string | null | undefined,
  { db, user, sessions, limits }: Ahead<'own_password'>,
): Promise<void> {
  const wrong = (message: string) => [{ field: 'current_password', message }];
  limits.own_password(current ? [] : wrong('Give your current password.'));
  const account = `own password ${user?.id}`;
  refuseTooMany(await sessions.attempts.take(account, OWN_PASSWORD));
  const { password_hash } = requireRow(await readAdmin(db, user?.id ?? 0));
  const isOwn = await isPassword(password_hash, current ?? '');
  limits.own_password(isOwn ? [] : wrong('The current password is wrong.'));
  await sessions.attempts.clear(account);
}

/** Throws a Refusal for a new password that others would guess. */
export async function refuseWeak(
  password: string,
  owner: PasswordOwner,
  { limits }: { readonly limits: Limits<'weak_password'> },
): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  limits.weak_password(weakness === null ? [] : [{ field: 'password', message: weakness }]);
}
