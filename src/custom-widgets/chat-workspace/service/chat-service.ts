import type { WhyRefused } from '../../../../domain/chat/message-limits.ts';

/** The port to a chat service. Every adapter passes `describeChatService` (contract.ts). */
export interface ChatService {
  /** Optional features of this service: check them here, never by the adapter's name. */
  readonly capabilities: ReadonlySet<Capability>;
  /** The signed-in person's id in the service. */
  readonly me: string;

  /** Connects, and reconnects until `close`. Repeated calls do nothing. */
  connect(): void;
  /** Disconnects and removes all listeners. */
  close(): void;
  readonly connection: Connection;
  /** When the service was last heard, in milliseconds; undefined before the first time. */
  readonly lastContact: number | undefined;
  /** Why there is no connection, where the service knows; a source text. */
  readonly trouble?: string | undefined;
  /** Connects now instead of after the pause that it makes. */
  hurry(): void;
  /** Calls the listener for each event; returns the function that unsubscribes. */
  listen(listener: (event: ChatEvent) => void): () => void;

  /** Latest message of a person first; `search` matches the names. */
  conversations(query: {
    readonly search?: string;
    /** `with` needs `assignment`, the others `desk`. */
    readonly filter?: ListFilter;
    /** Only those that wait for an answer, the longest first, when the service has the capability `waiting-order`. */
    readonly order?: 'waiting';
    readonly after?: string;
    readonly limit?: number;
  }): Promise<ConversationPage>;
  /** One by its id, wherever it is in the list; undefined when it does not exist. */
  conversation(id: string): Promise<Conversation | undefined>;
  /**
   * Oldest first, at most `limit` (30): the latest, those directly before `before`, or those directly after `after`
   * (message ids). `search` keeps the messages that contain the text, where the service has the capability.
   */
  messages(conversation: string, query?: MessagesAsked): Promise<MessagePage>;
  /** Sends a message, once per client id: a repeated call resolves to the existing message. Throws a SendRefusal. */
  send(conversation: string, message: NewMessage): Promise<Message>;
  /** Marks as read up to and including this message, for this person only. */
  markRead(conversation: string, message: string): Promise<void>;
  /** Marks this message and what follows as unread, for this person only; absent when the service cannot. */
  markUnread?(conversation: string, message: string): Promise<void>;
  /** What became of a message; absent when the service does not know. */
  details?(message: Message): Promise<MessageDetails>;
  /** Changes of messages that this person sent; absent when the service has none. */
  readonly changes?: MessageChanges;
  /** Shows others that this person is typing; expires after a few seconds. */
  typing(conversation: string): void;
  /** Shows others which conversation this person views; null for none. */
  look(conversation: string | null): void;
  /** Number of unread messages of this person, over all conversations. */
  unread(): Promise<number>;
  /** Assignment of conversations; absent when the service has none. */
  readonly assignment?: Assignment;
  /** Scheduled messages; absent when the service has none. */
  readonly later?: Later;
  /** Resolving, putting off and labels; absent when the service has none. */
  readonly desk?: DeskCalls;
  /** The search over all conversations; absent when the service has none. */
  readonly finding?: Finding;
}

export interface DeskChange {
  readonly resolved?: boolean;
  /** ISO 8601; null: no longer put off. */
  readonly snoozedUntil?: string | null;
  /** Added. */
  readonly label?: string;
  /** Taken away. */
  readonly unlabel?: string;
}

/** What messages are looked for by; each narrows it. */
export interface Sought {
  readonly words?: string;
  /** Part of the name of who wrote it: the shop, its owner or a colleague. */
  readonly person?: string;
  /** ISO 8601: from this instant on, and before this one. */
  readonly from?: string;
  readonly until?: string;
  /** Only in this conversation. */
  readonly conversation?: string;
}

/** A message that was found, and the name of its shop. */
export interface Hit {
  readonly shop: string;
  readonly message: Message;
}

/** The search over the messages of all conversations. */
export interface Finding {
  /** Latest first, those older than a message. */
  messages(
    sought: Sought,
    olderThan?: string,
  ): Promise<{ readonly rows: readonly Hit[]; readonly more: boolean }>;
  /** The conversations of shops that are known by these words: name, owner, nav id, phone or an invoice. */
  shops(words: string): Promise<readonly Conversation[]>;
  /** A message by its id, as an address names it; undefined when it is not there. */
  message(conversation: string, id: string): Promise<Message | undefined>;
}

export interface DeskCalls {
  change(conversation: string, change: DeskChange): Promise<void>;
  /** Those in use. */
  labels(): Promise<readonly string[]>;
}

export interface MessageChanges {
  /** Gives a message other words; throws where it is too late. */
  edit(message: Message, text: string): Promise<void>;
  remove(message: Message): Promise<void>;
}

export interface MessageDetails {
  /** When it reached the shop (ISO 8601), where the service knows it. */
  readonly deliveredAt?: string;
  /** When the shop read it (ISO 8601). */
  readonly readAt?: string;
  /** Names of colleagues who have read it, where the service tells them apart. */
  readonly readers?: readonly string[];
}

export interface Colleague {
  readonly uid: string;
  readonly name: string;
}

