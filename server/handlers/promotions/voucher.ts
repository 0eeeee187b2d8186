import type { Voucher, VoucherGetParams } from '../../../domain/generated/types/voucher.ts';
import { amountText } from '../../../domain/money.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { EntityRecords } from '../../generated/records.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import type { Said } from './promotion-kind.ts';
import { standingToday } from './standing.ts';
import { readVoucherShop, readVoucherUse, type VoucherUse } from './voucher.store.ts';

/** One voucher: who may use it, what it gives, whether it holds today, and what it took off. */
async function readVoucher({ params }: { params: VoucherGetParams }, context: Context): Promise<Voucher> {
  const voucher = requireRow(await readEntity('voucher', params.id, context));
  const { active, level, kuota, jenis, shops } = voucher;
  const shop = await readVoucherShop(context.db, params.id);
  return {
    ...voucher,
    who: shop
      ? { message: 'The shop {shop} alone. Uses at most: {kuota}.', params: { shop, kuota } }
      : jenis === 'private'
        ? {
            message: 'Chosen shops alone: {count}. Uses of each at most: {kuota}.',
            params: { count: shops.length, kuota },
          }
        : level
          ? {
              message: 'Every shop of level {level}. Uses of each at most: {kuota}.',
              params: { level: level.title, kuota },
            }
          : { message: 'Every shop. Uses of each at most: {kuota}.', params: { kuota } },
    offer: offerOf(voucher),
    standing: standingToday(active === 'Y', voucher),
    used: usageText(await readVoucherUse(context.db, params.id)),
  };
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
      size: amountText(besar ?? 0),
      most: amountText(maksimal ?? 0),
      least: amountText(amountMin ?? 0),
      gift: hadiah ?? '',
    },
  };
}

function usageText({ orders, off }: VoucherUse): Said {
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Cheaper by Rp {off} in all.',
    params: { orders, off: amountText(off) },
  };
}

export const voucherHandlers = { 'voucher.get': readVoucher } satisfies Partial<EndpointHandlers>;
