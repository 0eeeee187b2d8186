import type { Entities } from '../resources/row.ts';
import type { Store } from '../store/index.ts';
import { ChannelListener } from './channel-listener.ts';
import {
  CHANNEL,
  type LoggedEvent,
  positionBefore,
  pruneLog,
  readAfter,
  readEnds,
  rolesOf,
} from './live-log.store.ts';
import { type Beginning, LiveStream } from './live-stream.ts';

/** Milliseconds between two signs of life; whose token has ended is cut off then. */
const BEAT = 15_000;
const BEATS_OF_PRUNING = 20;
/** Events read at once, and those that a reader who comes back may have missed. */
const BATCH = 500;
const MOST_MISSED = 1000;

export interface Reader {
  readonly account: number;
  readonly role: number;
  readonly tokenHash: Buffer;
}

/** Where a reader goes on: behind a position, or `age` milliseconds ago; neither: now. */
export interface Since {
  readonly last?: number;
  readonly age?: number;
}

export interface HubOptions {
  readonly beat?: number;
  /** Bytes that may wait for a reader. */
  readonly most?: number;
  onError(error: unknown): void;
}

/** All readers of this process, and its one connection that is notified of what any process writes. */
export class LiveHub {
  readonly #db: Store['db'];
  readonly #topics: readonly {
    readonly name: string;
    readonly table: string;
    readonly roles: readonly number[];
    /** Who hears of everybody's rows, where they are somebody's. */
    readonly all?: readonly number[] | undefined;
  }[];
  readonly #options: HubOptions;
  readonly #streams = new Map<LiveStream, Reader>();
  readonly #listener: ChannelListener;
  #started: Promise<void> | null = null;
  #cursor = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #ended = false;

  constructor({ db, url }: Pick<Store, 'db' | 'url'>, entities: Entities, options: HubOptions) {
    this.#db = db;
    this.#topics = Object.values(entities).flatMap(({ entity: name, table, live: roles, liveOf }) =>
      roles ? [{ name, table, roles, all: liveOf?.all }] : [],
    );
    this.#options = options;
    const read = () => this.#read();
    this.#listener = new ChannelListener(url, CHANNEL, read, read);
  }

  /** Roles with any topic. */
  get roles(): readonly number[] {
    return [...new Set(this.#topics.flatMap(({ roles }) => roles))];
  }

  get readers(): number {
    return this.#streams.size;
  }

  /** A stream of the topics of an account's role. The first one makes the process listen. */
  async open(reader: Reader, since: Since): Promise<LiveStream> {
    this.#started ??= this.#start();
    await this.#started.catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    const stream = new LiveStream(this.#heardBy(reader), this.#options.most);
    // From here on it gathers what the others are told, so that nothing lies between what it missed and what comes.
    this.#streams.set(stream, reader);
    stream.on('close', () => this.#streams.delete(stream));
    try {
      const { how, position, missed } = await this.#missed(since, this.#cursor);
      stream.begin(how, position, missed);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.#ended) stream.end();
    return stream;
  }

  /** Ends all streams in order, and listens no more. */
  async close(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#timer);
    for (const stream of this.#streams.keys()) stream.end();
    await this.#listener.end();
    await this.#reading;
  }

  async #start(): Promise<void> {
    this.#cursor = (await readEnds(this.#db)).last;
    await this.#listener.start();
    const { beat = BEAT } = this.#options;
    this.#timer = setInterval(() => void this.#beat(beat).catch(this.#options.onError), beat).unref();
  }

  #heardBy({ role, account }: Pick<Reader, 'role' | 'account'>): LiveStream['topicsOf'] {
    const heard = this.#topics.filter(({ roles }) => roles.includes(role));
    return ({ table, owner }) =>
      heard.flatMap(({ name, table: own, all }) =>
        own === table && (!all || all.includes(role) || owner === account) ? [name] : [],
      );
  }

  /** What was written since, up to what the streams are told anyway; where that is not known any more, a new start. */
  async #missed(
    { last, age }: Since,
    now: number,
  ): Promise<{ how: Beginning; position: number; missed: readonly LoggedEvent[] }> {
    const from = last ?? (age === undefined ? null : await positionBefore(this.#db, age));
    if (from === null) return { how: 'open', position: now, missed: [] };
    const ends = await readEnds(this.#db);
    const isKnown = from <= ends.last && (ends.last === 0 || from >= ends.first - 1);
    const missed = isKnown ? await readAfter(this.#db, from, MOST_MISSED + 1) : [];
    // Told later, but heard of meanwhile by another process: it is not told twice.
    const isComplete = isKnown && missed.length <= MOST_MISSED;
    return isComplete
      ? { how: 'open', position: from, missed }
      : { how: 'restart', position: now, missed: [] };
  }

  /** Sends new entries of the log. One run at a time: later entries are read right afterwards. */
  #read(): void {
    this.#again = true;
    this.#reading ??= this.#readAll()
      .catch(this.#options.onError)
      .finally(() => {
        this.#reading = null;
      });
  }

  async #readAll(): Promise<void> {
    while (this.#again && !this.#ended) {
      this.#again = false;
      for (let full = true; full; ) {
        const events = await readAfter(this.#db, this.#cursor, BATCH);
        this.#cursor = events.at(-1)?.position ?? this.#cursor;
        for (const stream of this.#streams.keys()) stream.say(events);
        full = events.length === BATCH;
      }
    }
  }

  async #beat(beat: number): Promise<void> {
    for (const stream of this.#streams.keys()) stream.beat();
    // In case the word itself got lost.
    this.#read();
    this.#beats++;
    await this.#listener.check(beat / 2);
    await this.#recheck();
    if (this.#beats % BEATS_OF_PRUNING === 0) await pruneLog(this.#db);
  }

  /** A signed-out account receives nothing more; one with another role receives that role's topics. */
  async #recheck(): Promise<void> {
    if (this.#streams.size === 0) return;
    const roles = await rolesOf(
      this.#db,
      [...this.#streams.values()].map(({ tokenHash }) => tokenHash),
    );
    for (const [stream, { tokenHash, account }] of this.#streams) {
      const role = roles.get(tokenHash.toString('hex'));
      if (role === undefined) stream.end();
      else stream.topicsOf = this.#heardBy({ role, account });
    }
  }
}
