import type { ChatMessage } from '../../../../../domain/generated/types/chat-message.ts';
import type { Finding } from '../chat-service.ts';
import { theirId } from '../message-ids.ts';
import { type ConversationRow, readConversation, readMessage } from './read-rows.ts';

/** The calls of our server that search over all conversations. They throw on failure. */
export interface FindingCalls {
  messages(query: {
    words?: string;
    person?: string;
    sent_from?: string;
    sent_before?: string;
    conversation?: number;
    before?: number;
    limit: number;
  }): Promise<readonly { readonly shop_name: string; readonly message: object }[]>;
  shops(query: { find: string; limit: number }): Promise<readonly ConversationRow[]>;
}

const PAGE = 30;
/** The most shops that are named above the messages. */
const SHOPS = 5;

export const findingOf = (calls: FindingCalls): Finding => ({
  messages: async ({ words, person, from, until, conversation }, olderThan) => {
    // One row more than shown says whether there are further ones.
    const found = await calls.messages({
      limit: PAGE + 1,
      ...(words && { words }),
      ...(person && { person }),
      ...(from && { sent_from: from }),
      ...(until && { sent_before: until }),
      ...(conversation && { conversation: Number(conversation) }),
      ...(olderThan && { before: theirId(olderThan) }),
    });
    const rows = found.slice(0, PAGE).map(({ shop_name: shop, message }) => ({
      shop,
      message: readMessage(message as ChatMessage),
    }));
    return { rows, more: found.length > PAGE };
  },
  message: async (conversation, id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) return undefined;
    const asked = { conversation: Number(conversation), before: Number(id) + 1, limit: 1 };
    const [last] = await calls.messages(asked);
    const message = last && readMessage(last.message as ChatMessage);
    return message && theirId(message.id) === Number(id) ? message : undefined;
  },
  shops: async (words) => (await calls.shops({ find: words, limit: SHOPS })).map(readConversation),
});
