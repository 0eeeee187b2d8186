// A stand-in of CometChat's service for tests: what its SDK asks over fetch and its socket, kept in memory.
// The shapes follow shared notes on the protocol of SDK 4.2.0; nothing of it is ever part of the product.

import { type Client, type Frame, type Line, Lines } from './frames.ts';

/** What the SDK asks by fetch. */
export interface DoubleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface User {
  readonly uid: string;
  readonly name: string;
  status: 'available' | 'offline';
}

interface Stored {
  readonly id: number;
  readonly muid?: string;
  readonly sender: string;
  readonly receiver: string;
  readonly type: string;
  readonly category: string;
  data: Record<string, unknown>;
  readonly sentAt: number;
  readonly quotedMessageId?: number;
  editedAt?: number;
  deletedAt?: number;
}

type Answer = { readonly data: unknown; readonly meta?: unknown };

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const seconds = () => Math.floor(Date.now() / 1000);

export class CometChatDouble {
  readonly appId: string;
  /** What lets in to make tokens: of the browser, or the server's REST key. */
  readonly keys: readonly string[];
  readonly requests: DoubleRequest[] = [];
  readonly #users = new Map<string, User>();
  readonly #messages: Stored[] = [];
  readonly #read = new Map<string, number>();
  readonly #lines = new Lines((frame) => this.#take(frame));
  /** Whom a token lets in, until it is given back. */
  readonly #tokens = new Map<string, string>();
  #refusesNext = false;

  constructor(
    appId: string,
    keys: string | readonly string[],
    users: readonly { uid: string; name: string }[],
  ) {
    this.appId = appId;
    this.keys = [keys].flat();
    for (const { uid, name } of users) this.#users.set(uid, { uid, name, status: 'offline' });
  }

  /** The tokens that let somebody in now. */
  get tokens(): readonly string[] {
    return [...this.#tokens.keys()];
  }

  /** As the server's REST key makes one. */
  makeToken(uid: string): string {
    const token = `token_${this.#user(uid).uid}_${crypto.randomUUID()}`;
    this.#tokens.set(token, uid);
    return token;
  }

  /** The answer's JSON text; a refusal is an answer as well, as the service gives it. */
  async fetch(request: DoubleRequest): Promise<string> {
    this.requests.push(request);
    try {
      return JSON.stringify(this.#answer(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return JSON.stringify({ error: { code: error.code, message: error.code } });
    }
  }

  /** A client's socket; the answer takes its frames and its end. */
  connect(send: Line['send'], end: Line['end']): Client {
    return this.#lines.connect({ send, end });
  }

  /** As if `sender`, a user of the service, had written. */
  write(sender: string, receiver: string, text: string): string {
    return String(
      this.#store({ sender, receiver, type: 'text', category: 'message', data: { text } }, 'app').id,
    );
  }

  /** The same with a message of any kind; `data` with the field names of the SDK. */
  send(
    sender: string,
    receiver: string,
    { type, category = 'message', data }: { type: string; category?: string; data: Record<string, unknown> },
  ): string {
    return String(this.#store({ sender, receiver, type, category, data }, 'app').id);
  }

  remove(id: string): void {
    this.#remove(Number(id));
  }

  /** As if `reader` had read what `sender` wrote, up to a message. */
  readUpTo(reader: string, sender: string, id: string): void {
    this.#readUpTo(reader, sender, Number(id));
  }

  /** Messages to a user that this one has not read. */
  unread(uid: string): number {
    return this.#unreadOf(uid).reduce((sum, { count }) => sum + count, 0);
  }

  /** The next message is refused, for good. */
  refuseNext(): void {
    this.#refusesNext = true;
  }

  #take(frame: Frame): void {
    if (frame.type === 'receipts') {
      const { action, messageId } = frame.body as { action: string; messageId: string };
      if (action === 'read') this.#readUpTo(frame.sender, frame.receiver, Number(messageId));
      this.#lines.push([frame.receiver, frame.sender], {
        ...frame,
        body: { ...frame.body, timestamp: seconds() },
      });
    } else if (frame.type === 'typing_indicator') this.#lines.push([frame.receiver], frame);
  }

