/** What a chat service is to the workspace. Every adapter passes `describeChatService` (contract.ts). */
export interface ChatService {
  /** What this service can do beyond the basics: asked here, never by the name of an adapter. */
  readonly capabilities: ReadonlySet<Capability>;
  /** The person who is signed in, as the service names them. */
  readonly me: string;

  /** Begins the connection; it is kept up until `close`. Repeated calls do nothing. */
  connect(): void;
  /** Ends the connection and all listeners. */
  close(): void;
  readonly connection: Connection;
  /** Tells each event that follows; the answer ends it. */
  listen(listener: (event: ChatEvent) => void): () => void;

  /** The latest first; `search` looks in the names. */
  conversations(asked: {
    readonly search?: string;
    /** Of this person alone, where the service is capable of `assignment`. */
    readonly mine?: boolean;
    readonly after?: string;
    readonly limit?: number;
  }): Promise<ConversationPage>;
  /** One by its id, wherever it stands in the list; undefined where there is none. */
  conversation(id: string): Promise<Conversation | undefined>;
  /**
   * Oldest first, at most `limit` (30): the last ones, those right before `before`, or those right after `after`
   * (ids of messages). `search` keeps those whose text has it, where the service is capable of it.
   */
  messages(conversation: string, asked?: MessagesAsked): Promise<MessagePage>;
  /** Accepts a message once per client id: a repeated one answers the message that is there. Throws a SendRefusal. */
  send(conversation: string, message: NewMessage): Promise<Message>;
  /** Read up to and with this message, for this person alone. */
  markRead(conversation: string, message: string): Promise<void>;
  /** Tells the others that this person writes; forgotten after a few seconds. */
  typing(conversation: string): void;
  /** Tells the others which conversation this person looks at; null is none. */
  look(conversation: string | null): void;
  /** How many messages this person has not read, over all conversations. */
  unread(): Promise<number>;
  /** Who answers a conversation; absent where the service knows no such thing. */
  readonly assignment?: Assignment;
  /** Messages that wait for their time; absent where the service sends at once only. */
  readonly later?: Later;
}

export interface Colleague {
  readonly uid: string;
  readonly name: string;
}

export interface Assignment {
  /** Everybody who may chat. */
  colleagues(): Promise<readonly Colleague[]>;
  /** Gives a conversation to a colleague, or to nobody; throws where it is no longer with `was`. */
  assign(conversation: string, to: string | null, was: string | null): Promise<void>;
}

export interface LaterMessage {
  readonly id: string;
  readonly text: string;
  readonly sendAt: string;
  /** Name of who wrote it. */
  readonly sender: string;
}

export interface Later {
  /** The soonest first. */
  list(conversation: string): Promise<readonly LaterMessage[]>;
  /** `sendAt` is an instant (ISO 8601). The same client id counts once. */
  write(conversation: string, message: { clientId: string; text: string; sendAt: string }): Promise<void>;
  cancel(id: string): Promise<void>;
}

/**
 * `personal-unread`: what one person has read does not count as read by the others. `notes`: a message of the type `note`
 * is for colleagues alone.
 */
export type Capability = 'typing' | 'presence' | 'search-messages' | 'lookers' | 'personal-unread' | 'notes';
export type Connection = 'connecting' | 'connected' | 'disconnected';

export interface Conversation {
  readonly id: string;
  readonly name: string;
  /** The one on the other side; its record in the product is found with it. */
  readonly uid: string;
  readonly status: 'online' | 'offline';
  readonly unread: number;
  readonly last?: Message;
  /** Since when the other side waits for an answer (ISO 8601). */
  readonly waitingSince?: string;
  /** Who of the staff answers it. */
  readonly assignee?: Colleague;
}

/** The list goes on behind `next`, a cursor for `after`; without it, it is at its end. */
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
  /** Whether there are more on the side that was asked for. */
  readonly more: boolean;
}

/** `type` is `text`, or the kind of a custom message; `data` is what that kind carries. */
export interface NewMessage {
  readonly clientId: string;
  readonly type: string;
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Message extends NewMessage {
  /** Grows with the order in which the service took the messages of a conversation. */
  readonly id: string;
  readonly conversation: string;
  readonly sender: { readonly uid: string; readonly name: string };
  readonly sentAt: string;
  readonly deleted?: boolean;
}

export type ChatEvent =
  | { readonly kind: 'connection'; readonly state: Connection }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'deleted'; readonly conversation: string; readonly message: string }
  | { readonly kind: 'read'; readonly conversation: string; readonly uid: string; readonly message: string }
  | { readonly kind: 'typing'; readonly conversation: string; readonly uid: string; readonly name: string }
  | { readonly kind: 'presence'; readonly uid: string; readonly status: Conversation['status'] }
  | { readonly kind: 'assigned'; readonly conversation: string; readonly assignee: Colleague | null }
  /** What waits for its time in a conversation has changed. */
  | { readonly kind: 'later'; readonly conversation: string }
  /** Who looks at a conversation, this person left out. */
  | { readonly kind: 'lookers'; readonly conversation: string; readonly names: readonly string[] };

/** Why a message was not taken. `again` is true where the same message may be taken later: no answer, a busy server. */
export class SendRefusal extends Error {
  readonly again: boolean;
  constructor(message: string, again: boolean) {
    super(message);
    this.name = 'SendRefusal';
    this.again = again;
  }
}
