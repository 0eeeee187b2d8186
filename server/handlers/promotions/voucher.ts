import { sql } from 'kysely';
import type { Voucher, VoucherGetParams } from '../../../domain/generated/types/voucher.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { EntityRecords } from '../../generated/records.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import type { Said } from './promotion-kind.ts';
import { standingToday } from './standing.ts';
import { rupiah } from './words.ts';

/** One voucher: who may use it, what it gives, whether it holds today, and what it took off. */
async function readVoucher({ params }: { params: VoucherGetParams }, context: Context): Promise<Voucher> {
  const voucher = await readEntity('voucher', params.id, context);
  if (!voucher) throw notFound();
  const { active, level, kuota } = voucher;
  const shop = await ownerOf(context.db, params.id);
  return {
    ...voucher,
    who: shop
      ? { message: 'The shop {shop} alone. Uses at most: {kuota}.', params: { shop, kuota } }
      : level
        ? {
            message: 'Every shop of level {level}. Uses of each at most: {kuota}.',
            params: { level: level.title, kuota },
          }
        : { message: 'Every shop. Uses of each at most: {kuota}.', params: { kuota } },
    offer: offerOf(voucher),
    standing: standingToday(active === 'Y', voucher),
    used: await usedOf(context.db, params.id),
  };
}

async function ownerOf(db: Db, id: number): Promise<string | undefined> {
  const vouchers = db.selectFrom('vouchers as v').innerJoin('users as u', 'u.id', 'v.user_id');
  const owner = await vouchers.select('u.shop_name').where('v.id', '=', id).executeTakeFirst();
  return owner?.shop_name ?? undefined;
}

const OFFERS = {
  persentase: [
    '{size} % off the order, at most Rp {most}.',
    '{size} % off an order of Rp {least} or more, at most Rp {most}.',
  ],
  nominal: ['Rp {size} off the order.', 'Rp {size} off an order of Rp {least} or more.'],
  words: ['With the order: {gift}.', 'With an order of Rp {least} or more: {gift}.'],
} as const;

function offerOf(voucher: EntityRecords['voucher']): Said {
  const { penawaran, potongan_type, besar, maksimal, hadiah, isMin, amountMin } = voucher;
  const kind = penawaran === 'potongan' ? potongan_type : 'words';
  if (!kind || (penawaran === 'potongan' && !besar))
    return { message: 'Nothing yet: what it takes off is not filled in.' };
  return {
    message: OFFERS[kind][isMin],
    params: {
      ...{ size: rupiah(besar ?? 0), most: rupiah(maksimal ?? 0), least: rupiah(amountMin ?? 0) },
      gift: hadiah ?? '',
    },
  };
}

async function usedOf(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ orders: number; off: number }>`
    select count(*)::int as orders, coalesce(sum(amount), 0) as off
    from voucher_usages where voucher_id = ${id} and status = 'used'`.execute(db);
  const { orders, off } = rows[0] ?? { orders: 0, off: 0 };
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Cheaper by Rp {off} in all.',
    params: { orders, off: rupiah(off) },
  };
}

export const voucherHandlers = { 'voucher.get': readVoucher } satisfies Partial<EndpointHandlers>;
