import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The name of the shop for which alone the voucher is. */
export async function readVoucherShop(db: Db, id: number): Promise<string | undefined> {
  const vouchers = db.selectFrom('vouchers as v').innerJoin('users as u', 'u.id', 'v.user_id');
  const owner = await vouchers.select('u.shop_name').where('v.id', '=', id).executeTakeFirst();
  return owner?.shop_name ?? undefined;
}

export interface VoucherUse {
  readonly orders: number;
  /** What it took off, in rupiah. */
  readonly off: number;
}

export async function readVoucherUse(db: Db, id: number): Promise<VoucherUse> {
  const { rows } = await sql<VoucherUse>`
    select count(*)::int as orders, coalesce(sum(amount), 0) as off
    from voucher_usages where voucher_id = ${id} and status = 'used'`.execute(db);
  return rows[0] ?? { orders: 0, off: 0 };
}
