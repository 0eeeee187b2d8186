import { isRecord } from '../../../core/record.ts';
import { searchForm } from '../../../core/search-form.ts';
import { t } from '../../runtime/index.ts';
import type { Message } from './service/chat-service.ts';

/** Names of what messages carry, by their type; source texts. */
export const LABELS: Readonly<Record<string, string>> = {
  product: 'Produk',
  salesorder: 'Sales Order',
  promo: 'Promo',
  invoice: 'Invoice',
  ttb: 'TTB',
  Broadcast: 'Voucher',
  picture: 'Image',
  video: 'Video',
  audio: 'Voice message',
  file: 'File',
  call: 'Call',
};

/** A one-line summary of a message: its text, else its attachments. */
export function lineOf({ type, text, deleted }: Pick<Message, 'type' | 'text' | 'deleted'>): string {
  if (deleted) return t('this message was deleted.');
  if (type === 'note') return t('Note: {text}', { text });
  return text || t(LABELS[type] ?? type);
}

const NUMBERS = ['invoice_no', 'document_no', 'no'];

/** The number of an order, invoice or return that a message carries and that has these words. */
export function numberWith(words: string, { data }: Pick<Message, 'data'>): string | undefined {
  const attachments = Array.isArray(data?.attachments) ? data.attachments : [];
  const numbers = [data, ...attachments]
    .filter(isRecord)
    .flatMap((part) => NUMBERS.map((name) => part[name]));
  return numbers
    .filter((number) => typeof number === 'string')
    .find((number) => searchForm(number).includes(searchForm(words)));
}
