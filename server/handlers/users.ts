import { sql } from 'kysely';
import type {
  UserProcessUpdateInfoParams,
  UserResetPasswordParams,
} from '../../src/generated/product/types/user.ts';
import { hashPassword } from '../domain/passwords.ts';
import { temporaryPassword } from '../domain/temporary-password.ts';
import type { Context } from '../http/handler.ts';
import { notFound, Refusal } from '../refusal.ts';

const REQUEST = [
  'id',
  'store_name',
  'store_address',
  'owner_name',
  'email',
  'phone_number',
  'status',
  'status_string',
  'created_at',
] as const;

/** Marks a shop's wish to have its data changed as processed; staff change the data where those are kept, in the ERP. */
export async function processUpdateInfo(
  { params }: { params: UserProcessUpdateInfoParams },
  { db, user, audit }: Context,
) {
  const before = await db
    .selectFrom('user_update_infos')
    .select(REQUEST)
    .where('id', '=', params.id)
    .where('user_id', '=', params.userId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (before.status === 1) throw new Refusal('conflict', 'Processed already.');
  const data = await db
    .updateTable('user_update_infos')
    .set({ status: 1, processed_at: sql`now()`, processed_by: user?.id ?? null })
    .where('id', '=', params.id)
    .returning(REQUEST)
    .executeTakeFirstOrThrow();
  await audit({ entity: 'user-update-info', id: params.id, before: { ...before }, after: { ...data } });
  return { message: 'Update info of {store_name} processed.', params: { store_name: data.store_name }, data };
}

/**
 * Gives a shop a temporary password. It stands in this one answer only: neither the trail nor what is kept for a
 * repetition of the call holds it.
 */
export async function resetUserPassword({ params }: { params: UserResetPasswordParams }, context: Context) {
  const { db, audit, answerOnce } = context;
  const shop = await db
    .selectFrom('users')
    .select(['id', 'shop_name'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const password = temporaryPassword();
  const password_hash = await hashPassword(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', shop.id).execute();
  answerOnce();
  await audit({ entity: 'user', id: shop.id, before: { ...shop }, after: { ...shop } });
  return {
    message: 'The password of {shop_name} is reset.',
    params: { shop_name: shop.shop_name },
    data: { id: shop.id, password },
  };
}
