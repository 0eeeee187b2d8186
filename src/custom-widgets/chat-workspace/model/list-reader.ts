import { searchForm } from '../../../../core/search-form.ts';
import type { ChatEvent, ChatService, Conversation, ConversationPage } from '../service/chat-service.ts';
import { logFailure } from './failures.ts';
import { changesByTime, isWithin, type ListView, mayJoin, printView, usualOf } from './list-filter.ts';
import {
  EMPTY_LIST,
  extended,
  heard,
  isMissing,
  leaving,
  movedCount,
  patched,
  refreshed,
  rowOf,
  type StandingList,
  settled,
} from './standing-list.ts';

export interface ListAsked extends ListView {
  readonly search: string;
}

export interface ListState {
  readonly rows: readonly Conversation[];
  /** How many conversations move when the list is settled. */
  readonly moved: number;
  readonly more: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

export const NO_LIST: ListState = { rows: [], moved: 0, more: false, loading: true, failed: false };

const PAGE = 30;
/** The largest page of a service. */
const LARGEST = 50;
/** Milliseconds after which a list that changes by the time is read again. */
const MINUTE = 60_000;
/** Milliseconds in which conversations that the list does not have are read together. */
const SOON = 300;

const isFiltered = ({ filter }: ListView): boolean => Object.keys(filter).length > 0;

/** The conversations that a person asked for: read once, read again on each connect, changed by events in between. */
export class ListReader {
  readonly asked: ListAsked;
  readonly #service: ChatService;
  readonly #isSeen: (conversation: string) => boolean;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #list: StandingList;
  #state: ListState;
  #next: string | undefined;
  #isLoaded = false;
  #isHeld = false;
  #count: number;
  #turn = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #tick: ReturnType<typeof setInterval> | undefined;
  /** Conversations that the service no longer has among those that are asked for. */
  #gone: ReadonlySet<string> = new Set();

  /** `known`: rows that are shown until the first answer. `count`: how many rows are read at first. */
  constructor(
    service: ChatService,
    asked: ListAsked,
    {
      isSeen,
      known = [],
      count = PAGE,
      now,
    }: {
      isSeen: (id: string) => boolean;
      known?: readonly Conversation[];
      count?: number;
      /** Milliseconds, by the clock of the server. */
      now: () => number;
    },
  ) {
    this.#service = service;
    this.asked = asked;
    this.#isSeen = isSeen;
    this.#now = now;
    this.#count = count;
    this.#list = { ...EMPTY_LIST, rows: known.filter((row) => this.#belongs(row)) };
    this.#state = { ...NO_LIST, rows: this.#list.rows };
    this.#stop = service.listen((event) => this.#take(event));
    const isUsual = printView(asked) === printView(usualOf(service));
    // A filter loads even without a connection, so that a failure is shown instead of an empty result.
    if (service.connection === 'connected' || asked.search || !isUsual) void this.refresh();
    // Of those that wait all are read; of others the first ones, however many are loaded.
    const most = asked.order === 'waiting' ? undefined : 2 * LARGEST;
    if (changesByTime(asked)) this.#tick = setInterval(() => void this.refresh(most), MINUTE);
  }

  readonly state = (): ListState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#stop();
    clearTimeout(this.#soon);
    clearInterval(this.#tick);
    this.#turn += 1;
    this.#listeners.clear();
  }

  /** While it is held no row moves. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#show({});
  }

  /** Puts every row at its place, though it is held. */
  readonly settle = (): void => {
    this.#list = this.#settled();
    this.#show({});
  };

  readonly loadMore = (): void => {
    const cursor = this.#next;
    if (!cursor) return;
    void this.#work(async (isOver) => {
      const page = await this.#page(cursor, PAGE);
      if (isOver()) return;
      this.#next = page.next;
      this.#count += page.rows.length;
      this.#list = extended(this.#list, page.rows);
    });
  };

