import { moneyText } from '../../../domain/money.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { LifecycleRules, TransactionRecord } from '../../generated/lifecycles.ts';
import { inbox } from '../../messaging/inbox.ts';
import { requireRow } from '../../refusal.ts';
import { readActiveShop } from './shops.store.ts';

/** How long a shop is left alone after a reminder. */
const HOURS = 6;

/** A shop is reminded of an order once within some hours, whoever does it, and of none of which nothing is to be paid. */
export const reminderDue: LifecycleRules['transaction.reminder-due'] = async ({
  row: { reminded_at, amount_due },
}) => {
  if (amount_due <= 0) return { message: 'Nothing of it is due: the goods came back.' };
  if (reminded_at === null || Date.now() - Date.parse(reminded_at) >= HOURS * 3_600_000) return true;
  return {
    message: 'The shop was reminded of this order less than {hours} hours ago.',
    params: { hours: HOURS },
  };
};

/** A message to the shop about the payment that is missing. */
export const sendReminder: EndpointHandlers['transaction.send-reminder'] = async (
  { step: { row } },
  { db, limits },
) => {
  const activeShop = await readActiveShop(db, row.user?.id ?? null);
  limits.active_shop(activeShop ? [] : [{ message: 'This shop is inactive, so it gets no messages.' }]);
  const shop = requireRow(activeShop);
  const message = { broadcast: null, voucher: null, category: 'reminder', content: wordsOf(row) } as const;
  await inbox.deliver(db, message, [shop.id]);
  const params = { shop_name: row.shop_name };
  return { changes: { reminded_at: shop.now }, answer: { message: 'Reminder sent to {shop_name}.', params } };
};

/** Shops read Indonesian. */
function wordsOf({ invoice_no, amount_due, virtual_account_id, payment_type }: TransactionRecord): string {
  const total = moneyText(amount_due);
  const account =
    payment_type === 'BCA' && virtual_account_id ? ` ke virtual account BCA ${virtual_account_id}` : '';
  return `Pembayaran pesanan ${invoice_no} sebesar ${total} belum kami terima. Mohon segera dibayar${account}. Abaikan pesan ini bila sudah dibayar.`;
}