  #answer({ method, url, headers, body }: DoubleRequest): Answer {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace(/^\/v3(\.0)?\//, '');
    const parsed: Record<string, unknown> = body ? JSON.parse(body) : {};
    if (headers.appid !== this.appId) throw new Refusal('AUTH_ERR_INVALID_APPID');
    const [first, uid = '', rest] = path.split('/');
    if (method === 'POST' && first === 'users' && rest === 'auth_tokens') {
      this.#checkKey(headers);
      return { data: { uid: this.#user(uid).uid, authToken: this.makeToken(uid), createdAt: seconds() } };
    }
    if (method === 'POST' && path === 'users') {
      this.#checkKey(headers);
      // As the SDK sends it.
      const { uid: added, name } = parsed as unknown as User;
      this.#users.set(added, { uid: added, name, status: 'offline' });
      return { data: this.#userJson(added) };
    }
    const token = headers.authtoken ?? '';
    const me = this.#user(this.#tokens.get(token) ?? '', 'AUTH_ERR_AUTH_TOKEN_NOT_FOUND').uid;
    const asked = `${method} ${path.replace(/^(users|messages)\/[^/]+/, '$1/*')}`;
    switch (asked) {
      case 'PUT me':
      case 'GET me':
        return {
          data: { ...this.#userJson(me), ...this.#session(me, token, headers.host ?? new URL(url).host) },
        };
      case 'DELETE me':
        this.#tokens.delete(token);
        return { data: { success: true } };
      case 'POST user_sessions':
        return { data: { sessionId: parsed.sessionId } };
      case 'GET conversations':
        return this.#conversations(me, searchParams);
      case 'GET users/*/conversation': {
        const last = this.#between(me, this.#user(uid).uid).at(-1);
        if (!last) throw new Refusal('ERR_CONVERSATION_NOT_ACCESSIBLE');
        return { data: this.#conversation(me, uid, last) };
      }
      case 'GET users/*/messages':
        return this.#history(me, this.#user(uid).uid, searchParams);
      case 'GET messages':
        return { data: this.#unreadOf(me) };
      case 'POST messages': {
        if (this.#refusesNext) {
          this.#refusesNext = false;
          throw new Refusal('ERR_BLOCKED_BY_RECEIVER');
        }
        // As the SDK sends it.
        const { receiver, type, category, data, muid, quotedMessageId } = parsed as unknown as Stored;
        const to = this.#user(receiver).uid;
        const stored = { sender: me, receiver: to, type, category, data, muid, quotedMessageId };
        return { data: this.#json(this.#store(stored, headers.resource ?? '')) };
      }
      case 'GET messages/*':
        return { data: this.#json(this.#message(Number(uid))) };
      case 'PUT messages/*': {
        // As the SDK sends it.
        const { data, metadata } = parsed as unknown as { data: object; metadata?: object };
        return { data: this.#edit(Number(uid), { ...data, ...(metadata && { metadata }) }) };
      }
      case 'DELETE users/*/conversation/read':
        this.#read.set(`${me} ${uid}`, Number(parsed.messageId) - 1);
        return { data: { success: true } };
      case 'DELETE messages/*':
        return { data: this.#remove(Number(uid)) };
      default:
        throw new Refusal(`ERR_NOT_IN_THE_DOUBLE ${asked}`);
    }
  }

  #checkKey({ apikey }: DoubleRequest['headers']): void {
    if (!apikey || !this.keys.includes(apikey)) throw new Refusal('AUTH_ERR_APIKEY_NOT_FOUND');
  }

  #session(me: string, token: string, host: string) {
    const settings = {
      CHAT_HOST: host,
      CHAT_HOST_OVERRIDE: null,
      CHAT_HOST_APP_SPECIFIC: `${this.appId}.websocket-us.cometchat.io`,
      CHAT_WSS_PORT: '443',
      CHAT_WS_PORT: '443',
      CHAT_USE_SSL: true,
      CLIENT_API_HOST: host,
      ADMIN_API_HOST: host,
      CHAT_API_VERSION: 'v3.0',
      APP_VERSION: 4,
      REGION: 'us',
      MODE: 'DEFAULT',
      ANALYTICS_PING_DISABLED: true,
      ANALYTICS_HOST: host,
      ANALYTICS_VERSION: 'v1',
      SECURED_MEDIA_HOST: null,
      extensions: [],
      settingsHash: 'double',
      settingsHashReceivedAt: seconds(),
    };
    const wsChannel = { identity: `[${this.appId}]${me}`, service: 'double' };
    return { authToken: token, jwt: `jwt_${me}`, wsChannel, settings };
  }

  #user(uid: string, code = 'ERR_UID_NOT_FOUND'): User {
    const user = this.#users.get(uid);
    if (!user) throw new Refusal(code);
    return user;
  }

  #userJson(uid: string) {
    const user = this.#user(uid);
    return { ...user, role: 'default', createdAt: 1, lastActiveAt: seconds(), metadata: {}, tags: [] };
  }

  #between(one: string, other: string): Stored[] {
    return this.#messages.filter(
      ({ sender, receiver }) =>
        (sender === one && receiver === other) || (sender === other && receiver === one),
    );
  }

  #json(message: Stored): object {
    const { sender, receiver, deletedAt, quotedMessageId: quoted } = message;
    const readAt = (this.#read.get(`${receiver} ${sender}`) ?? 0) >= message.id ? seconds() : 0;
    const entities = {
      sender: { entity: this.#userJson(sender), entityType: 'user' },
      receiver: { entity: this.#userJson(receiver), entityType: 'user' },
    };
    return {
      ...message,
      id: String(message.id),
      conversationId: [sender, receiver].sort().join('_user_'),
      receiverType: 'user',
      updatedAt: deletedAt ?? message.sentAt,
      data: deletedAt ? { entities } : { ...message.data, entities },
      ...(deletedAt && { deletedBy: sender }),
      ...(quoted && { quotedMessage: this.#json(this.#message(quoted)) }),
      ...(readAt && { deliveredAt: readAt, readAt }),
    };
  }

  #history(me: string, other: string, asked: URLSearchParams): Answer {
    const limit = Number(asked.get('per_page') ?? 30);
    const id = Number(asked.get('id') ?? 0);
    const append = asked.get('affix') === 'append';
    const isHidden = (one: Stored) => asked.get('hideDeleted') === '1' && one.deletedAt !== undefined;
    const shown = this.#between(me, other).filter((one) => !isHidden(one));
    const all = shown.filter((one) => !id || (append ? one.id > id : one.id < id));
    const rows = append ? all.slice(0, limit) : all.slice(-limit);
    const edge = append ? rows.at(-1) : rows[0];
    const cursor = edge && { id: edge.id, sentAt: edge.sentAt, affix: append ? 'append' : 'prepend' };
    const meta = { current: { limit, count: rows.length }, ...(rows.length === limit && { cursor }) };
    return { data: rows.map((one) => this.#json(one)), meta };
  }

  #conversations(me: string, asked: URLSearchParams): Answer {
    const per_page = Number(asked.get('per_page') ?? 30);
    const page = Number(asked.get('page') ?? 1);
    const wanted = (asked.get('searchKey') ?? '').toLowerCase();
    const all = [...this.#users.values()]
      .filter(({ uid, name }) => uid !== me && name.toLowerCase().includes(wanted))
      .flatMap(({ uid }) => {
        const last = this.#between(me, uid).at(-1);
        return last ? [{ uid, last }] : [];
      })
      .sort((a, b) => b.last.id - a.last.id);
    const rows = all
      .slice((page - 1) * per_page, page * per_page)
      .map(({ uid, last }) => this.#conversation(me, uid, last));
    const total_pages = Math.ceil(all.length / per_page);
    const pagination = { total: all.length, count: rows.length, per_page, current_page: page, total_pages };
    return { data: rows, meta: { pagination } };
  }

  #conversation(me: string, uid: string, last: Stored) {
    return {
      conversationId: [me, uid].sort().join('_user_'),
      conversationType: 'user',
      unreadMessageCount: String(this.#unread(me, uid)),
      createdAt: last.sentAt,
      updatedAt: last.sentAt,
      lastMessage: last.deletedAt ? null : this.#json(last),
      conversationWith: this.#userJson(uid),
      latestMessageId: String(last.id),
    };
  }

  #unread(me: string, other: string): number {
    const read = this.#read.get(`${me} ${other}`) ?? 0;
    return this.#messages.filter(
      ({ id, sender, receiver, deletedAt }) => sender === other && receiver === me && id > read && !deletedAt,
    ).length;
  }

  #unreadOf(me: string) {
    return [...this.#users.keys()]
      .map((entityId) => ({ entityId, entityType: 'user', count: this.#unread(me, entityId) }))
      .filter(({ count }) => count > 0);
  }

  #readUpTo(me: string, other: string, id: number): void {
    const key = `${me} ${other}`;
    this.#read.set(key, Math.max(id, this.#read.get(key) ?? 0));
  }

  #store(message: Omit<Stored, 'id' | 'sentAt'>, deviceId: string): Stored {
    const stored = { ...message, id: this.#messages.length + 1, sentAt: seconds() };
    this.#messages.push(stored);
    this.#pushMessage(stored, this.#json(stored), deviceId);
    return stored;
  }

  #remove(id: number): unknown {
    const message = this.#message(id);
    message.deletedAt = seconds();
    return this.#act(message, 'deleted');
  }

  #edit(id: number, data: object): unknown {
    const message = this.#message(id);
    message.data = { ...message.data, ...data };
    message.editedAt = seconds();
    return this.#act(message, 'edited');
  }

  #message(id: number): Stored {
    const message = this.#messages.find((one) => one.id === id);
    if (!message) throw new Refusal('ERR_MESSAGE_ID_NOT_FOUND');
    return message;
  }

  /** The action that tells what became of a message, told and answered. */
  #act(message: Stored, what: 'edited' | 'deleted'): object {
    const on = { entity: this.#json(message), entityType: 'message' };
    const by = { entity: this.#userJson(message.sender), entityType: 'user' };
    const forWhom = { entity: this.#userJson(message.receiver), entityType: 'user' };
    const action = {
      ...this.#json(message),
      id: String(message.id + 1_000_000),
      category: 'action',
      type: 'message',
      data: { action: what, entities: { by, for: forWhom, on } },
    };
    this.#pushMessage(message, action, 'app');
    return action;
  }

  #pushMessage({ sender, receiver }: Stored, body: object, deviceId: string): void {
    const to = { appId: this.appId, receiver, receiverType: 'user' };
    this.#lines.push([sender, receiver], { ...to, deviceId, type: 'message', sender, body });
  }
}
