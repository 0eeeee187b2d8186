import { sql } from 'kysely';
import { makePassword } from '../../core/make-password.ts';
import type { UserResetPasswordParams } from '../../domain/generated/types/user.ts';
import { beforehand, type Context } from '../calls/handler.ts';
import type { EndpointHandlers } from '../generated/handlers.ts';
import { notFound } from '../refusal.ts';
import { hashPassword } from '../rules/passwords.ts';

/** Closes a shop's change request; staff change the data itself in the ERP. */
export const processUpdateInfo: EndpointHandlers['user.process-update-info'] = async (
  { params, step: { row } },
  { db, user },
) => {
  if (row.user?.id !== params.userId) throw notFound();
  await sql`update user_update_infos set processed_at = now(), processed_by = ${user?.id ?? null}
    where id = ${row.id}`.execute(db);
  return {
    answer: ({ user: _, ...data }) => ({
      message: 'Update info of {store_name} processed.',
      params: { store_name: data.store_name },
      data,
    }),
  };
};

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
  const shop = await db
    .selectFrom('users')
    .select(['id', 'shop_name'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  await db.updateTable('users').set({ password_hash }).where('id', '=', shop.id).execute();
  answerOnce();
  await audit({ entity: 'user', id: shop.id, before: { ...shop }, after: { ...shop } });
  return {
    message: 'The password of {shop_name} is reset.',
    params: { shop_name: shop.shop_name },
    data: { id: shop.id, password },
  };
}
