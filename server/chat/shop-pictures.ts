import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { signedAddress } from '../rules/signed-addresses.ts';

/** A message as a shop's app gets it: the pictures that it carries have addresses signed for that shop. */
export function forShop(message: ChatMessage, shop: string, key: string | null): ChatMessage {
  const { attachments } = (message.data ?? {}) as { readonly attachments?: unknown };
  if (key === null || message.type !== 'picture' || !Array.isArray(attachments)) return message;
  const signed = attachments.map((part: { readonly picture?: unknown } | null) =>
    typeof part?.picture === 'string' && part.picture.startsWith('/files/')
      ? { ...part, picture: signedAddress(part.picture, shop, key) }
      : part,
  );
  return { ...message, data: { ...message.data, attachments: signed } };
}
