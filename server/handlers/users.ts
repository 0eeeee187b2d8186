import { sql } from 'kysely';
import type { UserProcessUpdateInfoParams } from '../../src/generated/product/types/user.ts';
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
