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
  picture: 'Picture',
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
