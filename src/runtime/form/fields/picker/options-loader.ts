import type { Row } from '../../../../../core/scope.ts';
import { Store } from '../../../base/store.ts';

/** One option: the value to send and the label. */
export interface Option {
  readonly value: unknown;
  readonly label: string;
  /** The option's record, when more of it is needed. */
  readonly row?: Row;
}
export interface OptionsPage {
  readonly options: readonly Option[];
  /** Number of the last page. */
  readonly last: number;
}
export type FetchPage = (query: string, page: number, signal: AbortSignal) => Promise<OptionsPage>;

export interface OptionsState {
  readonly query: string;
  readonly options: readonly Option[];
  /** `loading`: no options for this query yet; `more`: a further page is loading. */
  readonly status: 'idle' | 'loading' | 'more' | 'ready' | 'failed';
  readonly hasMore: boolean;
}

interface Known {
  readonly options: readonly Option[];
  readonly page: number;
  readonly last: number;
}

/**
 * Loads the options of one picker: pages of the current query; late answers of older queries are ignored; earlier results are
 * cached. Independent of React and HTTP.
 */
export class OptionsLoader {
  readonly #fetch: FetchPage;
  readonly #known = new Map<string, Known>();
  readonly state = new Store<OptionsState>({ query: '', options: [], status: 'idle', hasMore: false });
  #running: AbortController | undefined;

  constructor(fetch: FetchPage) {
    this.#fetch = fetch;
  }

  /** Loads the options of a query; the previous options stay until they arrive. */
  async search(query: string): Promise<void> {
    const known = this.#known.get(query);
    this.#running?.abort();
    if (known) return this.#show(query, known);
    await this.#load(query, 1, []);
  }

  /** Loads the next page, if there is one and no request is pending. */
  async more(): Promise<void> {
    const known = this.#known.get(this.state.get().query);
    if (!known || known.page >= known.last || this.state.get().status === 'more') return;
    await this.#load(this.state.get().query, known.page + 1, known.options);
  }

  async retry(): Promise<void> {
    const known = this.#known.get(this.state.get().query);
    await this.#load(this.state.get().query, (known?.page ?? 0) + 1, known?.options ?? []);
  }

  async #load(query: string, page: number, before: readonly Option[]): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const shown = page > 1 ? before : this.state.get().options;
    this.state.set({ query, options: shown, status: page > 1 ? 'more' : 'loading', hasMore: false });
    try {
      const found = await this.#fetch(query, page, running.signal);
      if (running.signal.aborted) return;
      const known = { options: withoutRepeats(before, found.options), page, last: found.last };
      this.#known.set(query, known);
      this.#show(query, known);
    } catch {
      if (!running.signal.aborted)
        this.state.set({ query, options: before, status: 'failed', hasMore: false });
    }
  }

  #show(query: string, known: Known): void {
    this.state.set({ query, options: known.options, status: 'ready', hasMore: known.page < known.last });
  }
}

/** Skips rows that moved to the next page meanwhile, which would be duplicates. */
function withoutRepeats(before: readonly Option[], more: readonly Option[]): Option[] {
  const values = new Set(before.map((option) => option.value));
  return [...before, ...more.filter((option) => !values.has(option.value))];
}
