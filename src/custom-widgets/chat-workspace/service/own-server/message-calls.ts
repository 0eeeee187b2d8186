import type { ChatService } from '../chat-service.ts';
import { theirId } from '../message-ids.ts';

/** The calls of our server for messages that were sent. They throw on failure. */
export interface MessageCalls {
  edit(id: number, body: { text: string }): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  details(id: number): Promise<{ readonly read_at: string | null; readonly readers: readonly string[] }>;
}

/** The optional parts of the service that these calls implement. */
export function messageParts(calls: MessageCalls): Required<Pick<ChatService, 'changes' | 'details'>> {
  return {
    changes: {
      edit: async ({ id }, text) => {
        await calls.edit(theirId(id), { text });
      },
      remove: async ({ id }) => {
        await calls.remove(theirId(id));
      },
    },
    details: async ({ id }) => {
      const { read_at: readAt, readers } = await calls.details(theirId(id));
      return { readers, ...(readAt && { readAt }) };
    },
  };
}
