import type { ChatEvent, ChatService, Connection, MessagesAsked, NewMessage } from './chat-service.ts';

/**
 * One consumer's handle on a service that several parts of the page share: `close` removes this consumer's listeners
 * and calls `release` once.
 */
export class HeldService implements ChatService {
  readonly #service: ChatService;
  readonly #listeners = new Map<(event: ChatEvent) => void, () => void>();
  #release: (() => void) | undefined;
  #isAsked = false;

  constructor(service: ChatService, release: () => void) {
    this.#service = service;
    this.#release = release;
  }

  get capabilities() {
    return this.#service.capabilities;
  }
  get me() {
    return this.#service.me;
  }
  get assignment() {
    return this.#service.assignment;
  }
  get later() {
    return this.#service.later;
  }

  /** `disconnected` until this consumer connects, even if others are connected. */
  get connection(): Connection {
    return this.#isAsked && this.#release ? this.#service.connection : 'disconnected';
  }

  connect(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#service.connect();
    if (this.connection !== 'connected') return;
    // The shared service is connected already: listeners get the event of a first connection.
    for (const listener of [...this.#listeners.keys()]) listener({ kind: 'connection', state: 'connected' });
  }

  close(): void {
    for (const end of this.#listeners.values()) end();
    this.#listeners.clear();
    this.#release?.();
    this.#release = undefined;
  }

  listen(listener: (event: ChatEvent) => void): () => void {
    const end = this.#service.listen(listener);
    this.#listeners.set(listener, end);
    return () => {
      this.#listeners.delete(listener);
      end();
    };
  }

  conversations(query: Parameters<ChatService['conversations']>[0]) {
    return this.#service.conversations(query);
  }
  conversation(id: string) {
    return this.#service.conversation(id);
  }
  messages(conversation: string, query?: MessagesAsked) {
    return this.#service.messages(conversation, query);
  }
  send(conversation: string, message: NewMessage) {
    return this.#service.send(conversation, message);
  }
  markRead(conversation: string, message: string) {
    return this.#service.markRead(conversation, message);
  }
  typing(conversation: string): void {
    this.#service.typing(conversation);
  }
  look(conversation: string | null): void {
    this.#service.look(conversation);
  }
  unread() {
    return this.#service.unread();
  }
}