  /** Reads the rows again that were read, or the first of them; the first time, those of the first page. */
  readonly refresh = (most = Number.POSITIVE_INFINITY): Promise<void> =>
    this.#work(async (isOver) => {
      const rows: Conversation[] = [];
      const count = Math.min(this.#count, most);
      let next: string | undefined;
      do {
        const page = await this.#page(next, Math.min(LARGEST, count - rows.length));
        rows.push(...page.rows);
        next = page.next;
      } while (next && rows.length < count);
      if (isOver()) return;
      this.#next = this.#isLoaded ? this.#next && next : next;
      this.#list = this.#isLoaded ? this.#again(rows, next === undefined) : { ...EMPTY_LIST, rows };
      this.#isLoaded = true;
    });

  /** `isWhole`: no conversation is left behind these. */
  #again(rows: readonly Conversation[], isWhole: boolean): StandingList {
    const list = refreshed(this.#list, rows, this.asked.order);
    const { order } = this.asked;
    if (order === 'latest' && !(isWhole && isFiltered(this.asked))) {
      if (isFiltered(this.asked)) this.#recheck(list.rows, rows);
      return list;
    }
    const asked = new Set(rows.map(({ id }) => id));
    const gone = list.rows.flatMap(({ id }) => (asked.has(id) ? [] : [id]));
    this.#gone = new Set(gone);
    // Who is no longer in the list of those that wait does not wait any more.
    const change = order === 'waiting' ? { waitingSince: undefined } : {};
    return gone.reduce((changed, id) => leaving(patched(changed, id, change), id), list);
  }

  /** Asks of rows that should be among those that were read, and are not, what has become of them. */
  #recheck(rows: readonly Conversation[], read: readonly Conversation[]): void {
    const asked = new Set(read.map(({ id }) => id));
    const above = rows.slice(0, rows.findLastIndex(({ id }) => asked.has(id)) + 1);
    for (const { id } of above.filter((row) => !asked.has(row.id)).slice(0, PAGE))
      this.#reread(id, (fresh) => {
        this.#list = patched(this.#list, id, fresh);
        if (!this.#isAsked(fresh)) this.#list = leaving(this.#list, id);
      });
  }

  #page(after: string | undefined, limit: number): Promise<ConversationPage> {
    const { search, filter, order } = this.asked;
    return this.#service.conversations({
      search,
      after,
      limit,
      filter,
      ...(order === 'waiting' && { order }),
    });
  }

  #belongs(row: Conversation): boolean {
    const { search, filter } = this.asked;
    const isFound = searchForm(row.name).includes(searchForm(search));
    return isFound && this.#isAsked(row) && (!filter.unread || row.unread > 0);
  }

  readonly #isAsked = (row: Conversation): boolean =>
    isWithin(row, this.asked, this.#service.me, this.#now());

  #take(event: ChatEvent): void {
    if (event.kind === 'connection' && event.state === 'connected') void this.refresh();
    const joins = mayJoin(event, this.asked, this.#service.me, this.#now());
    if (joins && 'conversation' in event && !rowOf(this.#list, event.conversation)) void this.refresh();
    if (event.kind === 'read' && event.uid === this.#service.me) this.#recountLater(event);
    if (event.kind === 'deleted' || (event.kind === 'unread' && event.uid === this.#service.me))
      this.#recount(event.conversation);
    if (this.#isLoaded && isMissing(this.#list, event))
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined;
        void this.#catchUp();
      }, SOON);
    const { order } = this.asked;
    // Who took the last answer back may let a shop wait again that is not in the list.
    if (event.kind === 'deleted' && order === 'waiting') void this.refresh();
    const { me } = this.#service;
    const list = heard(this.#list, event, { me, order, isSeen: this.#isSeen, belongs: this.#isAsked });
    if (list === this.#list) return;
    this.#list = list;
    this.#show({});
  }

  /** Reads the latest conversations: those of which messages came are among them. */
  async #catchUp(): Promise<void> {
    const { search, filter, order } = this.asked;
    try {
      const { rows } = await this.#service.conversations({ search, limit: PAGE, filter });
      const isAsked = (row: Conversation) =>
        this.#isAsked(row) && (order === 'latest' || row.waitingSince !== undefined);
      const known = new Set(this.#list.rows.map(({ id }) => id));
      this.#list = refreshed(
        this.#list,
        rows.filter((row) => isAsked(row) || known.has(row.id)),
        order,
      );
      this.#show({});
    } catch (error) {
      logFailure('conversations', error);
    }
  }

  /** A mark before the last message: the service knows how many are left. */
  #recountLater({ conversation, message }: ChatEvent & { kind: 'read' }): void {
    const last = rowOf(this.#list, conversation)?.last;
    if (last && message < last.id) this.#recount(conversation);
  }

  /** What is unread of a conversation and since when it waits, as the service counts it. */
  #recount(conversation: string): void {
    if (!rowOf(this.#list, conversation)) return;
    this.#reread(conversation, ({ unread, waitingSince }) => {
      this.#list = patched(this.#list, conversation, { unread, waitingSince });
    });
  }

  #reread(conversation: string, take: (fresh: Conversation) => void): void {
    this.#service.conversation(conversation).then(
      (fresh) => {
        if (!fresh) return;
        take(fresh);
        this.#show({});
      },
      () => undefined,
    );
  }

  /** Runs one load with its state; the answer of an outdated load is ignored. */
  async #work(read: (isOver: () => boolean) => Promise<void>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const isOver = () => turn !== this.#turn;
    this.#show({ loading: true, failed: false });
    try {
      await read(isOver);
      if (!isOver()) this.#show({ loading: false });
    } catch (error) {
      logFailure('conversations', error);
      if (isOver()) return;
      // Rows that another question left do not stay beside a failure.
      if (!this.#isLoaded) this.#list = EMPTY_LIST;
      this.#show({ loading: false, failed: true });
    }
  }

  #settled(): StandingList {
    const belongs = (row: Conversation) => this.#isAsked(row) && !this.#gone.has(row.id);
    return settled(this.#list, this.asked.order, this.#next !== undefined, belongs);
  }

  #show(change: Partial<Pick<ListState, 'loading' | 'failed'>>): void {
    const after = this.#settled();
    if (!this.#isHeld) this.#list = after;
    const { rows } = this.#list;
    const moved = movedCount(this.#list, after);
    this.#state = { ...this.#state, ...change, rows, moved, more: this.#next !== undefined };
    for (const listener of this.#listeners) listener();
  }
}
