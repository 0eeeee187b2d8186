import type { Level, LevelGetParams } from '../../../domain/generated/types/level.ts';
import { amountText } from '../../../domain/money.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { type LevelUse, readLevelUse } from './level.store.ts';
import type { Said } from './promotion-kind.ts';

/** One level: which shops have it, and what they bought. */
async function readLevel({ params }: { params: LevelGetParams }, context: Context): Promise<Level> {
  const level = requireRow(await readEntity('level', params.id, context));
  const { start_xp, end_xp, customer } = level;
  return {
    ...level,
    who: {
      message: 'Shops that buy for Rp {from} to Rp {to} a year. Of this level now: {shops}.',
      params: { from: amountText(start_xp), to: amountText(end_xp), shops: customer },
    },
    used: boughtText(await readLevelUse(context.db, params.id)),
  };
}

function boughtText({ orders, shops, sum }: LevelUse): Said {
  if (orders === 0) return { message: 'No shop of it has ordered within a year.' };
  return {
    message: 'Shops that ordered within a year: {shops}. Orders: {orders}, for Rp {sum}.',
    params: { shops, orders, sum: amountText(sum) },
  };
}

export const levelHandlers = { 'level.get': readLevel } satisfies Partial<EndpointHandlers>;
