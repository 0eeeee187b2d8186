import type { Endpoint, RecordSource } from '../../../core/model.ts';
import { type Row, readPath, resolveValues, type Scope } from '../../../core/scope.ts';
import { asApiError } from '../base/api-error.ts';
import { notifyFailure } from '../data/notify-failure.ts';
import { searchInput, sizeOf } from '../data/plan-request.ts';
import { type ApiResponse, type SendOptions, send } from '../data/send.ts';

/** The result of one list. */
export interface Found {
  readonly source: RecordSource;
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly rows: readonly Row[];
  /** Total number of matches in the list. */
  readonly total: number;
}

/** Rows shown of each list. */
export const SHOWN = 5;
/** Concurrent calls: there are dozens of lists, and the server has other users. */
const AT_ONCE = 4;
/** Minimum query length: shorter queries match nearly everything. */
const SHORTEST = 2;

type Send = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions,
) => Promise<ApiResponse>;

/** Whether the lists are searched for this text. */
export function isSearched(text: string): boolean {
  return text.length >= SHORTEST || numberOf(text) !== undefined;
}

/** The number in the query: `12` (which may also be part of a text) or `#12`. */
export function numberOf(text: string): string | undefined {
  return /^#?(\d{1,15})$/.exec(text)?.[1];
}

/**
 * Searches each list, a few at a time, and reports the results so far after every answer. Stops requests and reports when
 * `signal` is aborted. Never throws.
 */
export async function findRecords(
  sources: readonly RecordSource[],
  text: string,
  scope: Scope,
  signal: AbortSignal,
  tell: (searchResults: readonly Found[]) => void,
  ask: Send = send,
): Promise<void> {
  let searchResults = sources.map((source): Found => ({ source, status: 'waiting', rows: [], total: 0 }));
  const pendingIndexes = [...searchResults.keys()];
  tell(searchResults);
  const work = async () => {
    for (
      let sourceIndex = pendingIndexes.shift();
      sourceIndex !== undefined && !signal.aborted;
      sourceIndex = pendingIndexes.shift()
    ) {
      const source = sources[sourceIndex];
      if (!source) return;
      const answer = await searchSource(source, text, scope, signal, ask);
      if (signal.aborted) return;
      searchResults = searchResults.with(sourceIndex, { source, ...answer });
      tell(searchResults);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

type Told = Omit<Found, 'source'>;

async function searchSource(
  source: RecordSource,
  text: string,
  scope: Scope,
  signal: AbortSignal,
  ask: Send,
): Promise<Told> {
  const number = numberOf(text);
  try {
    const [numbered, named] = await Promise.all([
      number === undefined ? undefined : readByNumber(source, number, signal, ask),
      text.startsWith('#') ? undefined : searchByText(source, text, scope, signal, ask),
    ]);
    const others = named?.rows.filter((row) => row[source.key] !== numbered?.[source.key]) ?? [];
    const rows = numbered ? [numbered, ...others] : others;
    return { status: 'ready', rows: rows.slice(0, SHOWN), total: Math.max(rows.length, named?.total ?? 0) };
  } catch (error) {
    notifyFailure(error);
    return { status: 'failed', rows: [], total: 0 };
  }
}

async function searchByText(
  { source: { endpoint, with: fixedInput } }: RecordSource,
  text: string,
  scope: Scope,
  signal: AbortSignal,
  ask: Send,
): Promise<{ rows: readonly Row[]; total: number }> {
  const { paging } = endpoint;
  const size = sizeOf(endpoint);
  const input = {
    ...resolveValues(fixedInput, scope),
    ...searchInput(endpoint, text),
    ...(paging ? { [paging.page]: 1 } : {}),
    ...(size ? { [size]: SHOWN } : {}),
  };
  const { rows = [], page } = await ask(endpoint, input, { signal });
  return { rows, total: page?.total ?? rows.length };
}

/** The record with this number; undefined when there is none. */
async function readByNumber(
  { get, to, key }: RecordSource,
  number: string,
  signal: AbortSignal,
  ask: Send,
): Promise<Row | undefined> {
  const [name] = Object.keys(to.with ?? {});
  if (!get || name === undefined) return undefined;
  const input = resolveValues(get.with, { route: { [name]: number }, query: {} });
  try {
    const { item } = await ask(get.endpoint, input, { signal });
    return item && { [key]: Number(number), ...item };
  } catch (error) {
    // No such record, or an invalid key (too large, or a text key): both mean no match.
    if (asApiError(error).status === 404 || asApiError(error).status === 422) return undefined;
    throw error;
  }
}

/** The texts that name a row; its number when there are none. */
export function namesOf({ shown: namePaths, key }: RecordSource, row: Row): readonly string[] {
  const texts = namePaths
    .map((path) => readPath(row, path))
    .filter(isText)
    .map(String);
  return texts.length > 0 ? texts : [`#${String(row[key])}`];
}

function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
}
