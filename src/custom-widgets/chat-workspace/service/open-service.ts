import type { ChatService } from './chat-service.ts';
import { MemoryChat } from './memory-service.ts';

/** Which service the page opens for an account. Without a server for chat it knows no conversation, so nothing seems sent. */
export const chatServices = {
  open: (account: string): ChatService => new MemoryChat().serviceOf(account),
};
