import type { Message } from './messenger.ts';

/** What shops are told of something that ends on a day. */
export function reminderOf(title: string, end_date: string): Message {
  const content = `${title}: berlaku sampai ${end_date.split('-').reverse().join('/')}.`;
  return { broadcast: null, voucher: null, category: 'reminder', content };
}
