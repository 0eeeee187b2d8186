import { whyRefused } from '../../../../domain/chat/message-limits.ts';
import { type ChatService, type NewMessage, SendRefusal } from '../service/chat-service.ts';
import { logFailure } from './failures.ts';
import {
  add,
  due,
  type Entries,
  notTaken,
  type Pending,
  restored,
  retried,
  sending,
  without,
} from './outbox.ts';

/**
 * Stores the entries of one account persistently, each under its own key, so that two tabs do not overwrite each other.
 */
export interface OutboxStore {
  all(): Entries;
  put(entry: Pending): void;
  remove(clientId: string): void;
  /** Reports entries that another tab changed or, without `entry`, removed after sending or discarding them. */
  follow(changed: (clientId: string, entry?: Pending) => void): () => void;
}

/** Retry delays in milliseconds for a busy service; after the last one the user decides. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];

/**
 * Milliseconds of connection during which only the tab that wrote a message sends it; after that this tab sends it too.
 */
const OTHERS = 5000;

/**
 * Sends the outbox while the service is connected, in order within each conversation, including messages written in
 * other tabs. A message that another tab is about to send blocks the later ones of its conversation.
 */
export class OutboxRunner {
  #entries: Entries;
  readonly #foreign = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #isClosed = false;
  readonly #service: ChatService;
  readonly #newId: () => string;
  readonly #store: OutboxStore;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;

  constructor(service: ChatService, store: OutboxStore, newId: () => string) {
    this.#newId = newId;
    this.#service = service;
    this.#store = store;
    this.#entries = restored(store.all());
    const stops = [
      service.listen((event) => {
        if (event.kind !== 'connection') return;
        this.#waitForOthers();
        this.#run();
      }),
      store.follow((clientId, entry) => this.#changedElsewhere(clientId, entry)),
    ];
    this.#stop = () => stops.forEach((stop) => void stop());
    this.#run();
  }

  readonly entries = (): Entries => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send(conversation: string, message: Omit<NewMessage, 'clientId'>): void {
    const clientId = this.#newId();
    this.#change(add(this.#entries, conversation, { ...message, clientId }, this.#now()));
    this.#run();
  }

  retry(clientId: string): void {
    this.#foreign.delete(clientId);
    this.#change(retried(this.#entries, clientId, this.#now()));
    this.#run();
  }

  /** Sends a waiting message now, and connects for it. */
  hurry(clientId: string): void {
    this.#foreign.delete(clientId);
    this.#service.hurry();
    this.#run();
  }

  /** Discards a refused message. */
  drop(clientId: string): void {
    this.#change(without(this.#entries, clientId));
  }

  /** Entries being sent here continue: their client id prevents duplicates. */
  #changedElsewhere(clientId: string, entry?: Pending): void {
    if (this.#entries.some(({ message, state }) => message.clientId === clientId && state === 'sending'))
      return;
    const others = without(this.#entries, clientId);
    if (entry) this.#foreign.add(clientId);
    else this.#foreign.delete(clientId);
    // The entry is stored already.
    this.#entries = entry ? restored([...others, entry]) : others;
    this.#tell();
    this.#timer ?? this.#waitForOthers();
    this.#run();
  }

  #waitForOthers(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#foreign.size === 0 || this.#service.connection !== 'connected') return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#foreign.clear();
      this.#run();
    }, OTHERS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
    this.#listeners.clear();
  }

  /** A timestamp later than that of any earlier entry, also within one millisecond. */
  #now(): string {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return new Date(this.#last).toISOString();
  }

  #run(): void {
    if (this.#isClosed || this.#service.connection !== 'connected') return;
    for (const entry of due(this.#entries))
      if (!this.#foreign.has(entry.message.clientId)) void this.#sendOne(entry);
  }

  /** The message keeps its position while it is retried. */
  async #sendOne({ conversation, message }: Pending): Promise<void> {
    this.#change(sending(this.#entries, message.clientId));
    for (const pause of [...PAUSES, 0]) {
      const refusal = await this.#tryOne(conversation, message);
      if (this.#isClosed && refusal?.again) return;
      // A lost connection leaves it queued; the next connection resumes.
      const waits = refusal?.again && this.#service.connection !== 'connected';
      if (refusal?.again && !waits && pause > 0) {
        await new Promise((done) => setTimeout(done, pause));
        continue;
      }
      this.#change(
        refusal
          ? notTaken(this.#entries, message.clientId, waits ? undefined : refusal)
          : without(this.#entries, message.clientId),
      );
      break;
    }
    this.#run();
  }

  async #tryOne(conversation: string, message: NewMessage): Promise<SendRefusal | undefined> {
    try {
      const why = whyRefused(message);
      if (why) throw new SendRefusal(why.message, false, why.params);
      await this.#service.send(conversation, message);
      return undefined;
    } catch (error) {
      logFailure(message.type === 'text' ? 'text' : 'custom', error);
      return error instanceof SendRefusal ? error : new SendRefusal(String(error), false);
    }
  }

  #change(entries: Entries): void {
    const previousEntries = new Set(this.#entries);
    const kept = new Set(entries.map(({ message }) => message.clientId));
    this.#entries = entries;
    for (const entry of entries) if (!previousEntries.has(entry)) this.#store.put(entry);
    for (const { message } of previousEntries)
      if (!kept.has(message.clientId)) this.#store.remove(message.clientId);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
