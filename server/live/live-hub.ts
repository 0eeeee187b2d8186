import type { Entities } from '../resources/row.ts';
import type { Store } from '../store/index.ts';
import { ChannelListener } from './channel-listener.ts';
import { CHANNEL, positionBefore, pruneLog, readAfter, readEnds, rolesOf } from './live-log.store.ts';
import { type Beginning, LiveStream } from './live-stream.ts';

/** Milliseconds between heartbeats; streams of expired tokens are closed then. */
const BEAT = 15_000;
const BEATS_OF_PRUNING = 20;
/** Maximum events read at once, and replayed to a reconnecting reader. */
const BATCH = 500;
const MOST_MISSED = 1000;

export interface Reader {
  readonly account: number;
  readonly role: number;
  readonly tokenHash: Buffer;
}

/** Where to resume: after a position, or `age` milliseconds ago; with neither: now. */
export interface Since {
  readonly last?: number;
  readonly age?: number;
}

export interface HubOptions {
  readonly beat?: number;
  /** Maximum bytes buffered for a reader. */
  readonly most?: number;
  onError(error: unknown): void;
}

/** All event streams of this process, and its single connection that is notified of every process's writes. */
export class LiveHub {
  readonly #db: Store['db'];
  readonly #topics: readonly {
    readonly name: string;
    readonly table: string;
    readonly roles: readonly number[];
    /** Roles that receive events of everybody's rows, for entities with owners. */
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

  /** Roles with at least one topic. */
  get roles(): readonly number[] {
    return [...new Set(this.#topics.flatMap(({ roles }) => roles))];
  }

  get readers(): number {
    return this.#streams.size;
  }

  /** Opens a stream with the topics of an account's role. The first stream starts listening. */
  async open(reader: Reader, since: Since): Promise<LiveStream> {
    this.#started ??= this.#start();
    await this.#started.catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    const stream = new LiveStream(this.#heardBy(reader), this.#options.most);
    // From here on the stream queues events, so that none is lost between the replay and the live events.
    this.#streams.set(stream, reader);
    stream.on('close', () => this.#streams.delete(stream));
    try {
      stream.begin(await this.#missed(since, this.#cursor));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.#ended) stream.end();
    return stream;
  }

  /** Closes all streams properly, and stops listening. */
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
      heard.flatMap(({ name, table: topicTable, all: unrestrictedRoles }) =>
        topicTable === table && (!unrestrictedRoles || unrestrictedRoles.includes(role) || owner === account)
          ? [name]
          : [],
      );
  }

  /** The events since then, up to those the streams get anyway; a restart message when they are no longer in the log. */
  async #missed({ last, age }: Since, currentPosition: number): Promise<Beginning> {
    const from = last ?? (age === undefined ? null : await positionBefore(this.#db, age));
    if (from === null) return { how: 'open', position: currentPosition, missed: [] };
    const ends = await readEnds(this.#db);
    const isKnown = from <= ends.last && (ends.last === 0 || from >= ends.first - 1);
    const missed = isKnown ? await readAfter(this.#db, from, MOST_MISSED + 1) : [];
    // A late commit that another process's notification has already announced is not sent twice.
    const isComplete = isKnown && missed.length <= MOST_MISSED;
    return isComplete
      ? { how: 'open', position: from, missed }
      : { how: 'restart', position: currentPosition, missed: [] };
  }

  /** Sends new log entries. One run at a time; later entries follow in the next run. */
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
    // In case a notification was lost.
    this.#read();
    this.#beats++;
    await this.#listener.check(beat / 2);
    await this.#recheck();
    if (this.#beats % BEATS_OF_PRUNING === 0) await pruneLog(this.#db);
  }

  /** A signed-out account receives nothing more; a changed role changes the topics. */
  async #recheck(): Promise<void> {
    if (this.#streams.size === 0) return;
    const roles = await rolesOf(this.#db, [...this.#streams.values()]);
    for (const [stream, { tokenHash, account }] of this.#streams) {
      const role = roles.get(tokenHash.toString('hex'));
      if (role === undefined) stream.end();
      else stream.topicsOf = this.#heardBy({ role, account });
    }
  }
}
