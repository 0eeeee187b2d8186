import { sql } from 'kysely';
import type {
  UserProcessUpdateInfoParams,
  UserResetPasswordParams,
} from '../../src/generated/product/types/user.ts';
import { hashPassword } from '../domain/passwords.ts';
import { temporaryPassword } from '../domain/temporary-password.ts';
import type { Context } from '../http/handler.ts';
import { notFound, Refusal } from '../refusal.ts';

interface Request {
  readonly id: number;
  readonly store_name: string | null;
  readonly store_address: string | null;
  readonly owner_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly status: 0 | 1;
  readonly status_string: string;
  readonly created_at: string;
}

/** Marks a shop's wish to have its data changed as processed; staff change the data where those are kept, in the ERP. */
export async function processUpdateInfo(
  { params }: { params: UserProcessUpdateInfoParams },
  { db, user, audit }: Context,
) {
  const columns = sql`id, store_name, store_address, owner_name, email, phone_number, status, status_string, created_at`;
  const found = await sql<Request>`select ${columns} from user_update_infos
    where id = ${params.id} and user_id = ${params.userId} for update`.execute(db);
  const [before] = found.rows;
  if (!before) throw notFound();
  if (before.status === 1) throw new Refusal('conflict', 'Processed already.');
  const changed = await sql<Request>`update user_update_infos
    set status = 1, processed_at = now(), processed_by = ${user?.id ?? null} where id = ${params.id}
    returning ${columns}`.execute(db);
  const [data] = changed.rows;
  if (!data) throw notFound();
  await audit({ entity: 'user-update-info', id: params.id, before: { ...before }, after: { ...data } });
  return { message: 'Update info of {store_name} processed.', params: { store_name: data.store_name }, data };
}

/**
 * Gives a shop a temporary password. It stands in this one answer only: neither the trail nor what is kept for a
 * repetition of the call holds it.
 */
export async function resetUserPassword({ params }: { params: UserResetPasswordParams }, context: Context) {
  const { db, audit, answerOnce } = context;
  const { rows } = await sql<{ id: number; shop_name: string }>`
    select id, shop_name from users where id = ${params.id} for update`.execute(db);
  const [shop] = rows;
  if (!shop) throw notFound();
  const password = temporaryPassword();
  const password_hash = await hashPassword(password);
  await sql`update users set password_hash = ${password_hash} where id = ${shop.id}`.execute(db);
  answerOnce();
  await audit({ entity: 'user', id: shop.id, before: { ...shop }, after: { ...shop } });
  return {
    message: 'The password of {shop_name} is reset.',
    params: { shop_name: shop.shop_name },
    data: { id: shop.id, password },
  };
}
