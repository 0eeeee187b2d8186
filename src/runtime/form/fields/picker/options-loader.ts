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
    const cachedOptions = this.#known.get(query);
    this.#running?.abort();
    if (cachedOptions) return this.#show(query, cachedOptions);
    await this.#load(query, 1, []);
  }

  /** Loads the next page, if there is one and no request is pending. */
  async more(): Promise<void> {
    const cachedOptions = this.#known.get(this.state.get().query);
    if (!cachedOptions || cachedOptions.page >= cachedOptions.last || this.state.get().status === 'more')
      return;
    await this.#load(this.state.get().query, cachedOptions.page + 1, cachedOptions.options);
  }

  async retry(): Promise<void> {
    const cachedOptions = this.#known.get(this.state.get().query);
    await this.#load(this.state.get().query, (cachedOptions?.page ?? 0) + 1, cachedOptions?.options ?? []);
  }

  async #load(query: string, page: number, previousOptions: readonly Option[]): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const shownOptions = page > 1 ? previousOptions : this.state.get().options;
    this.state.set({ query, options: shownOptions, status: page > 1 ? 'more' : 'loading', hasMore: false });
    try {
      const fetchedPage = await this.#fetch(query, page, running.signal);
      if (running.signal.aborted) return;
      const cachedOptions = {
        options: withoutRepeats(previousOptions, fetchedPage.options),
        page,
        last: fetchedPage.last,
      };
      this.#known.set(query, cachedOptions);
      this.#show(query, cachedOptions);
    } catch {
      if (!running.signal.aborted)
        this.state.set({ query, options: previousOptions, status: 'failed', hasMore: false });
    }
  }

  #show(query: string, cachedOptions: Known): void {
    this.state.set({
      query,
      options: cachedOptions.options,
      status: 'ready',
      hasMore: cachedOptions.page < cachedOptions.last,
    });
  }
}

/** Skips rows that moved to the next page meanwhile, which would be duplicates. */
function withoutRepeats(previousOptions: readonly Option[], newOptions: readonly Option[]): Option[] {
  const values = new Set(previousOptions.map((option) => option.value));
  return [...previousOptions, ...newOptions.filter((option) => !values.has(option.value))];
}
