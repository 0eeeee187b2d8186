import { type BrowserFrame, PROTOCOL, type ServerFrame } from '../../../../../domain/chat/frames.ts';
import {
  type Assignment,
  type Capability,
  type ChatEvent,
  type ChatService,
  type Connection,
  type DeskCalls,
  type Finding,
  type Later,
  type Message,
  type MessageChanges,
  type NewMessage,
  SendRefusal,
} from '../chat-service.ts';
import { theirId } from '../message-ids.ts';
import { findingOf } from './finding.ts';
import { messageParts } from './message-calls.ts';
import { readEvent, readMessage } from './read-rows.ts';
import { type OwnServerCalls, readsOf } from './reads.ts';
import { teamParts, uidOf } from './team.ts';

/**
 * Milliseconds before the socket reconnects: doubled after each attempt, with random jitter so that clients do not
 * reconnect all at once. Short again once a message was answered, or after a connection that lasted for `STEADY`; not after
 * one that is closed at once.
 */
const [FIRST_PAUSE, LONGEST_PAUSE, STEADY] = [250, 10_000, 3000];
/**
 * Milliseconds of silence until a ping, and until a missing answer closes the socket: one whose other end is gone is noticed
 * within their sum.
 */
const [PING, PONG] = [10_000, 8_000];
/** Milliseconds until an unacknowledged message counts as not accepted. */
const PATIENCE = 30_000;

/** The part of the browser's WebSocket that is used. */
export interface Line {
  addEventListener(event: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(event: 'close', heard: () => void): void;
  send(text: string): void;
  close(): void;
}

export interface OwnServerOptions {
  readonly account: string;
  readonly calls: OwnServerCalls;
  /** Opens a socket with these subprotocols. */
  readonly open: (protocols: readonly string[]) => Line;
}

interface Waiting {
  readonly resolve: (message: Message) => void;
  readonly reject: (refusal: SendRefusal) => void;
}

const BASICS = [
  'typing',
  'presence',
  'search-messages',
  'lookers',
  'personal-unread',
  'waiting-order',
] as const;

/** The chat on our own server: reads are HTTP calls, everything else uses one WebSocket that reconnects by itself. */
export class OwnServerChat implements ChatService {
  readonly capabilities: ReadonlySet<Capability>;
  readonly assignment?: Assignment;
  readonly later?: Later;
  readonly changes?: MessageChanges;
  readonly details?: ChatService['details'];
  readonly markUnread?: ChatService['markUnread'];
  readonly desk?: DeskCalls;
  readonly finding?: Finding;
  readonly conversations: ChatService['conversations'];
  readonly conversation: ChatService['conversation'];
  readonly messages: ChatService['messages'];
  readonly me: string;
  connection: Connection = 'disconnected';
  readonly #options: OwnServerOptions;
  readonly #listeners = new Set<(event: ChatEvent) => void>();
  readonly #waiting = new Map<string, Waiting>();
  #line: Line | null = null;
  #isWanted = false;
  #heardAt: number | undefined;
  #looks: string | null = null;
  #pause = FIRST_PAUSE;
  #readyAt = Number.POSITIVE_INFINITY;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OwnServerOptions) {
    this.#options = options;
    this.me = uidOf(Number(options.account));
    const { team, finding, ofMessages } = options.calls;
    const reads = readsOf(options.calls, Number(options.account));
    this.conversations = reads.conversations;
    this.conversation = reads.conversation;
    this.messages = reads.messages;
    if (finding) this.finding = findingOf(finding);
    this.capabilities = new Set([
      ...BASICS,
      ...(team ? (['notes'] as const) : []),
      ...(ofMessages ? (['quotes'] as const) : []),
    ]);
    if (ofMessages) Object.assign(this, messageParts(ofMessages), { markUnread: this.#markUnread });
    if (team) Object.assign(this, teamParts(team));
  }

  get lastContact(): number | undefined {
    return this.#heardAt;
  }

  connect(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.#cut);
    void this.#open();
  }

  close(): void {
    this.#isWanted = false;
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.#cut);
    this.#lost(this.#line);
    this.#listeners.clear();
  }

  listen(listener: (event: ChatEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(conversation: string, { clientId, type, text, data, quote }: NewMessage): Promise<Message> {
    const id = Number(conversation);
    if (!Number.isSafeInteger(id))
      return Promise.reject(new SendRefusal('This conversation does not exist.', false));
    const line = this.#line;
    if (!line || this.connection !== 'connected') return Promise.reject(offline());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle.reject(new SendRefusal('The chat does not answer.', true)),
        PATIENCE,
      );
      const end = () => {
        clearTimeout(timer);
        if (this.#waiting.get(clientId) === settle) this.#waiting.delete(clientId);
      };
      const settle: Waiting = {
        resolve: (message) => {
          end();
          resolve(message);
        },
        reject: (refusal) => {
          end();
          reject(refusal);
        },
      };
      this.#waiting.set(clientId, settle);
      this.#say({
        do: 'send',
        conversation: id,
        message: {
          client_id: clientId,
          type,
          text,
          ...(data && { data }),
          ...(quote && { quote: theirId(quote.id) }),
        },
      });
    });
  }

