import { insertMessages } from './messages.store.ts';
import type { Messenger } from './messenger.ts';

/** The default: messages wait in our own database, where the shops' app reads them. */
export const inbox: Messenger = { deliver: insertMessages };
