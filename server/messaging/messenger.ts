import type { Db } from '../store/index.ts';

/** The message to shops; the same for all. */
export interface Message {
  /** Null: a message of its own, not part of one. */
  readonly broadcast: number | null;
  readonly voucher: number | null;
  readonly category: 'broadcast' | 'reminder';
  readonly content: string;
}

/** The way to the shops. */
export interface Messenger {
  /**
   * Hands the message over to these shops, as a part of the caller's transaction, and answers how many of them had
   * not got it before. A shop gets a broadcast once, however often it is handed over. A service outside writes down
   * here what it has to send, and sends it later.
   */
  deliver(db: Db, message: Message, shops: readonly number[]): Promise<number>;
}

/** The message that reminds shops of something that ends on a day; one to many shops is a broadcast. */
export function reminderOf(
  title: string,
  end_date: string,
  category: Message['category'] = 'broadcast',
): Message {
  const content = `${title}: berlaku sampai ${end_date.split('-').reverse().join('/')}.`;
  return { broadcast: null, voucher: null, category, content };
}
