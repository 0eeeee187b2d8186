import type { ListScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { listInput } from '../state/list-input.ts';
import type { ListState } from '../state/list-state.ts';
import type { Selection } from './selection.ts';

/** The rows that an action applies to. */
export interface Chosen {
  readonly screen: ListScreen;
  readonly state: ListState;
  readonly scope: Scope;
  readonly selection: Selection;
  readonly count: number;
}

/** Page size when a list is read completely. */
const STEP = 100;

/** The body of a bulk call: the keys, or the list's filter with the number of rows that it must match. */
export function rowsAsInput({ screen, state, scope, selection, count }: Chosen): Record<string, unknown> {
  const keys = [...selection.rows.values()].map((row) => row[screen.key]);
  if (!selection.hasAllMatches) return { ids: keys };
  const { paging, sort } = screen.source.endpoint;
  const page = [paging?.page, paging?.size, sort?.field, sort?.dir];
  const filterInput = Object.entries(listInput(screen, state, scope)).filter(
    ([name, value]) => !page.includes(name) && value !== undefined && value !== '',
  );
  return { filter: Object.fromEntries(filterInput), except: keys, count };
}

/** The rows themselves; when all matches are selected, the list is read completely. Throws an ApiError. */
export async function rowsThemselves(chosen: Chosen, signal?: AbortSignal): Promise<readonly Row[]> {
  const { screen, state, scope, selection } = chosen;
  if (!selection.hasAllMatches) return [...selection.rows.values()];
  const rows = await readAllRows(screen, { state, scope }, signal);
  return rows.filter((row) => !selection.rows.has(String(row[screen.key])));
}

/** The rows of all pages, each once. Throws an ApiError. */
export async function readAllRows(
  screen: ListScreen,
  { state, scope }: Pick<Chosen, 'state' | 'scope'>,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const { endpoint } = screen.source;
  const rowsByKey = new Map<string, Row>();
  let answer: ApiResponse | undefined;
  for (let page = 1; page <= (answer?.page?.last ?? 1); page += 1) {
    const input = listInput(screen, { ...state, page, size: STEP }, scope);
    answer = await send(endpoint, input, signal ? { signal } : {});
    for (const row of rowsOf(answer, screen)) rowsByKey.set(String(row[screen.key]), row);
  }
  return [...rowsByKey.values()];
}