export interface Assignment {
  /** Every member of the staff who may chat. */
  colleagues(): Promise<readonly Colleague[]>;
  /** Assigns a conversation to a colleague, or to nobody (null); throws when it is no longer assigned to `was`. */
  assign(conversation: string, to: string | null, previousAssignee: string | null): Promise<void>;
}

export interface LaterMessage {
  readonly id: string;
  readonly text: string;
  readonly sendAt: string;
  /** Name of the author. */
  readonly sender: string;
}

export interface Later {
  /** The scheduled messages, earliest first. */
  list(conversation: string): Promise<readonly LaterMessage[]>;
  /** Schedules a message for `sendAt` (ISO 8601); a repeated client id has no effect. */
  write(conversation: string, message: { clientId: string; text: string; sendAt: string }): Promise<void>;
  cancel(id: string): Promise<void>;
}

/** `personal-unread`: read positions are per person. `notes`: messages of the type `note` are visible to staff only. `quotes`: a
 * message can answer another one. */
export type Capability =
  | 'typing'
  | 'presence'
  | 'search-messages'
  | 'lookers'
  | 'personal-unread'
  | 'notes'
  | 'quotes'
  | 'waiting-order';
export type Connection = 'connecting' | 'connected' | 'disconnected';

export interface Conversation {
  readonly id: string;
  readonly name: string;
  /** Id of the other participant, which also identifies its record in the product. */
  readonly uid: string;
  readonly status: 'online' | 'offline';
  readonly unread: number;
  readonly last?: Message;
  /** Since when the shop has been waiting for an answer (ISO 8601). */
  readonly waitingSince?: string | undefined;
  /** The assigned member of staff. */
  readonly assignee?: Colleague;
  /** Absent where the service has no desk. */
  readonly labels?: readonly string[];
  readonly resolvedAt?: string | undefined;
  readonly snoozedUntil?: string | undefined;
}

/** What the staff did with a conversation beside answering it. */
export type Desk = Pick<Conversation, 'labels' | 'resolvedAt' | 'snoozedUntil'>;

/** Which conversations are listed; each of these narrows it. */
export interface ListFilter {
  /** Who answers them: this person, or nobody yet. */
  readonly with?: 'me' | 'nobody';
  /** `open`: neither resolved nor put off. */
  readonly state?: 'open' | 'snoozed' | 'resolved';
  readonly label?: string;
  readonly unread?: boolean;
}

/** `next` is the cursor of the next page for `after`; absent on the last page. */
export interface ConversationPage {
  readonly rows: readonly Conversation[];
  readonly next?: string;
}

export interface MessagesAsked {
  readonly before?: string;
  readonly after?: string;
  readonly limit?: number;
  readonly search?: string;
}

export interface MessagePage {
  readonly rows: readonly Message[];
  /** Whether there are more in the requested direction. */
  readonly more: boolean;
}

/** `type` is `text`, or the kind of a custom message; `data` is what that kind carries. */
export interface NewMessage {
  readonly clientId: string;
  readonly type: string;
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** The message of the same conversation that it answers. */
  readonly quote?: Quote;
}

/** A message as the one that answers it quotes it. */
export interface Quote extends Pick<Message, 'id' | 'type' | 'text' | 'deleted'> {
  /** Name of who wrote it. */
  readonly sender: string;
}

export interface Message extends NewMessage {
  /** Increases with the order of the messages, over all conversations. */
  readonly id: string;
  readonly conversation: string;
  readonly sender: { readonly uid: string; readonly name: string };
  readonly sentAt: string;
  readonly deleted?: boolean;
  /** When its words were changed (ISO 8601). */
  readonly editedAt?: string;
}

export type ChatEvent =
  | { readonly kind: 'connection'; readonly state: Connection }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'edited'; readonly message: Message }
  | { readonly kind: 'deleted'; readonly conversation: string; readonly message: string }
  | { readonly kind: 'read'; readonly conversation: string; readonly uid: string; readonly message: string }
  | { readonly kind: 'unread'; readonly conversation: string; readonly uid: string; readonly message: string }
  | { readonly kind: 'typing'; readonly conversation: string; readonly uid: string; readonly name: string }
  | { readonly kind: 'presence'; readonly uid: string; readonly status: Conversation['status'] }
  /** `by`: uid of who did it; absent where nobody did, or the service does not say. */
  | {
      readonly kind: 'assigned';
      readonly conversation: string;
      readonly assignee: Colleague | null;
      readonly by?: string;
    }
  | ({ readonly kind: 'desk'; readonly conversation: string } & Desk)
  /** The scheduled messages of a conversation have changed. */
  | { readonly kind: 'later'; readonly conversation: string }
  /** Who views a conversation, except this person. */
  | { readonly kind: 'lookers'; readonly conversation: string; readonly names: readonly string[] };

/** Why a message was not accepted. `again`: the same message may be accepted later (no answer, or a busy server). */
export class SendRefusal extends Error {
  readonly again: boolean;
  /** The values in the message. */
  readonly params: WhyRefused['params'];
  constructor(message: string, again: boolean, params?: WhyRefused['params']) {
    super(message);
    this.name = 'SendRefusal';
    this.again = again;
    this.params = params;
  }
}
