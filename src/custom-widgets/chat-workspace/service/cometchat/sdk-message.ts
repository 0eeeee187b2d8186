import type { Conversation, Message, NewMessage, Quote } from '../chat-service.ts';
import { ourId } from '../message-ids.ts';

/** The fields of an SDK message that the adapter reads; the SDK's own types are less exact (ids are strings). */
export interface SdkMessage {
  getId(): string | number;
  getMuid(): string | undefined;
  getSender(): { getUid(): string; getName(): string } | undefined;
  getReceiverId(): string;
  getSentAt(): number;
  getEditedAt?(): number | undefined;
  getDeliveredAt?(): number | null | undefined;
  getReadAt?(): number | null | undefined;
  getQuotedMessage?(): SdkMessage | null | undefined;
  getDeletedAt(): number | undefined;
  getCategory(): string;
  getType(): string;
  getText?(): string | undefined;
  getMetadata?(): unknown;
  getCustomData?(): unknown;
  getURL?(): string | undefined;
  getCaption?(): string | undefined;
  getAttachments?(): readonly SdkAttachment[] | undefined;
}

interface SdkAttachment {
  getUrl(): string;
  getName(): string;
  getSize(): number;
}

export interface SdkConversation {
  getConversationWith(): { getUid(): string; getName(): string; getStatus(): string };
  getUnreadMessageCount(): number;
  getLastMessage(): SdkMessage | null | undefined;
}

/** A member of the staff. All share one identity at the vendor, so each message names its writer. */
export interface Person {
  readonly uid: string;
  readonly name: string;
}

const object = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The metadata of a message that `person` writes. */
export const signed = (person: Person) => ({ sender: { uid: person.uid, name: person.name } });

/** Converts a message of the vendor to the workspace's format; `business` is the identity that the staff share. */
export function readMessage(sent: SdkMessage, business: string): Message {
  const from = sent.getSender();
  const uid = from?.getUid() ?? '';
  const ours = uid === business;
  const deleted = Boolean(sent.getDeletedAt());
  const person = object(object(sent.getMetadata?.()).sender);
  const id = ourId(sent.getId());
  const editedAt = instant(sent.getEditedAt?.());
  const quoted = sent.getQuotedMessage?.();
  return {
    id,
    clientId: sent.getMuid() || id,
    conversation: ours ? sent.getReceiverId() : uid,
    sender:
      ours && text(person.uid)
        ? { uid: text(person.uid), name: text(person.name) }
        : { uid, name: from?.getName() ?? uid },
    sentAt: instant(sent.getSentAt()) ?? '',
    ...content(sent, deleted),
    ...(deleted && { deleted }),
    ...(editedAt && { editedAt }),
    ...(quoted && !deleted && { quote: readQuote(quoted, business) }),
  };
}

/** Of the vendor's seconds. */
export const instant = (seconds: number | null | undefined): string | undefined =>
  seconds ? new Date(seconds * 1000).toISOString() : undefined;

function readQuote(quoted: SdkMessage, business: string): Quote {
  const { id, type, text, sender, deleted } = readMessage(quoted, business);
  return { id, type, text, sender: sender.name, ...(deleted && { deleted }) };
}

/** The workspace's types of the vendor's files. */
const FILES: Readonly<Record<string, string>> = {
  image: 'picture',
  video: 'video',
  audio: 'audio',
  file: 'file',
};

function content(sent: SdkMessage, deleted: boolean): Pick<NewMessage, 'type' | 'text' | 'data'> {
  const type = sent.getType();
  if (deleted) return { type, text: '' };
  if (sent.getCategory() === 'custom') {
    const data = object(sent.getCustomData?.());
    return { type, text: text(data.text), data };
  }
  const isMessage = sent.getCategory() === 'message';
  const file = isMessage ? FILES[type] : undefined;
  if (file) return { type: file, text: text(sent.getCaption?.()), data: { attachments: filesOf(sent) } };
  // A call, or what later versions bring.
  return { type: isMessage ? type : sent.getCategory(), text: text(sent.getText?.()) };
}

function filesOf(sent: SdkMessage): readonly Readonly<Record<string, unknown>>[] {
  const files = sent.getAttachments?.() ?? [];
  const url = text(sent.getURL?.());
  if (files.length === 0) return url ? [{ picture: url, url, name: url.split('/').at(-1) }] : [];
  return files.map((file) => ({
    picture: file.getUrl(),
    url: file.getUrl(),
    name: text(file.getName()),
    size: Number(file.getSize()) || 0,
  }));
}

export function readConversation(from: SdkConversation, business: string): Conversation {
  const shop = from.getConversationWith();
  const last = from.getLastMessage();
  return {
    id: shop.getUid(),
    uid: shop.getUid(),
    name: shop.getName(),
    status: readStatus(shop.getStatus()),
    unread: Number(from.getUnreadMessageCount()) || 0,
    ...(last && { last: readMessage(last, business) }),
  };
}

export const readStatus = (status: string): Conversation['status'] =>
  status === 'offline' ? 'offline' : 'online';
