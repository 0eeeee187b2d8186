import { sql } from 'kysely';
import type {
  PromotionDeleteParams,
  PromotionUpdateStatusParams,
} from '../../../domain/generated/types/promotion.ts';
import type { Context } from '../../calls/handler.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { kinds } from './kinds.ts';

/** Deletes a promotion; the registry follows its kind. */
export async function deletePromotion({ params }: { params: PromotionDeleteParams }, context: Context) {
  const { db, audit } = context;
  const row = await lockMaster(params.id, context);
  const kind = kinds[row.jenis];
  if (kind) await sql`delete from ${sql.table(kind.table)} where id = ${row.id_relation}`.execute(db);
  await db.deleteFrom('promo_master').where('id', '=', row.id).execute();
  await audit({ entity: 'promotion', id: row.id, before: row, after: null });
  return { message: 'Promotion {title} deleted.', params: { title: row.title } };
}

/** The kind's own table says whether it is active; the registry follows. */
export async function updateStatus({ params }: { params: PromotionUpdateStatusParams }, context: Context) {
  const row = await lockMaster(params.id, context);
  await setActive(context, row, params.status);
  return { message: 'Update Success' };
}

type Master = Awaited<ReturnType<typeof lockMaster>>;

function lockMaster(id: number, { db }: Context) {
  const columns = ['id', 'jenis', 'id_relation', 'title', 'active', 'approved_version'] as const;
  const row = db.selectFrom('promo_master').select(columns).where('id', '=', id).forUpdate();
  return row.executeTakeFirstOrThrow(notFound);
}

/** Switches a promotion of a kind; what was rejected is not activated, for it does not apply. */
export async function switchPromotion(
  context: Context,
  { jenis, id }: { readonly jenis: Master['jenis']; readonly id: number },
  active: 0 | 1,
) {
  const registeredPromotion = await context.db
    .selectFrom('promo_master')
    .select('id')
    .where('jenis', '=', jenis)
    .where('id_relation', '=', id)
    .executeTakeFirstOrThrow(notFound);
  await setActive(context, await lockMaster(registeredPromotion.id, context), active);
  return { message: 'Update Success' };
}

async function setActive({ db, audit }: Context, row: Master, active: 0 | 1): Promise<void> {
  if (active === 1 && row.approved_version === null) {
    const { rows } = await sql`select 1 from promotion_approvals
      where promo_master_id = ${row.id} and current = 1 and approval = 3`.execute(db);
    const message = 'This promotion was rejected. Change it, so that it is submitted again.';
    if (rows.length > 0) throw new Refusal('conflict', message);
  }
  const kind = kinds[row.jenis];
  if (kind) {
    const set = sql`update ${sql.table(kind.table)} set ${sql.ref(kind.active)} = ${active}`;
    await sql`${set} where id = ${row.id_relation}`.execute(db);
  }
  await db.updateTable('promo_master').set({ active }).where('id', '=', row.id).execute();
  await audit({ entity: 'promotion', id: row.id, before: { active: row.active }, after: { active } });
}
