import { isWithin } from '../model/list-filter.ts';
import { lifts } from '../model/standing-list.ts';
import {
  type Capability,
  type ChatEvent,
  type ChatService,
  type Connection,
  type Conversation,
  type ConversationPage,
  type Desk,
  type Message,
  type MessageDetails,
  type MessagePage,
  type MessagesAsked,
  type NewMessage,
  SendRefusal,
} from './chat-service.ts';

const PAGE = 30;

type Shop = Pick<Conversation, 'id' | 'name' | 'uid' | 'status'>;

/** The data that the participants of a test share: messages, read marks, and who is online. */
export class MemoryChat {
  readonly #shops: Map<string, Shop>;
  readonly #messages = new Map<string, Message[]>();
  readonly #read = new Map<string, number>();
  readonly #desks = new Map<string, Desk>();
  readonly #services = new Set<MemoryService>();
  #last = 0;

  constructor(shops: readonly Shop[] = []) {
    this.#shops = new Map(shops.map((shop) => [shop.id, shop]));
  }

  /** The service of one person. */
  serviceOf(uid: string, name = uid): MemoryService {
    const service = new MemoryService(this, uid, name);
    this.#services.add(service);
    return service;
  }

  tell(event: ChatEvent, but?: MemoryService): void {
    if (event.kind === 'desk') {
      const { labels, resolvedAt, snoozedUntil } = event;
      this.#desks.set(event.conversation, { labels, resolvedAt, snoozedUntil });
    }
    for (const service of this.#services) if (service !== but) service.take(event);
  }

  forget(service: MemoryService): void {
    this.#services.delete(service);
  }

  take(conversation: string, message: NewMessage, sender: Message['sender']): Message {
    if (!this.#shops.has(conversation)) throw new SendRefusal('This conversation does not exist.', false);
    const storedMessages = this.of(conversation);
    const duplicate = storedMessages.find(
      (candidate) => candidate.clientId === message.clientId && candidate.sender.uid === sender.uid,
    );
    if (duplicate) return duplicate;
    this.#last += 1;
    const id = String(this.#last).padStart(12, '0');
    const acceptedMessage = { ...message, id, conversation, sender, sentAt: new Date().toISOString() };
    this.#messages.set(conversation, [...storedMessages, acceptedMessage]);
    this.tell({ kind: 'message', message: acceptedMessage });
    return acceptedMessage;
  }

  /** Adds a message as if the shop of the conversation had written it. */
  write(conversation: string, text: string): void {
    const shop = this.#shops.get(conversation);
    const message = { clientId: crypto.randomUUID(), type: 'text', text };
    this.#desks.delete(conversation);
    this.take(conversation, message, { uid: shop?.uid ?? '', name: shop?.name ?? '' });
  }

  remove(conversation: string, id: string): void {
    const rows = this.of(conversation).map((message) =>
      message.id === id ? { ...message, text: '', deleted: true } : message,
    );
    this.#messages.set(conversation, rows);
    this.tell({ kind: 'deleted', conversation, message: id });
  }

  edit(conversation: string, id: string, text: string): void {
    const rows = this.of(conversation).map((message) =>
      message.id === id ? { ...message, text, editedAt: new Date().toISOString() } : message,
    );
    this.#messages.set(conversation, rows);
    const message = rows.find((row) => row.id === id);
    if (message) this.tell({ kind: 'edited', message });
  }

  unread(conversation: string, uid: string, id: string): void {
    this.#read.set(`${conversation} ${uid}`, Number(id) - 1);
    this.tell({ kind: 'unread', conversation, uid, message: id });
  }

  /** Who has read a message, except its writer. */
  readersOf({ conversation, id, sender }: Message): readonly string[] {
    return [...this.#read].flatMap(([key, read]) => {
      const uid = key.slice(conversation.length + 1);
      return key.startsWith(`${conversation} `) && uid !== sender.uid && read >= Number(id) ? [uid] : [];
    });
  }

  of(conversation: string): readonly Message[] {
    return this.#messages.get(conversation) ?? [];
  }

  read(conversation: string, uid: string, id: string): void {
    const key = `${conversation} ${uid}`;
    this.#read.set(key, Math.max(this.#read.get(key) ?? 0, Number(id)));
    this.tell({ kind: 'read', conversation, uid, message: id });
  }

  conversationsOf(uid: string, order?: 'waiting'): Conversation[] {
    const rows = [...this.#shops.values()].map((shop) => this.#conversation(shop, uid));
    const since = ({ waitingSince }: Conversation) => Date.parse(waitingSince ?? '');
    if (order) return rows.filter((row) => row.waitingSince).sort((a, b) => since(a) - since(b));
    const lifted = ({ id }: Conversation) => Number(this.of(id).findLast(lifts)?.id ?? 0);
    return rows.sort((a, b) => lifted(b) - lifted(a));
  }

  #conversation(shop: Shop, uid: string): Conversation {
    const shopMessages = this.of(shop.id);
    const read = this.#read.get(`${shop.id} ${uid}`) ?? 0;
    const unread = shopMessages.filter(
      (message) => message.sender.uid !== uid && Number(message.id) > read && !message.deleted,
    ).length;
    const answered = shopMessages.findLastIndex((message) => message.sender.uid !== shop.uid);
    const waitingSince = shopMessages[answered + 1]?.sentAt;
    return { ...shop, unread, last: shopMessages.at(-1), waitingSince, ...this.#desks.get(shop.id) };
  }
}

/** A chat service without a server, for tests. */
export class MemoryService implements ChatService {
  readonly capabilities: ReadonlySet<Capability> = new Set([
    'typing',
    'presence',
    'search-messages',
    'lookers',
    'personal-unread',
    'waiting-order',
    'quotes',
  ] as const);
  connection: Connection = 'disconnected';
  readonly me: string;
  readonly #chat: MemoryChat;
  readonly #name: string;
  readonly #listeners = new Set<(event: ChatEvent) => void>();
  #contactAt: number | undefined;

  constructor(chat: MemoryChat, uid: string, name: string) {
    this.#chat = chat;
    this.me = uid;
    this.#name = name;
  }

  get lastContact(): number | undefined {
    return this.#contactAt;
  }

  hurry(): void {
    this.connect();
  }

  connect(): void {
    this.turn('connected');
  }

  close(): void {
    this.turn('disconnected');
    this.#listeners.clear();
    this.#chat.forget(this);
  }

  /** Simulates a lost or restored connection, for tests. */
  turn(state: Connection): void {
    if (state === this.connection) return;
    if ([state, this.connection].includes('connected')) this.#contactAt = Date.now();
    this.connection = state;
    this.#emit({ kind: 'connection', state });
  }

  take(event: ChatEvent): void {
    if (this.connection === 'connected') this.#emit(event);
  }

  listen(listener: (event: ChatEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async conversations({
    search = '',
    after: cursor,
    order,
    filter = {},
    limit = PAGE,
  }: Parameters<ChatService['conversations']>[0]): Promise<ConversationPage> {
    this.#online();
    const searchText = search.toLowerCase();
    const matchingConversations = this.#chat
      .conversationsOf(this.me, order)
      .filter(({ name, unread }) => name.toLowerCase().includes(searchText) && (!filter.unread || unread > 0))
      .filter((row) => isWithin(row, { filter, order: order ?? 'latest' }, this.me, Date.now()));
    const start = matchingConversations.findIndex((conversation) => conversation.id === cursor) + 1;
    const rows = matchingConversations.slice(start, start + limit);
    return { rows, next: start + limit < matchingConversations.length ? rows.at(-1)?.id : undefined };
  }

  async conversation(id: string): Promise<Conversation | undefined> {
    this.#online();
    return this.#chat.conversationsOf(this.me).find((conversation) => conversation.id === id);
  }

  async messages(conversation: string, query: MessagesAsked = {}): Promise<MessagePage> {
    this.#online();
    const { before: olderThan, after: newerThan, limit = PAGE, search = '' } = query;
    const matchingMessages = this.#chat
      .of(conversation)
      .filter(
        ({ id, text, deleted }) =>
          !deleted &&
          (!olderThan || id < olderThan) &&
          (!newerThan || id > newerThan) &&
          text.includes(search),
      );
    const rows = newerThan ? matchingMessages.slice(0, limit) : matchingMessages.slice(-limit);
    return { rows, more: matchingMessages.length > limit };
  }

  async send(conversation: string, message: NewMessage): Promise<Message> {
    this.#online();
    return this.#chat.take(conversation, message, { uid: this.me, name: this.#name });
  }

  async markRead(conversation: string, message: string): Promise<void> {
    this.#online();
    this.#chat.read(conversation, this.me, message);
  }

  async markUnread(conversation: string, message: string): Promise<void> {
    this.#online();
    this.#chat.unread(conversation, this.me, message);
  }

  async details(message: Message): Promise<MessageDetails> {
    return { readers: this.#chat.readersOf(message) };
  }

  readonly changes = {
    edit: async ({ conversation, id }: Message, text: string) => this.#chat.edit(conversation, id, text),
    remove: async ({ conversation, id }: Message) => this.#chat.remove(conversation, id),
  };

  typing(conversation: string): void {
    this.#chat.tell({ kind: 'typing', conversation, uid: this.me, name: this.#name }, this);
  }

  look(conversation: string | null): void {
    if (conversation) this.#chat.tell({ kind: 'lookers', conversation, names: [this.#name] }, this);
  }

  async unread(): Promise<number> {
    this.#online();
    return this.#chat.conversationsOf(this.me).reduce((sum, conversation) => sum + conversation.unread, 0);
  }

  #online(): void {
    if (this.connection !== 'connected') throw new SendRefusal('The chat is not connected.', true);
  }

  #emit(event: ChatEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
