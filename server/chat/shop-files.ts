import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { signedAddress } from '../rules/signed-addresses.ts';

/** Where the parts of a message have the address of a file, by the type of the message. */
const ADDRESSES: Readonly<Record<string, string>> = { picture: 'picture', file: 'url' };

/** A message as a shop's app gets it: the pictures and files that it carries have addresses signed for that shop. */
export function forShop(message: ChatMessage, shop: string, key: string | null): ChatMessage {
  const { attachments } = (message.data ?? {}) as { readonly attachments?: unknown };
  const field = ADDRESSES[message.type];
  if (key === null || !field || !Array.isArray(attachments)) return message;
  const signed = attachments.map((part: Readonly<Record<string, unknown>> | null) => {
    const address = part?.[field];
    return typeof address === 'string' && address.startsWith('/files/')
      ? { ...part, [field]: signedAddress(address, shop, key) }
      : part;
  });
  return { ...message, data: { ...message.data, attachments: signed } };
}
