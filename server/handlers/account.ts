import type { AccountUpdateBody } from '../../domain/generated/types/account.ts';
import type { Context } from '../calls/handler.ts';
import { Upload } from '../files/upload.ts';
import { notFound } from '../refusal.ts';
import { entityOf } from '../resources/read-plan.ts';
import { refuseStale } from '../resources/stale.ts';
import { lockAdmin, updateAdmin } from './admins.store.ts';
import { ACCOUNT, readAccount } from './read-account.ts';

/** A member of staff changes their own name and picture; a flag removes the picture, and without a file it stays. */
export async function updateAccount({ body }: { body: AccountUpdateBody }, context: Context) {
  const { db, files, user } = context;
  if (!user) throw notFound();
  await lockAdmin(db, user.id);
  const entity = entityOf(ACCOUNT, context.entities);
  await refuseStale(context, entity, user.id, Object.keys(entity.fields));
  const previousAccount = await readAccount(user.id, context);
  const avatar: unknown = body.avatar;
  const picture = avatar instanceof Upload ? await files.keep(avatar) : avatar === null ? null : undefined;
  await updateAdmin(db, user.id, {
    name: body.nama,
    ...(picture === undefined ? {} : { avatar_url: picture }),
  });
  const data = await readAccount(user.id, context);
  await context.audit({ entity: ACCOUNT, id: user.id, before: { ...previousAccount }, after: { ...data } });
  return { message: 'Account saved.', data };
}
