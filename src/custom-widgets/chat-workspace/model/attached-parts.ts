import type { NewMessage } from '../service/chat-service.ts';

/** Something that goes with the message being written: a card, a stored picture or a stored file. */
export interface AttachedPart {
  readonly id: string;
  /** The type of message that carries it. */
  readonly type: string;
  readonly part: Readonly<Record<string, unknown>>;
  /** When a file was stored, in milliseconds: the server forgets it after a day. */
  readonly storedAt?: number;
}

/** Milliseconds after which a stored file may be gone. */
const LASTS = 23 * 60 * 60_000;

/** Those that can still be sent. */
export const lasting = (parts: readonly AttachedPart[], now: number): readonly AttachedPart[] =>
  parts.some((part) => isOld(part, now)) ? parts.filter((part) => !isOld(part, now)) : parts;

const isOld = ({ storedAt }: AttachedPart, now: number): boolean =>
  storedAt !== undefined && now - storedAt > LASTS;

/** What is sent of a text and what goes with it: one message for each type, the text with the first. */
export function messagesOf(
  text: string,
  parts: readonly AttachedPart[],
): readonly Omit<NewMessage, 'clientId'>[] {
  if (parts.length === 0) return text === '' ? [] : [{ type: 'text', text }];
  const types = [...new Set(parts.map(({ type }) => type))];
  return types.map((type, typeIndex) => {
    const words = typeIndex === 0 ? text : '';
    const attachments = parts.filter((part) => part.type === type).map(({ part }) => part);
    return { type, text: words, data: { attachments, text: words } };
  });
}
