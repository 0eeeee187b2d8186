import { sql } from 'kysely';
import type { Level, LevelGetParams } from '../../../domain/generated/types/level.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import type { Said } from './promotion-kind.ts';
import { rupiah } from './words.ts';

/** One level: which shops have it, and what they bought. */
async function readLevel({ params }: { params: LevelGetParams }, context: Context): Promise<Level> {
  const level = await readEntity('level', params.id, context);
  if (!level) throw notFound();
  const { start_xp, end_xp, customer } = level;
  return {
    ...level,
    who: {
      message: 'Shops that buy for Rp {from} to Rp {to} a year. Of this level now: {shops}.',
      params: { from: rupiah(start_xp), to: rupiah(end_xp), shops: customer },
    },
    used: await boughtBy(context.db, params.id),
  };
}

/** Orders of the last year by the shops that have the level now. */
async function boughtBy(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ orders: number; sum: number | string; shops: number }>`
    select count(*)::int as orders, count(distinct t.user_id)::int as shops, coalesce(sum(t.total_price), 0) as sum
    from transactions as t join users as u on u.id = t.user_id
    where u.level_id = ${id} and t.created_at > now() - interval '1 year'`.execute(db);
  const { orders, shops, sum } = rows[0] ?? { orders: 0, shops: 0, sum: 0 };
  if (orders === 0) return { message: 'No shop of it has ordered within a year.' };
  return {
    message: 'Shops that ordered within a year: {shops}. Orders: {orders}, for Rp {sum}.',
    params: { shops, orders, sum: rupiah(sum) },
  };
}

export const levelHandlers = { 'level.get': readLevel } satisfies Partial<EndpointHandlers>;
