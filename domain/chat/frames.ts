import type { ChatMessage } from '../generated/types/chat-message.ts';
import type { WhyRefused } from './message-limits.ts';

/** The WebSocket subprotocol of both sides; the ticket is sent as a second subprotocol, so that it is in no URL log. */
export const PROTOCOL = 'backoffice-chat';

/** A message as a browser sends it; `client_id` counts once for a sender. */
export interface SentMessage {
  readonly client_id: string;
  readonly type: string;
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Id of the message that this one answers. */
  readonly quote?: number;
}

/** A frame that a browser sends. */
export type BrowserFrame =
  | { readonly do: 'send'; readonly conversation: number; readonly message: SentMessage }
  | { readonly do: 'read'; readonly conversation: number; readonly message: number }
  | { readonly do: 'unread'; readonly conversation: number; readonly message: number }
  | { readonly do: 'typing'; readonly conversation: number }
  | { readonly do: 'look'; readonly conversation: number | null }
  | { readonly do: 'ping' };

/** A frame that the server sends. */
export type ServerFrame =
  | { readonly is: 'ready'; readonly uid: string }
  | { readonly is: 'pong' }
  | { readonly is: 'taken'; readonly client_id: string; readonly message: ChatMessage }
  | ({ readonly is: 'refused'; readonly client_id: string; readonly again: boolean } & WhyRefused)
  | ({ readonly is: 'event' } & ServerEvent);

/** A message as the one that answers it quotes it; without words where it was deleted. */
export interface QuotedRow {
  readonly id: number;
  readonly type: string;
  readonly text: string;
  readonly sender_name: string;
  readonly deleted: boolean;
}

/** A staff account as frames and calls name it. */
export interface StaffRow {
  readonly id: number;
  readonly name: string;
}

/** What the staff did with a conversation beside answering it. */
export interface Desk {
  readonly resolved_at: string | null;
  readonly snoozed_until: string | null;
  readonly labels: readonly string[];
}

/** What the server tells all browsers of a conversation. */
export type ServerEvent =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'edited'; readonly message: ChatMessage }
  | { readonly kind: 'deleted'; readonly conversation: number; readonly message: number }
  | { readonly kind: 'read'; readonly conversation: number; readonly uid: string; readonly message: number }
  | { readonly kind: 'unread'; readonly conversation: number; readonly uid: string; readonly message: number }
  | { readonly kind: 'typing'; readonly conversation: number; readonly uid: string; readonly name: string }
  /** `by`: the account that did it; null: it was given in turn. */
  | {
      readonly kind: 'assigned';
      readonly conversation: number;
      readonly assignee: StaffRow | null;
      readonly by: number | null;
    }
  | ({ readonly kind: 'desk'; readonly conversation: number } & Desk)
  | { readonly kind: 'later'; readonly conversation: number }
  | { readonly kind: 'presence'; readonly uid: string; readonly status: 'online' | 'offline' }
  | { readonly kind: 'lookers'; readonly conversation: number; readonly names: readonly string[] };
