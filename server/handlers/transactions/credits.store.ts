import { sql } from 'kysely';
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

interface Order {
  readonly id: number;
  readonly user_id: number;
  readonly invoice_no: string;
}

/** Replaces the credits of an order. A voucher's amount is adjusted until the shop uses it. */
export async function writeCredits(db: Db, order: Order, dueCredits: readonly Due[]): Promise<void> {
  for (const { kind, promotion, title, words, amount, due, holds } of dueCredits) {
    const { rows } = await sql<{ id: number; voucher_id: number | null }>`
      insert into transaction_credits (transaction_id, kind, promotion, title, words, amount, due, holds)
      values (${order.id}, ${kind}, ${promotion}, ${title}, ${words}, ${amount}, ${due}, ${Number(holds)})
      on conflict (transaction_id, kind, promotion, words) do update set due = excluded.due, holds = excluded.holds
      returning id, voucher_id`.execute(db);
    const [credit] = rows;
    if (kind !== 'voucher' || !credit) continue;
    const active = holds && (words !== '' || due > 0);
    if (credit.voucher_id === null && active) await makeVoucher(db, order, { title, words, due }, credit.id);
    else if (credit.voucher_id !== null)
      await sql`
        update vouchers set active = ${Number(active)}, besar = case when ${due} > 0 then ${due} else besar end
        where id = ${credit.voucher_id} and not exists (
          select from voucher_usages where voucher_id = ${credit.voucher_id} and status = 'used')`.execute(
        db,
      );
  }
}

/** Only this shop may use it, once. */
async function makeVoucher(
  db: Db,
  { user_id, invoice_no }: Order,
  { title, words, due }: Pick<Due, 'title' | 'words' | 'due'>,
  credit: number,
): Promise<void> {
  const kind =
    words === ''
      ? { penawaran: 'potongan' as const, potongan_type: 'nominal' as const, besar: due }
      : { penawaran: 'free-gift' as const, hadiah: words };
  const values = { name: `${title} ${invoice_no}`, jenis: 'private' as const, user_id, kuota: 1, ...kind };
  const { id } = await db.insertInto('vouchers').values(values).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('transaction_credits').set({ voucher_id: id }).where('id', '=', credit).execute();
}

/** The credits of an order; none before it is Done. */
export async function readCredits(db: Db, order: number): Promise<(Due & { readonly promotion: string })[]> {
  const { rows } = await sql<Due>`
    select kind, promotion, title, words, amount, due, holds = 1 as holds
    from transaction_credits where transaction_id = ${order} order by id`.execute(db);
  return rows;
}
