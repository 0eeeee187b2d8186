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

/** It is off, and today is its last day, unless it ended before or has not begun. */
export async function endVoucherRow(db: Db, id: number) {
  const { rows } = await sql<{ name: string; active: 0; end_date: string }>`
    update vouchers set active = 0, end_date = least(end_date, greatest(start_date, now()::date)) where id = ${id}
    returning name, active, end_date`.execute(db);
  return rows[0];
}
