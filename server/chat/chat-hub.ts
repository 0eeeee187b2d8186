import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { BrowserFrame, ServerEvent, ServerFrame } from '../../domain/chat/frames.ts';
import { type WhyRefused, whyRefused } from '../../domain/chat/message-limits.ts';
import { isMessageType, UNKNOWN_TYPE } from '../../domain/chat/message-types.ts';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { ChannelListener } from '../live/channel-listener.ts';
import { rolesOf } from '../live/live-log.store.ts';
import type { Store } from '../store/index.ts';
import {
  addMessage,
  markRead,
  messagesByIds,
  notifyChat,
  type Person,
  shopOf,
  staffUid,
} from './chat.store.ts';
import { isEmpty, readFrame } from './frames.ts';
import { Looks } from './looks.ts';
import { isQuotable, markUnread } from './message-changes.store.ts';
import type { ChatNotification, MessageNotification } from './notification.ts';
import { endedPresence } from './presence.store.ts';

/** Milliseconds between heartbeats; sockets of ended sessions are closed then. */
const BEAT = 15_000;
/** Bytes buffered for a browser before its socket is closed: it reconnects and reads what it missed. */
const MOST = 1024 * 1024;
/** WebSocket close codes: server restart, invalid frame, session ended. */
const [RESTART, POLICY, SIGNED_OUT] = [1012, 1008, 4401];

export interface ChatHubOptions {
  readonly beat?: number;
  /** Bytes buffered for a browser. */
  readonly most?: number;
  readonly roles: readonly number[];
  onError(error: unknown): void;
}

interface Member extends Person {
  readonly id: string;
  readonly socket: WebSocket;
  alive: boolean;
  looks: number | null;
  /** Its frames are handled one after the other, so that messages keep their order. */
  work: Promise<void>;
}

/** All chat sockets of this process, and its one connection that receives notifications of all processes. */
export class ChatHub {
  readonly #db: Store['db'];
  readonly #options: ChatHubOptions;
  readonly #members = new Set<Member>();
  readonly #looks = new Looks();
  readonly #listener: ChannelListener;
  #started: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #heard: MessageNotification[] = [];
  #reading: Promise<void> | null = null;
  /** Highest id of the messages that the sockets were told of. */
  #told = 0;
  /** Answers to senders by the id of their message: given after it is told, so that it is never missing on a page. */
  readonly #answers = new Map<number, () => void>();
  #presenceSince = new Date();
  #isClosed = false;

