import type * as Sdk from '@cometchat/chat-sdk-javascript';
import {
  type Capability,
  type ChatEvent,
  type ChatService,
  type Connection,
  type Conversation,
  type ConversationPage,
  type Message,
  type MessageChanges,
  type MessageDetails,
  type MessagePage,
  type MessagesAsked,
  type NewMessage,
  SendRefusal,
} from '../chat-service.ts';
import { ourId, theirId } from '../message-ids.ts';
import { again, answered, refusalOf } from './sdk-answer.ts';
import { changesOf, markUnread, readDetails, written } from './sdk-changes.ts';
import {
  type Person,
  readConversation,
  readMessage,
  readStatus,
  type SdkConversation,
  type SdkMessage,
} from './sdk-message.ts';

const PAGE = 30;
/** The vendor's page size limit. */
const MOST_CONVERSATIONS = 50;
const MOST_MESSAGES = 99;
/** Milliseconds until a failed sign-in is retried: the retry interval of the SDK's own socket. */
const AGAIN = 5_000;
/**
 * Milliseconds from the open socket until the vendor has authenticated it: the SDK reports this only the first time.
 */
const KNOWN_AFTER = 500;
/** Source text. */
const UNREACHABLE = 'CometChat cannot be reached.';

export interface CometChatOptions {
  /** The vendor's listeners have global names; this service's own. */
  readonly name: string;
  readonly appId: string;
  readonly region: string;
  /** The shared identity of the business. */
  readonly uid: string;
  /** The present member of staff; named in each message. */
  readonly person: Person;
  /** The credentials: a token created by our server, or the vendor's auth key. */
  readonly credentials: () => Promise<{ readonly token: string } | { readonly authKey: string }>;
  /** The vendor's SDK: one per page, loaded on demand. */
  readonly load: () => Promise<Pick<typeof Sdk, 'CometChat'>>;
}

type CometChat = typeof Sdk.CometChat;

/** The SDK's own types hide the fields that `sdk-types` declares. */
const declared = <Declared>(given: unknown): Declared => given as Declared;

/**
 * CometChat through its own SDK. A conversation's id is the shop's uid. All staff share one identity there: messages contain the
 * writer's name, and read positions are shared.
 */
export class CometChatService implements ChatService {
  readonly capabilities: ReadonlySet<Capability> = new Set(['typing', 'presence', 'quotes'] as const);
  readonly me: string;
  readonly changes: MessageChanges;
  connection: Connection = 'disconnected';
  readonly #options: CometChatOptions;
  readonly #name: string;
  readonly #listeners = new Set<(event: ChatEvent) => void>();
  /** Id of the first message per client id; duplicates are hidden, since the vendor stores both. */
  readonly #first = new Map<string, string>();
  readonly #attempted = new Set<string>();
  /** Read marks that could not be sent, by conversation. */
  readonly #marks = new Map<string, string>();
  #sdk: Promise<CometChat> | null = null;
  #contactAt: number | undefined;
  /** Why there is no connection; a source text, or the vendor's words. */
  trouble: string | undefined;
  /** Ends the pause before the next sign-in. */
  #wake = () => {};
  #closed = false;

  constructor(options: CometChatOptions) {
    this.#options = options;
    this.#name = options.name;
    this.me = options.person.uid;
    this.changes = changesOf({
      ...options,
      online: () => this.#online(),
      emit: (event) => this.#emit(event),
    });
  }

