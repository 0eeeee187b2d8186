import { sql } from 'kysely';
import type { Voucher } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';

/** A voucher, and what decides whether a shop may use it. */
export interface UsableVoucher {
  readonly voucher: Voucher;
  readonly active: number;
  /** Whether today is one of its days. */
  readonly on: boolean;
  /** The level and the shop that it is for; null: all. */
  readonly level: number | null;
  readonly owner: number | null;
  /** Whether the shop is one of those that were chosen for a private voucher. */
  readonly chosen: boolean;
  /** How often a shop may use it, and how often this one has, in other orders. */
  readonly quota: number;
  readonly used: number;
}

/** Reads a voucher for an order of a shop, null for a new order; it stays as it is until the transaction ends. */
export async function shareVoucher(
  db: Db,
  voucher: number,
  shop: number,
  order: number | null,
): Promise<UsableVoucher | undefined> {
  const { rows } = await sql<Voucher & Omit<UsableVoucher, 'voucher'>>`
    select v.id, v.name, case when v.penawaran <> 'potongan' then 'words'
        when v.potongan_type = 'persentase' then 'percentage' else 'amount' end as type,
      coalesce(v.besar, 0) as value, coalesce(v.maksimal, 0) as most,
      case v.is_min when 1 then coalesce(v.amount_min, 0) else 0 end as least,
      case v.product_type when 'kategori' then 'category' when 'brand' then 'brand' when 'sku' then 'product' else 'all' end as by,
      coalesce(case v.product_type
        when 'kategori' then (select json_agg(category_id) from voucher_categories where voucher_id = v.id)
        when 'brand' then (select json_agg(brand_id) from voucher_brands where voucher_id = v.id)
        when 'sku' then (select json_agg(product_id) from voucher_products where voucher_id = v.id) end, '[]') as ids,
      case when v.penawaran <> 'potongan' then coalesce(v.hadiah, v.name) end as what, v.credit_poin as cost,
      v.active, coalesce(now()::date >= v.start_date, true) and coalesce(now()::date <= v.end_date, true) as "on",
      v.level_id as level, v.user_id as owner, v.kuota as quota,
      v.jenis <> 'private' or exists (
        select from voucher_shops as c where c.voucher_id = v.id and c.user_id = ${shop}) as chosen,
      (select count(*)::int from voucher_usages as u where u.voucher_id = v.id and u.user_id = ${shop}
        and u.status = 'used' and u.transaction_id is distinct from ${order}) as used
    from vouchers as v where v.id = ${voucher} for share of v`.execute(db);
  return rows.map(({ active, on, level, owner, chosen, quota, used, ...row }) => ({
    voucher: row,
    active,
    on,
    level,
    owner,
    chosen,
    quota,
    used,
  }))[0];
}

/** The record that an order uses its voucher or did. */
export function readVoucherUse(db: Db, order: number) {
  return db
    .selectFrom('voucher_usages')
    .select(['id', 'status'])
    .where('transaction_id', '=', order)
    .executeTakeFirst();
}

interface VoucherUse {
  readonly status: 'used' | 'cancelled';
  /** Taken off, in rupiah. */
  readonly amount: number;
}

export async function updateVoucherUse(db: Db, id: number, { status, amount }: VoucherUse): Promise<void> {
  await db.updateTable('voucher_usages').set({ status, amount }).where('id', '=', id).execute();
}

/** Records that an order uses a voucher; not of a voucher that was deleted meanwhile. */
export async function insertVoucherUse(
  db: Db,
  voucher: number,
  { shop, order, status, amount }: VoucherUse & { readonly shop: number; readonly order: number },
): Promise<void> {
  await sql`
    insert into voucher_usages (voucher_id, user_id, transaction_id, status, amount)
    select id, ${shop}, ${order}, ${status}, ${amount} from vouchers where id = ${voucher}`.execute(db);
}
