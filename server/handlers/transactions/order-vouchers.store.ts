import { sql } from 'kysely';
import type { Offers, Voucher } from '../../../domain/promotions/pricing/model.ts';
import type { Priced } from '../../../domain/promotions/pricing/price-order.ts';
import { type Problem, Refusal } from '../../refusal.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import { addTo } from './points.ts';

interface Shop {
  readonly id: number;
  readonly level_id: number | null;
  readonly point_balance: number;
}

/** Locks the shop's account, which holds the quota of each voucher: its other orders with vouchers wait. */
export async function lockShop(db: Db, id: number): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`
    select id, level_id, point_balance::float8 as point_balance from users where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

type Row = Voucher & {
  readonly active: number;
  readonly on: boolean;
  readonly level: number | null;
  readonly owner: number | null;
  readonly quota: number;
  readonly used: number;
};

const read = (db: Db, voucher: number, shop: number, order: number | null) =>
  sql<Row>`
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
      (select count(*)::int from voucher_usages as u where u.voucher_id = v.id and u.user_id = ${shop}
        and u.status = 'used' and u.transaction_id is distinct from ${order}) as used
    from vouchers as v where v.id = ${voucher} for share of v`.execute(db);

/** The voucher of a new order; the shop is locked. Refused with the reason when it does not apply. */
export async function voucherFor(db: Db, id: number, shop: Shop): Promise<Voucher> {
  const [row] = (await read(db, id, shop.id, null)).rows;
  if (!row) throw refused({ message: 'This voucher does not exist any more.' });
  const why = reasonOf(row, shop);
  if (why) throw refused(why);
  const { active: _, on: __, level: ___, owner: ____, quota: _____, used: ______, ...voucher } = row;
  return voucher;
}

function reasonOf(
  { name, active, on, level, owner, quota, used, cost = 0 }: Row,
  shop: Shop,
): Problem | null {
  if (active === 0) return { message: 'Voucher {name} is inactive.', params: { name } };
  if (!on) return { message: 'Voucher {name} does not hold today.', params: { name } };
  if ((level !== null && level !== shop.level_id) || (owner !== null && owner !== shop.id))
    return { message: 'Voucher {name} is not for this shop.', params: { name } };
  if (used >= quota)
    return {
      message: 'This shop has used voucher {name} as often as it may: {quota}.',
      params: { name, quota },
    };
  if (cost <= shop.point_balance) return null;
  const message = 'Voucher {name} costs {cost} points; this shop has {balance}.';
  return { message, params: { name, cost, balance: shop.point_balance } };
}

/** Uses the voucher for a new order, or refuses the order. */
export function refuseUnreached({ voucher }: Offers, priced: Priced): void {
  if (!voucher || priced.voucher) return;
  const { name, least } = voucher;
  throw refused(
    least > 0
      ? {
          message: 'Voucher {name} asks for at least Rp {least} of its products.',
          params: { name, least: least.toLocaleString('id-ID') },
        }
      : { message: 'Nothing in the order counts for voucher {name}.', params: { name } },
  );
}

const refused = (problem: Problem) => new Refusal('invalid', [{ ...problem, field: 'voucher_id' }]);

/**
 * Whether the voucher of an order that is edited may count: it does while it is used; once it was given back, it has
 * to be there to be used again. The shop stays locked.
 */
export async function mayCount(db: Db, { shop, voucher }: Offers, order: number): Promise<boolean> {
  if (!voucher) return false;
  const locked = await lockShop(db, shop.id);
  const use = await usageOf(db, order);
  if (use?.status === 'used') return true;
  const [row] = (await read(db, voucher.id, shop.id, order)).rows;
  return row !== undefined && row.used < row.quota && (voucher.cost ?? 0) <= (locked?.point_balance ?? 0);
}

const usageOf = (db: Db, order: number) =>
  db
    .selectFrom('voucher_usages')
    .select(['id', 'status'])
    .where('transaction_id', '=', order)
    .executeTakeFirst();

/** Records that an order uses its voucher or no longer does; its price in points is taken or given back. The shop is locked. */
export async function writeVoucherUse(
  work: Pick<Work, 'db' | 'audit'>,
  order: number,
  { shop, voucher }: Offers,
  priced: Priced,
): Promise<void> {
  if (!voucher) return;
  const { db } = work;
  const previousUsage = await usageOf(db, order);
  const status = priced.voucher ? 'used' : 'cancelled';
  const amount = priced.voucher?.amount ?? 0;
  if (previousUsage)
    await db
      .updateTable('voucher_usages')
      .set({ status, amount })
      .where('id', '=', previousUsage.id)
      .execute();
  // A voucher deleted meanwhile cannot be recorded.
  else
    await sql`
      insert into voucher_usages (voucher_id, user_id, transaction_id, status, amount)
      select id, ${shop.id}, ${order}, ${status}, ${amount} from vouchers where id = ${voucher.id}`.execute(
      db,
    );
  const uses = Number(status === 'used') - Number(previousUsage?.status === 'used');
  const points = uses * (voucher.cost ?? 0);
  await addTo('point_balance', shop.id, -points, work);
}