  connect(): void {
    if (this.#sdk) return;
    this.#sdk = this.#enter();
    this.#sdk.catch(() => {});
  }

  get lastContact(): number | undefined {
    return this.connection === 'connected' ? Date.now() : this.#contactAt;
  }

  hurry(): void {
    this.#wake();
    if (this.connection !== 'connected') this.#sdk?.then((sdk) => sdk.connect()).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
    this.#turn('disconnected');
    const stop = (sdk: CometChat) => {
      sdk.removeMessageListener(this.#name);
      sdk.removeUserListener(this.#name);
      sdk.removeConnectionListener(this.#name);
    };
    // Without a sign-in there is nothing to close.
    this.#sdk?.then(stop).catch(() => undefined);
  }

  /** Also ends the vendor's session of this tab: the credentials become invalid there and here. */
  async signOut(): Promise<void> {
    this.close();
    await this.#sdk?.catch(() => undefined);
    const { CometChat: sdk } = await this.#options.load();
    if (await sdk.getLoggedinUser()) await answered(sdk.logout());
  }

  listen(listener: (event: ChatEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async conversations({
    search,
    after: cursor,
    limit = PAGE,
  }: Parameters<ChatService['conversations']>[0]): Promise<ConversationPage> {
    const sdk = await this.#online();
    // Fetched pages: the SDK requests the following one.
    const page = Number(cursor ?? 0);
    const requestBuilder = new sdk.ConversationsRequestBuilder()
      .setLimit(Math.min(limit, MOST_CONVERSATIONS))
      .setConversationType(sdk.RECEIVER_TYPE.USER)
      .setPage(page);
    if (search) requestBuilder.setSearchKeyword(search);
    const sdkConversations = declared<SdkConversation[]>(await answered(requestBuilder.build().fetchNext()));
    const rows = sdkConversations.map((sdkConversation) =>
      readConversation(sdkConversation, this.#options.uid),
    );
    return { rows, ...(rows.length === limit && { next: String(page + 1) }) };
  }

  async conversation(id: string): Promise<Conversation | undefined> {
    const sdk = await this.#online();
    try {
      const sdkConversation = await answered(sdk.getConversation(id, sdk.RECEIVER_TYPE.USER));
      return readConversation(declared<SdkConversation>(sdkConversation), this.#options.uid);
    } catch (error) {
      // The connection works, so the vendor has no such conversation.
      if (this.connection === 'connected') return undefined;
      throw error;
    }
  }

  async messages(conversation: string, query: MessagesAsked = {}): Promise<MessagePage> {
    const sdk = await this.#online();
    const limit = Math.min(query.limit ?? PAGE, MOST_MESSAGES);
    // One message more than requested shows whether there are further ones.
    const request = new sdk.MessagesRequestBuilder()
      .setUID(conversation)
      .setLimit(limit + 1)
      .hideDeletedMessages(true);
    const anchor = query.after ?? query.before;
    if (anchor) request.setMessageId(theirId(anchor));
    const built = request.build();
    const sdkMessages = await answered(query.after ? built.fetchNext() : built.fetchPrevious());
    const hasMore = sdkMessages.length > limit;
    const kept = query.after ? sdkMessages.slice(0, limit) : sdkMessages.slice(-limit);
    const rows = declared<SdkMessage[]>(kept)
      .filter((sdkMessage) => sdkMessage.getCategory() !== 'action')
      .map((sdkMessage) => readMessage(sdkMessage, this.#options.uid));
    return { rows: rows.filter((row) => this.#isFirst(row)), more: hasMore };
  }

  async send(conversation: string, message: NewMessage): Promise<Message> {
    // The vendor would deliver it to the shop.
    if (message.type === 'note') throw new SendRefusal('This chat has no notes.', false);
    const sdk = await this.#online();
    const storedMessage = await this.#taken(conversation, message.clientId);
    if (storedMessage) return storedMessage;
    this.#attempted.add(message.clientId);
    const sent = await answered(sdk.sendMessage(written(sdk, conversation, message, this.#options.person)));
    const sentMessage = readMessage(declared<SdkMessage>(sent), this.#options.uid);
    this.#heard(sentMessage);
    return sentMessage;
  }

  async markRead(conversation: string, message: string): Promise<void> {
    this.#marks.set(conversation, message);
    await this.#sendMarks();
  }

  async markUnread(conversation: string, message: string): Promise<void> {
    this.#marks.delete(conversation);
    await markUnread(await this.#online(), message);
    this.#emit({ kind: 'unread', conversation, uid: this.me, message });
  }

  async details(message: Message): Promise<MessageDetails> {
    return readDetails(await this.#online(), message);
  }

  typing(conversation: string): void {
    if (this.connection !== 'connected') return;
    const tell = (sdk: CometChat) =>
      sdk.startTyping(new sdk.TypingIndicator(conversation, sdk.RECEIVER_TYPE.USER));
    // A lost typing notification does not matter.
    this.#sdk?.then(tell).catch(() => undefined);
  }

  /** The vendor has no such feature. */
  look(): void {}

  async unread(): Promise<number> {
    const sdk = await this.#online();
    const { users } = (await answered(sdk.getUnreadMessageCount())) as { users?: Record<string, unknown> };
    return Object.values(users ?? {}).reduce<number>((sum, count) => sum + (Number(count) || 0), 0);
  }

  /** Signs in, with retries while the vendor is unreachable; after that the SDK keeps the connection. */
  async #enter(): Promise<CometChat> {
    this.#turn('connecting');
    for (;;) {
      try {
        const { CometChat: sdk } = await this.#options.load();
        await this.#signIn(sdk);
        return sdk;
      } catch (error) {
        this.trouble = again(error) ? UNREACHABLE : refusalOf(error).message;
        this.#turn('disconnected');
        if (this.#closed || !again(error)) throw refusalOf(error);
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          setTimeout(resolve, AGAIN);
        });
        this.#turn('connecting');
      }
    }
  }

  async #signIn(sdk: CometChat): Promise<void> {
    const { appId, region, uid, credentials } = this.#options;
    const settings = new sdk.AppSettingsBuilder()
      .setRegion(region)
      .subscribePresenceForAllUsers()
      // sessionStorage: the credentials end with the tab.
      .setStorageMode(sdk.StorageMode.SESSION)
      .build();
    await sdk.init(appId, settings);
    this.#hear(sdk);
    const loggedInUser = await sdk.getLoggedinUser();
    if (loggedInUser && loggedInUser.getUid() !== uid) await answered(sdk.logout());
    if (loggedInUser?.getUid() !== uid) {
      const signInCredentials = await credentials();
      await answered(
        'token' in signInCredentials
          ? sdk.login(signInCredentials.token)
          : sdk.login(uid, signInCredentials.authKey),
      );
    }
    // After an earlier sign-in of this page the SDK reports no new connection.
    this.#turnWhenKnown(sdk);
  }

  #hear(sdk: CometChat): void {
    const take = (message: SdkMessage) => this.#heard(readMessage(message, this.#options.uid));
    const turn = (state: Connection) => () => this.#turn(state);
    const presence = (user: { getUid(): string; getStatus(): string }) =>
      this.#emit({ kind: 'presence', uid: user.getUid(), status: readStatus(user.getStatus()) });
    sdk.addConnectionListener(
      this.#name,
      new sdk.ConnectionListener({
        onConnected: () => this.#turnWhenKnown(sdk),
        inConnecting: turn('connecting'),
        onDisconnected: turn('disconnected'),
      }),
    );
    sdk.addUserListener(
      this.#name,
      new sdk.UserListener({ onUserOnline: presence, onUserOffline: presence }),
    );
    sdk.addMessageListener(
      this.#name,
      new sdk.MessageListener({
        onTextMessageReceived: take,
        onCustomMessageReceived: take,
        onMediaMessageReceived: take,
        onMessageEdited: (message: SdkMessage) =>
          this.#emit({ kind: 'edited', message: readMessage(message, this.#options.uid) }),
        onMessageDeleted: (message: SdkMessage) => {
          const { conversation, id } = readMessage(message, this.#options.uid);
          this.#emit({ kind: 'deleted', conversation, message: id });
        },
        onMessagesRead: (receipt: SdkReceipt) => {
          const uid = receipt.getSender().getUid();
          const message = ourId(receipt.getMessageId());
          if (uid === this.#options.uid) this.#emitRead(receipt.getReceiver(), message);
          else this.#emit({ kind: 'read', conversation: uid, uid, message });
        },
        onTypingStarted: (typing: { getSender(): { getUid(): string; getName(): string } }) => {
          const uid = typing.getSender().getUid();
          this.#emit({ kind: 'typing', conversation: uid, uid, name: typing.getSender().getName() });
        },
      }),
    );
  }

  #turnWhenKnown(sdk: CometChat): void {
    setTimeout(() => {
      if (sdk.getConnectionStatus() === 'connected') this.#turn('connected');
    }, KNOWN_AFTER);
  }

  /**
   * The message that the vendor has stored for a client id, if any: the vendor accepts duplicates, so a retry looks it
   * up first.
   */
  async #taken(conversation: string, clientId: string): Promise<Message | undefined> {
    if (!this.#attempted.has(clientId) && !this.#first.has(clientId)) return undefined;
    const { rows } = await this.messages(conversation, { limit: MOST_MESSAGES });
    return rows.find((row) => row.clientId === clientId);
  }

  #isFirst({ clientId, id }: Message): boolean {
    const first = this.#first.get(clientId);
    if (first !== undefined && first < id) return false;
    this.#first.set(clientId, id);
    return true;
  }

  #heard(message: Message): void {
    if (this.#isFirst(message)) this.#emit({ kind: 'message', message });
  }

  /** Sends read marks; failed ones are sent after reconnecting. */
  async #sendMarks(): Promise<void> {
    if (this.connection !== 'connected') return;
    const sdk = await this.#online();
    for (const [conversation, message] of [...this.#marks]) {
      const id = String(theirId(message));
      await sdk.markAsRead(id, conversation, sdk.RECEIVER_TYPE.USER, conversation);
      // The vendor notifies only the other tabs.
      this.#emitRead(conversation, message);
      if (this.#marks.get(conversation) === message) this.#marks.delete(conversation);
    }
  }

  /** Read positions are shared by all staff: reports that this person has read it too. */
  #emitRead(conversation: string, message: string): void {
    this.#emit({ kind: 'read', conversation, uid: this.me, message });
  }

  async #online(): Promise<CometChat> {
    if (!this.#sdk || this.connection !== 'connected')
      throw new SendRefusal('The chat is not connected.', true);
    return this.#sdk;
  }

  #turn(state: Connection): void {
    if (state === this.connection || (this.#closed && state !== 'disconnected')) return;
    if (this.connection === 'connected') this.#contactAt = Date.now();
    this.connection = state;
    if (state === 'connected') this.trouble = undefined;
    else if (state === 'disconnected') this.trouble ??= UNREACHABLE;
    this.#emit({ kind: 'connection', state });
    if (state === 'connected') this.#sendMarks().catch(() => {});
  }

  #emit(event: ChatEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

interface SdkReceipt {
  getMessageId(): string;
  getSender(): { getUid(): string };
  getReceiver(): string;
}
