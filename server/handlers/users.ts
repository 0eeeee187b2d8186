import { makePassword } from '../../core/make-password.ts';
import type { UserResetPasswordParams } from '../../domain/generated/types/user.ts';
import { beforehand, type Context } from '../calls/handler.ts';
import { requireRow } from '../refusal.ts';
import { hashPassword } from '../rules/passwords.ts';
import { lockShop, setShopPassword } from './users.store.ts';

/**
 * Gives a shop a temporary password. Only this answer contains it: neither the audit trail nor the stored answer for repetitions
 * does.
 */
export const resetUserPassword = beforehand(newPassword, givePassword);

async function newPassword(_input: { params: UserResetPasswordParams }) {
  const password = makePassword();
  return { password, password_hash: await hashPassword(password) };
}

async function givePassword(
  { params }: { params: UserResetPasswordParams },
  context: Context,
  { password, password_hash }: Awaited<ReturnType<typeof newPassword>>,
) {
  const { db, audit, answerOnce } = context;
  const shop = requireRow(await lockShop(db, params.id));
  await setShopPassword(db, shop.id, password_hash);
  answerOnce();
  await audit({ entity: 'user', id: shop.id, before: { ...shop }, after: { ...shop } });
  return {
    message: 'The password of {shop_name} is reset.',
    params: { shop_name: shop.shop_name },
    data: { id: shop.id, password },
  };
}