  readonly #markUnread = async (conversation: string, message: string): Promise<void> => {
    if (this.connection !== 'connected') throw offline();
    this.#say({ do: 'unread', conversation: Number(conversation), message: theirId(message) });
  };

  async markRead(conversation: string, message: string): Promise<void> {
    if (this.connection !== 'connected') throw offline();
    this.#say({ do: 'read', conversation: Number(conversation), message: theirId(message) });
  }

  typing(conversation: string): void {
    this.#say({ do: 'typing', conversation: Number(conversation) });
  }

  look(conversation: string | null): void {
    this.#looks = conversation;
    this.#say({ do: 'look', conversation: conversation === null ? null : Number(conversation) });
  }

  unread(): Promise<number> {
    return this.#options.calls.unread();
  }

  readonly hurry = (): void => {
    this.#pause = FIRST_PAUSE;
    // A message without an answer: the other end may be gone, and a new line takes the message to the server once.
    if (this.#waiting.size > 0) this.#lost(this.#line);
    if (this.#isWanted && this.connection === 'disconnected') this.#retry(0);
  };

  /** The browser has lost the network: the socket would not notice it for a while. */
  readonly #cut = (): void => this.#lost(this.#line);

  get trouble(): string | undefined {
    return globalThis.navigator?.onLine === false ? 'There is no network connection.' : undefined;
  }

  async #open(): Promise<void> {
    if (!this.#isWanted || this.#line) return;
    this.#turn('connecting');
    try {
      const { ticket } = await this.#options.calls.ticket();
      if (!this.#isWanted || this.#line) return;
      const line = this.#options.open([PROTOCOL, ticket]);
      this.#line = line;
      line.addEventListener('message', ({ data }) =>
        this.#take(line, JSON.parse(String(data)) as ServerFrame),
      );
      line.addEventListener('close', () => this.#lost(line));
      // The server must send `ready` within the time of a pong.
      this.#watch(line, PONG);
    } catch {
      this.#lost(this.#line);
    }
  }

  #take(line: Line, frame: ServerFrame): void {
    if (line !== this.#line) return;
    this.#heardAt = Date.now();
    switch (frame.is) {
      case 'ready':
        this.#readyAt = Date.now();
        this.#expect(line);
        this.#turn('connected');
        if (this.#looks !== null) this.look(this.#looks);
        return;
      case 'taken':
        this.#pause = FIRST_PAUSE;
        this.#waiting.get(frame.client_id)?.resolve(readMessage(frame.message));
        return;
      case 'refused':
        this.#waiting.get(frame.client_id)?.reject(new SendRefusal(frame.message, frame.again, frame.params));
        return;
      case 'event':
        this.#emit(readEvent(frame));
    }
  }

  /** Sends a ping after a while of silence; closes the socket when no answer follows. */
  #expect(line: Line): void {
    clearTimeout(this.#ping);
    const silence = Date.now() - (this.#heardAt ?? 0);
    this.#ping = setTimeout(() => {
      if (Date.now() - (this.#heardAt ?? 0) < PING) return this.#expect(line);
      this.#say({ do: 'ping' });
      this.#watch(line, PONG);
    }, PING - Math.min(silence, PING));
  }

  /** Closes the socket when nothing is heard for `ms` from now on. */
  #watch(line: Line, ms: number): void {
    clearTimeout(this.#ping);
    const heardBefore = this.#heardAt;
    this.#ping = setTimeout(() => {
      if (this.#heardAt === heardBefore) this.#lost(line);
      else this.#expect(line);
    }, ms);
  }

  /** Handles a lost socket; ignores late `close` events of a replaced one. */
  #lost(line: Line | null): void {
    if (line !== this.#line) return;
    clearTimeout(this.#ping);
    clearTimeout(this.#again);
    this.#line = null;
    line?.close();
    for (const { reject } of [...this.#waiting.values()]) reject(offline());
    this.#turn('disconnected');
    if (Date.now() - this.#readyAt >= STEADY) this.#pause = FIRST_PAUSE;
    this.#readyAt = Number.POSITIVE_INFINITY;
    if (!this.#isWanted) return;
    this.#retry(this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #retry(ms: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#open(), ms);
  }

  #say(frame: BrowserFrame): void {
    if (this.connection !== 'connected') return;
    try {
      this.#line?.send(JSON.stringify(frame));
    } catch {
      this.#lost(this.#line);
    }
  }

  #turn(state: Connection): void {
    if (state === this.connection) return;
    this.connection = state;
    this.#emit({ kind: 'connection', state });
  }

  #emit(event: ChatEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

const offline = () => new SendRefusal('The chat is not connected.', true);
