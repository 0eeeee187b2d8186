/** Every kind of message that a person writes. Broadcasts and reminders are the product's own. */
export const MESSAGE_TYPES = [
  'text',
  'note',
  'picture',
  'file',
  'product',
  'salesorder',
  'promo',
  'invoice',
  'ttb',
] as const;

/** Source text of what is said of another kind. */
export const UNKNOWN_TYPE = 'This kind of message is not known.';

const known: ReadonlySet<string> = new Set(MESSAGE_TYPES);
export const isMessageType = (type: string): boolean => known.has(type);
