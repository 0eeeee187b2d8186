import type { Db } from '../../store/index.ts';
import { type Due, insertCreditVoucher, updateUnusedVoucher, writeCredit } from './credits.store.ts';

interface Order {
  readonly id: number;
  readonly user_id: number;
  readonly invoice_no: string;
}

/** Replaces the credits of an order. A voucher's amount is adjusted until the shop uses it. */
export async function writeCredits(db: Db, order: Order, dueCredits: readonly Due[]): Promise<void> {
  for (const dueCredit of dueCredits) {
    const credit = await writeCredit(db, order.id, dueCredit);
    const { kind, words, due, holds } = dueCredit;
    if (kind !== 'voucher' || !credit) continue;
    const active = holds && (words !== '' || due > 0);
    if (credit.voucher_id !== null) await updateUnusedVoucher(db, credit.voucher_id, { active, due });
    else if (active) await insertCreditVoucher(db, credit.id, voucherOf(order, dueCredit));
  }
}

/** Only this shop may use it, once. */
function voucherOf({ user_id, invoice_no }: Order, { title, words, due }: Due) {
  const kind =
    words === ''
      ? { penawaran: 'potongan' as const, potongan_type: 'nominal' as const, besar: due }
      : { penawaran: 'free-gift' as const, hadiah: words };
  return { name: `${title} ${invoice_no}`, jenis: 'private' as const, user_id, kuota: 1, ...kind };
}
