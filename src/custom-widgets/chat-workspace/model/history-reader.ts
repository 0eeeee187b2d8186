import type { ChatEvent, ChatService, Message, MessagePage, MessagesAsked } from '../service/chat-service.ts';
import { logFailure } from './failures.ts';
import { deleted, edited, merged, renewed } from './history.ts';

export interface History {
  readonly rows: readonly Message[];
  /** Older messages exist than the loaded ones. */
  readonly older: boolean;
  /** Newer messages exist than the loaded ones: an older range is shown. */
  readonly newer: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

export const EMPTY: History = { rows: [], older: false, newer: false, loading: true, failed: false };

/** The largest page of a service that all of them have. */
const LARGEST = 99;

/**
 * A range of one conversation's messages; by default its end. Events may arrive before missed messages are loaded, and loading
 * may fail halfway: `#until` is the message up to which the range has no gap; later messages are loaded from there.
 */
export class HistoryReader {
  readonly #service: ChatService;
  readonly #conversation: string;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #history = EMPTY;
  #until: string | undefined;
  /** Nothing was missed since the last disconnect, so an event is the next message. */
  #isWhole = false;
  #turn = 0;
  #last: () => Promise<void> = () => this.fill();

  constructor(service: ChatService, conversation: string) {
    this.#service = service;
    this.#conversation = conversation;
    this.#stop = service.listen((event) => this.#take(event));
    if (service.connection === 'connected') void this.fill();
  }

  readonly history = (): History => this.#history;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#stop();
    this.#turn += 1;
    this.#listeners.clear();
  }

  /** Repeats the failed load. */
  readonly retry = (): Promise<void> => this.#last();

  /** Loads everything after the gapless range; the latest messages when nothing or an older range is loaded. */
  readonly fill = (): Promise<void> => this.#work((isOver) => this.#fillUp(isOver));

  async #fillUp(isOver: () => boolean): Promise<void> {
    let isFirst = this.#history.newer;
    for (let hasMore = true; hasMore; ) {
      const lastKnownId = isFirst ? undefined : this.#until;
      const page = await this.#page(lastKnownId ? { after: lastKnownId } : {});
      if (isOver()) return;
      const rows = merged(isFirst ? [] : this.#history.rows, page.rows);
      this.#change(lastKnownId ? { rows } : { rows, older: page.more, newer: false });
      this.#until = page.rows.at(-1)?.id ?? lastKnownId;
      isFirst = false;
      hasMore = lastKnownId !== undefined && page.more;
    }
    this.#isWhole = true;
    this.#until = this.#history.rows.at(-1)?.id;
  }

  /** The same after the line was away, also what was changed or taken back meanwhile of all that is loaded. */
  #resume(): Promise<void> {
    return this.#work(async (isOver) => {
      const known = this.#history.rows;
      if (!this.#history.newer) await this.#fillUp(isOver);
      if (!isOver()) await this.#renew(known, isOver);
    });
  }

  /** Reads rows again, from the message before the first of them on. */
  async #renew(known: readonly Message[], isOver: () => boolean): Promise<void> {
    const [first, last] = [known[0]?.id, known.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    const { rows: older } = await this.#page({ before: first, limit: 1 });
    for (let after = older.at(-1)?.id ?? '0', hasMore = true; hasMore && after < last; ) {
      const page = await this.#page({ after, limit: LARGEST });
      if (isOver()) return;
      const end = page.rows.at(-1)?.id ?? last;
      const until = page.more && end < last ? end : last;
      this.#change({ rows: renewed(this.#history.rows, page.rows, { after, until }) });
      hasMore = page.more;
      after = end;
    }
  }

  readonly loadOlder = (): Promise<void> =>
    this.#work(async (isOver) => {
      const page = await this.#page({ before: this.#history.rows[0]?.id });
      if (isOver()) return;
      this.#change({ rows: merged(this.#history.rows, page.rows), older: page.more });
      // This may have cancelled the load of the missed messages.
      if (!this.#isWhole && !this.#history.newer && this.#service.connection === 'connected')
        void this.fill();
    });

  readonly loadNewer = (): Promise<void> =>
    this.#work(async (isOver) => {
      const page = await this.#page({ after: this.#history.rows.at(-1)?.id });
      if (!isOver()) this.#reach(merged(this.#history.rows, page.rows), page.more);
    });

  /** Loads the range around a found message. */
  readonly goTo = (message: Message): Promise<void> =>
    this.#work(async (isOver) => {
      const { id } = message;
      const [olderPage, newerPage] = await Promise.all([
        this.#page({ before: id }),
        this.#page({ after: id }),
      ]);
      if (isOver()) return;
      this.#change({ older: olderPage.more });
      this.#reach(merged(olderPage.rows, [message, ...newerPage.rows]), newerPage.more);
    });

  /** Loads the range around a message of which only the id is known. */
  readonly goToId = (id: string): Promise<void> =>
    this.#work(async (isOver) => {
      const olderPage = await this.#page({ before: id });
      const newerPage = await this.#page({ after: olderPage.rows.at(-1)?.id ?? '0' });
      if (isOver()) return;
      this.#change({ older: olderPage.more });
      this.#reach(merged(olderPage.rows, newerPage.rows), newerPage.more);
    });

  #page(pageRequest: MessagesAsked): Promise<MessagePage> {
    return this.#service.messages(this.#conversation, pageRequest);
  }

  /** Replaces the range; at the end of the conversation, messages that arrived meanwhile are appended. */
  #reach(rows: readonly Message[], newer: boolean): void {
    this.#isWhole = false;
    this.#until = rows.at(-1)?.id;
    this.#change({ rows, newer });
    if (!newer) void this.fill();
  }

  /** Runs one load with its loading and error state; the answer of an outdated load is ignored. */
  async #work(read: (isOver: () => boolean) => Promise<void>): Promise<void> {
    this.#last = () => this.#work(read);
    this.#turn += 1;
    const turn = this.#turn;
    const isOver = () => turn !== this.#turn;
    this.#change({ loading: true, failed: false });
    try {
      await read(isOver);
      if (!isOver()) this.#change({ loading: false });
    } catch (error) {
      logFailure('messages', error);
      if (!isOver()) this.#change({ loading: false, failed: true });
    }
  }

  #take(event: ChatEvent): void {
    if (event.kind === 'connection') {
      if (event.state !== 'connected') this.#isWhole = false;
      else void this.#resume();
    }
    if (
      event.kind === 'message' &&
      event.message.conversation === this.#conversation &&
      !this.#history.newer
    ) {
      if (this.#isWhole) this.#until = event.message.id;
      this.#change({ rows: merged(this.#history.rows, [event.message]) });
    }
    if (event.kind === 'edited' && event.message.conversation === this.#conversation)
      this.#change({ rows: edited(this.#history.rows, event.message) });
    if (event.kind === 'deleted' && event.conversation === this.#conversation)
      this.#change({ rows: deleted(this.#history.rows, event.message) });
  }

  #change(change: Partial<History>): void {
    this.#history = { ...this.#history, ...change };
    for (const listener of this.#listeners) listener();
  }
}
