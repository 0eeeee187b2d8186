import { sql } from 'kysely';
import type { AccountUpdateBody } from '../../src/generated/product/types/account.ts';
import { Upload } from '../files/upload.ts';
import type { Context } from '../http/handler.ts';
import { notFound } from '../refusal.ts';
import { entityOf } from '../resources/read-plan.ts';
import { refuseStale } from '../resources/stale.ts';
import { ACCOUNT, readAccount } from './read-account.ts';

/** A member of staff changes their own name and picture, or takes it away; without a file the picture stays. */
export async function updateAccount({ body }: { body: AccountUpdateBody }, context: Context) {
  const { db, files, user } = context;
  if (!user) throw notFound();
  await sql`select id from admin_users where id = ${user.id} for update`.execute(db);
  const entity = entityOf(ACCOUNT, context.entities);
  await refuseStale(context, entity, user.id, Object.keys(entity.fields));
  const before = await readAccount(user.id, context);
  const avatar: unknown = body.avatar;
  const kept = avatar instanceof Upload ? await files.keep(avatar) : avatar;
  const picture = kept === undefined ? sql`avatar_url` : kept;
  await sql`
    update admin_users set name = ${body.nama.trim()}, avatar_url = ${picture}
    where id = ${user.id}`.execute(db);
  const data = await readAccount(user.id, context);
  await context.audit({ entity: ACCOUNT, id: user.id, before: { ...before }, after: { ...data } });
  return { message: 'Account saved.', data };
}