  constructor({ db, url }: Pick<Store, 'db' | 'url'>, options: ChatHubOptions) {
    this.#db = db;
    this.#options = options;
    this.#listener = new ChannelListener(
      url,
      'chat',
      (payload) => this.#take(JSON.parse(payload) as ChatNotification | MessageNotification),
      // Notifications may have been lost meanwhile: the browsers reconnect and read what they missed.
      () => this.#closeAll(RESTART, 'restart'),
    );
  }

  get members(): number {
    return this.#members.size;
  }

  async join(socket: WebSocket, person: Person): Promise<void> {
    this.#started ??= this.#start();
    const work = this.#started;
    const member: Member = { ...person, id: randomUUID(), socket, alive: true, looks: null, work };
    // Reads the log from here on: entries written before LISTEN is active are read once it is.
    socket.on('message', (data) => this.#receive(member, String(data)));
    socket.on('pong', () => {
      member.alive = true;
    });
    socket.on('close', () => this.#leave(member));
    socket.on('error', this.#options.onError);
    await this.#started;
    // Came while the server ends: the browser comes back and finds the next process.
    if (this.#isClosed) return socket.close(RESTART, 'the server ends');
    this.#members.add(member);
    this.#tell(member, { is: 'ready', uid: staffUid(person.account) });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#closeAll(RESTART, 'the server ends');
    await this.#listener.end();
    await this.#reading;
  }

  async #start(): Promise<void> {
    await this.#listener.start();
    const { beat = BEAT } = this.#options;
    this.#timer = setInterval(() => void this.#beat(beat).catch(this.#options.onError), beat).unref();
  }

  #receive(member: Member, text: string): void {
    const frame = readFrame(text);
    if (!frame) {
      member.socket.close(POLICY, 'not a frame');
      return;
    }
    member.alive = true;
    member.work = member.work.then(() => this.#do(member, frame)).catch(this.#options.onError);
  }

  async #do(member: Member, frame: BrowserFrame): Promise<void> {
    const { account, name } = member;
    switch (frame.do) {
      case 'ping':
        return this.#tell(member, { is: 'pong' });
      case 'send':
        return this.#send(member, frame);
      case 'read':
      case 'unread': {
        const { do: kind, conversation, message } = frame;
        const mark = kind === 'read' ? markRead : markUnread;
        if ((await this.#isAllowed(member)) && (await mark(this.#db, conversation, account, message)))
          await this.#say({ kind, conversation, uid: staffUid(account), message });
        return;
      }
      case 'typing':
        return this.#say({ kind: 'typing', conversation: frame.conversation, uid: staffUid(account), name });
      case 'look':
        member.looks = frame.conversation;
        return this.#sayLook(member);
    }
  }

  async #send(member: Member, { conversation, message }: BrowserFrame & { do: 'send' }): Promise<void> {
    const { client_id } = message;
    const refuse = (why: WhyRefused, again: boolean) =>
      this.#tell(member, { is: 'refused', client_id, ...why, again });
    if (!isMessageType(message.type)) return refuse({ message: UNKNOWN_TYPE }, false);
    if (isEmpty(message)) return refuse({ message: 'There is nothing to send.' }, false);
    const why = whyRefused(message);
    if (why) return refuse(why, false);
    try {
      if (!(await this.#isAllowed(member))) return;
      const shop = await shopOf(this.#db, conversation);
      if (shop === null) return refuse({ message: 'This conversation does not exist.' }, false);
      const { quote, type } = message;
      if (quote !== undefined && !(await isQuotable(this.#db, conversation, quote, type === 'note')))
        return refuse({ message: 'The message that this one answers cannot be quoted.' }, false);
      const added = await addMessage(this.#db, shop, member.account, {
        ...message,
        data: message.data ?? null,
      });
      const answer = () => this.#tell(member, { is: 'taken', client_id, message: added.message });
      // One that was there already is not told again.
      if (added.isNew && added.message.id > this.#told) this.#answers.set(added.message.id, answer);
      else answer();
    } catch (error) {
      this.#options.onError(error);
      refuse({ message: 'The chat cannot take messages now.' }, true);
    }
  }

  #leave(member: Member): void {
    this.#members.delete(member);
    if (member.looks === null) return;
    member.looks = null;
    this.#sayLook(member).catch(this.#options.onError);
  }

  #sayLook({ id, account, name, looks }: Member): Promise<void> {
    const look = looks === null ? null : { account, name, conversation: looks };
    return this.#say({ kind: 'look', member: id, look });
  }

  #say(notification: ChatNotification): Promise<void> {
    return notifyChat(this.#db, notification);
  }

  #take(notification: ChatNotification | MessageNotification): void {
    if ('is' in notification) {
      this.#heard.push(notification);
      this.#read();
      return;
    }
    switch (notification.kind) {
      case 'look':
        for (const conversation of this.#looks.note(notification.member, notification.look))
          this.#tellLookers(conversation);
        return;
      case 'presence':
      case 'read':
      case 'unread':
      case 'assigned':
      case 'desk':
      case 'later':
        this.#tellAll(notification);
        return;
      case 'rights':
        this.#recheck().catch(this.#options.onError);
        return;
      case 'typing':
        this.#tellAll(notification, notification.uid);
    }
  }

  /** Reads all announced messages in one query, one run at a time, so that they keep their order. */
  #read(): void {
    this.#reading ??= this.#readAll()
      .catch((error: unknown) => {
        this.#options.onError(error);
        this.#closeAll(RESTART, 'restart');
      })
      .finally(() => {
        this.#reading = null;
      });
  }

  async #readAll(): Promise<void> {
    while (this.#heard.length > 0) {
      const heard = this.#heard.splice(0);
      if (this.#members.size === 0) continue;
      const rows = await messagesByIds(this.#db, [...new Set(heard.map(({ id }) => id))]);
      const byId = new Map<number, ChatMessage>(rows.map((row) => [row.id, row]));
      for (const { is: kind, id } of heard) {
        const row = byId.get(id);
        if (row && kind === 'message') {
          this.#tellAll({ kind: 'message', message: row });
          this.#told = Math.max(this.#told, id);
          this.#answers.get(id)?.();
          this.#answers.delete(id);
        }
        if (row && kind === 'edited') this.#tellAll({ kind: 'edited', message: row });
        if (row && kind === 'deleted')
          this.#tellAll({ kind: 'deleted', conversation: row.conversation_id, message: id });
      }
    }
  }

  #tellLookers(conversation: number): void {
    for (const member of this.#members)
      if (member.looks === conversation) {
        const names = this.#looks.names(conversation, member.account);
        this.#tell(member, { is: 'event', kind: 'lookers', conversation, names });
      }
  }

  /** `but`: the socket that is left out. */
  #tellAll(event: ServerEvent, but?: string): void {
    const text = JSON.stringify({ is: 'event', ...event } satisfies ServerFrame);
    for (const member of this.#members) if (staffUid(member.account) !== but) this.#write(member, text);
  }

  #tell(member: Member, frame: ServerFrame): void {
    this.#write(member, JSON.stringify(frame));
  }

  #write({ socket }: Member, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > (this.#options.most ?? MOST)) socket.terminate();
    else socket.send(text);
  }

  #closeAll(code: number, reason: string): void {
    this.#answers.clear();
    for (const { socket } of this.#members) socket.close(code, reason);
  }

  async #beat(beat: number): Promise<void> {
    for (const member of this.#members) {
      if (!member.alive) member.socket.terminate();
      member.alive = false;
      if (member.socket.readyState === member.socket.OPEN) member.socket.ping();
    }
    await this.#listener.check(beat / 2);
    await this.#recheck();
    for (const conversation of this.#looks.forget(beat * 3)) this.#tellLookers(conversation);
    for (const member of this.#members) if (member.looks !== null) await this.#sayLook(member);
    const since = this.#presenceSince;
    this.#presenceSince = new Date();
    for (const uid of await endedPresence(this.#db, since, this.#presenceSince))
      this.#tellAll({ kind: 'presence', uid, status: 'offline' });
  }

  /** Closes sockets whose session has ended or whose account may no longer chat. */
  async #recheck(): Promise<void> {
    const members = [...this.#members];
    if (members.length === 0) return;
    const allowed = await this.#mayChat(members);
    for (const member of members) if (!allowed.has(member)) member.socket.close(SIGNED_OUT, 'signed out');
  }

  /** Whether the right to chat, which may have ended since the socket was opened, is still there; without it the socket is closed. */
  async #isAllowed(member: Member): Promise<boolean> {
    const isAllowed = (await this.#mayChat([member])).has(member);
    if (!isAllowed) member.socket.close(SIGNED_OUT, 'signed out');
    return isAllowed;
  }

  /** Those of the members whose session and role still let them chat. */
  async #mayChat(members: readonly Member[]): Promise<ReadonlySet<Member>> {
    const roles = await rolesOf(this.#db, members);
    const isAllowed = ({ tokenHash }: Member) => {
      const role = roles.get(tokenHash.toString('hex'));
      return role !== undefined && this.#options.roles.includes(role);
    };
    return new Set(members.filter(isAllowed));
  }
}
