import { isRecord } from '../../../../core/record.ts';
import { keepConnected } from './connection.ts';
import type { Message } from './event-stream.ts';
import { canElect, type Lead, leadInTurn, leadWhileSeen } from './leader.ts';
import type { Listening, LiveEvent } from './live-event.ts';
import { type Logged, RecentEvents } from './recent-events.ts';

/** Messages between the tabs of a browser. Times are ages in ms, since each tab has its own clock. */
type Told =
  | { readonly say: 'hello' }
  | {
      readonly say: 'welcome';
      readonly last: number;
      readonly isOpen: boolean;
      readonly coveredFor: number;
      readonly recent: readonly (Logged & { readonly age: number })[];
    }
  | { readonly say: 'event'; readonly event: Logged }
  | { readonly say: 'restart'; readonly last: number }
  | { readonly say: 'state'; readonly isOpen: boolean }
  | { readonly say: 'end'; readonly why: 'expired' | 'refused' };

/** Overlap in ms: the server replays this much more than requested, to cover the delay of messages between tabs. */
const FURTHER = 1000;

interface Tab {
  onState(isOpen: boolean): void;
  onExpired(): void;
}

/** A tab on its session's channel. One holds the connection; each knows the last event, so the next goes on exactly there. */
export class LiveTab {
  readonly #ending = new AbortController();
  readonly #channel: BroadcastChannel | undefined;
  readonly #listening = new Set<Listening>();
  readonly #recent = new RecentEvents();
  #isLeader = false;
  #isOpen = false;
  #earliest = performance.now();

  constructor(
    private readonly token: string,
    private readonly tab: Tab,
  ) {
    const { signal } = this.#ending;
    if (!canElect()) {
      void leadWhileSeen(this.#lead, signal);
      return;
    }
    // Each session has its own channel, so tabs that have not yet noticed a new session do not mix with those that have.
    const name = `live ${token.slice(-12)}`;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#tell({ say: 'hello' });
    // Fallback for browsers that block the Web Locks API.
    leadInTurn(name, this.#lead, signal).catch(() => leadWhileSeen(this.#lead, signal));
  }

  add(entry: Listening): void {
    this.#listening.add(entry);
    this.#earliest = Math.min(this.#earliest, entry.since);
    this.#catchUp(entry);
  }

  remove(entry: Listening): void {
    this.#listening.delete(entry);
  }

  stop(): void {
    this.#ending.abort();
    this.#channel?.close();
    this.#listening.clear();
  }

  readonly #lead: Lead = async (signal) => {
    this.#isLeader = true;
    const why = await keepConnected(
      {
        token: this.token,
        since: () => {
          const { last } = this.#recent;
          return last === undefined ? { age: performance.now() - this.#earliest } : { last };
        },
        onMessage: (message) => this.#read(message),
        onEnd: () => this.#setOpen(false),
      },
      signal,
    );
    this.#isLeader = false;
    if (!why) return;
    this.#tell({ say: 'end', why });
    this.#end(why);
  };

  #read({ event, id, data }: Message): void {
    const position = Number(id);
    if (data === undefined || !Number.isSafeInteger(position)) return;
    if (event === 'restart') {
      this.#tell({ say: 'restart', last: position });
      this.#restart(position);
    } else if (event === 'open') {
      if (this.#recent.last === undefined) this.#cover(this.#earliest - FURTHER, position);
      // A tab that opened while there was no leader has received no welcome message yet.
      else this.#welcome();
    } else {
      const logged = readLogged(position, data);
      if (!logged) return;
      this.#tell({ say: 'event', event: logged });
      this.#deliver(logged);
    }
    this.#setOpen(true);
  }

  #hear(tabMessage: Told): void {
    if (this.#ending.signal.aborted) return;
    if (tabMessage.say === 'hello' && this.#isLeader) this.#welcome();
    if (tabMessage.say === 'welcome') this.#takeWelcome(tabMessage);
    // Before the welcome message earlier events are unknown.
    if (tabMessage.say === 'event' && this.#recent.last !== undefined) this.#deliver(tabMessage.event);
    if (tabMessage.say === 'restart') this.#restart(tabMessage.last);
    if (tabMessage.say === 'state') this.#setOpen(tabMessage.isOpen);
    if (tabMessage.say === 'end') this.#end(tabMessage.why);
  }

  /** Welcome for tabs that opened later: the channel's position and recent events. */
  #welcome(): void {
    const { last, coveredFrom } = this.#recent;
    if (last === undefined) return;
    const now = performance.now();
    const recent = this.#recent
      .since(coveredFrom)
      .map(({ event, receivedAt }) => ({ ...event, age: now - receivedAt }));
    this.#tell({ say: 'welcome', last, isOpen: this.#isOpen, coveredFor: now - coveredFrom, recent });
  }

  #takeWelcome({ last, isOpen, coveredFor, recent }: Extract<Told, { say: 'welcome' }>): void {
    if (this.#recent.last !== undefined) return;
    const now = performance.now();
    for (const { age, ...event } of recent) this.#recent.add(event, now - age);
    this.#cover(now - coveredFor, last);
    this.#setOpen(isOpen);
  }

  /** All events since `from` are known from now on. */
  #cover(from: number, last: number): void {
    this.#recent.begin(from, last);
    for (const entry of this.#listening) this.#catchUp(entry);
    if (this.#isLeader) this.#welcome();
  }

  /** Delivers to a new subscriber the events since it asked, or reports that they are unknown. */
  #catchUp({ topic, listener, since }: Listening): void {
    const { last, coveredFrom } = this.#recent;
    if (last === undefined) return;
    if (since < coveredFrom) {
      listener({ topic, kind: 'changed', key: null });
      return;
    }
    for (const { event } of this.#recent.since(since))
      if (event.topics.includes(topic)) listener(toLiveEvent(event, topic));
  }

  #deliver(event: Logged): void {
    const { last } = this.#recent;
    if (last !== undefined && event.position <= last) return;
    this.#recent.add(event, performance.now());
    for (const { topic, listener } of [...this.#listening])
      if (event.topics.includes(topic)) listener(toLiveEvent(event, topic));
  }

  /** Too much was missed to replay it: anything shown may be stale. */
  #restart(last: number): void {
    this.#recent.begin(performance.now(), last);
    for (const { topic, listener } of [...this.#listening]) listener({ topic, kind: 'changed', key: null });
  }

  #setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    if (this.#isLeader) this.#tell({ say: 'state', isOpen });
    if (!this.#ending.signal.aborted) this.tab.onState(isOpen);
  }

  #end(why: 'expired' | 'refused'): void {
    if (this.#ending.signal.aborted) return;
    this.#setOpen(false);
    this.#ending.abort();
    if (why === 'expired') this.tab.onExpired();
  }

  #tell(tabMessage: Told): void {
    if (!this.#ending.signal.aborted) this.#channel?.postMessage(tabMessage);
  }
}

function toLiveEvent({ kind, key }: Logged, topic: string): LiveEvent {
  return { topic, kind, key };
}

function readLogged(position: number, text: string): Logged | undefined {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || !Array.isArray(data.topics)) return undefined;
  const { kind, key } = data;
  return {
    position,
    topics: data.topics.map(String),
    kind: kind === 'created' || kind === 'deleted' ? kind : 'changed',
    key: typeof key === 'string' ? key : null,
  };
}
