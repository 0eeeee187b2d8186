import { type Insertable, sql } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

/** A credit note or a voucher for a later order, created when the order is Done. */
export interface Due {
  readonly kind: 'cn' | 'voucher';
  readonly promotion: string;
  readonly title: string;
  /** The gift in words; empty for an amount in rupiah. */
  readonly words: string;
  readonly amount: number;
  readonly due: number;
  /** Whether any of the goods that it was given for are kept. */
  readonly holds: boolean;
}

/** Stores a credit of an order, or what is due of it by now; answers its id and that of its voucher. */
export async function writeCredit(
  db: Db,
  order: number,
  { kind, promotion, title, words, amount, due, holds }: Due,
) {
  const { rows } = await sql<{ id: number; voucher_id: number | null }>`
    insert into transaction_credits (transaction_id, kind, promotion, title, words, amount, due, holds)
    values (${order}, ${kind}, ${promotion}, ${title}, ${words}, ${amount}, ${due}, ${Number(holds)})
    on conflict (transaction_id, kind, promotion, words) do update set due = excluded.due, holds = excluded.holds
    returning id, voucher_id`.execute(db);
  return rows[0];
}

/** The credits of an order; none before it is Done. */
export async function readCredits(db: Db, order: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select kind, promotion, title, words, amount, due, holds = 1 as holds
    from transaction_credits where transaction_id = ${order} order by id`.execute(db);
  return rows;
}

/** Adds the voucher of a credit. */
export async function insertCreditVoucher(
  db: Db,
  credit: number,
  voucher: Insertable<Database['vouchers']>,
): Promise<void> {
  const { id } = await db.insertInto('vouchers').values(voucher).returning('id').executeTakeFirstOrThrow();
  if (voucher.user_id)
    await db.insertInto('voucher_shops').values({ voucher_id: id, user_id: voucher.user_id }).execute();
  await db.updateTable('transaction_credits').set({ voucher_id: id }).where('id', '=', credit).execute();
}

/** Sets a voucher's activity and its amount in rupiah, where one is due, unless a shop has used it. */
export async function updateUnusedVoucher(
  db: Db,
  id: number,
  { active, due }: { readonly active: boolean; readonly due: number },
): Promise<void> {
  await sql`
    update vouchers set active = ${Number(active)}, besar = case when ${due} > 0 then ${due} else besar end
    where id = ${id} and not exists (
      select from voucher_usages where voucher_id = ${id} and status = 'used')`.execute(db);
}
