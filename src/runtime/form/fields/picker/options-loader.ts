import type { Row } from '../../../core/scope.ts';
import { Store } from '../../../core/store.ts';

/** One choice: what is sent, and what is read. */
export interface Option {
  readonly value: unknown;
  readonly label: string;
  /** The option's record, where more of it is used. */
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
  /** `loading`: nothing to show for this query yet; `more`: a further page is coming. */
  readonly status: 'idle' | 'loading' | 'more' | 'ready' | 'failed';
  readonly hasMore: boolean;
}

interface Known {
  readonly options: readonly Option[];
  readonly page: number;
  readonly last: number;
}

/**
 * The options of one picker: pages of the query being typed, the newest query winning over late answers, and
 * what was found before at once. Knows neither React nor HTTP.
 */
export class OptionsLoader {
  readonly #fetch: FetchPage;
  readonly #known = new Map<string, Known>();
  readonly state = new Store<OptionsState>({ query: '', options: [], status: 'idle', hasMore: false });
  #running: AbortController | undefined;

  constructor(fetch: FetchPage) {
    this.#fetch = fetch;
  }

  /** Shows the options of a query; the ones of the last query stay until they are here. */
  async search(query: string): Promise<void> {
    const known = this.#known.get(query);
    this.#running?.abort();
    if (known) return this.#show(query, known);
    await this.#load(query, 1, []);
  }

  /** Adds the next page, when there is one and nothing is under way. */
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

/** A row that moved to the next page while someone scrolled would come twice. */
function withoutRepeats(before: readonly Option[], more: readonly Option[]): Option[] {
  const values = new Set(before.map((option) => option.value));
  return [...before, ...more.filter((option) => !values.has(option.value))];
}
