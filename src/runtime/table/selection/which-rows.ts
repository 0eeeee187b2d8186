import type { Row, Scope } from '../../core/scope.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import type { ListScreen } from '../../model.ts';
import { listInput } from '../state/list-input.ts';
import type { ListState } from '../state/list-state.ts';
import type { Selection } from './selection.ts';

/** Rows of a list, as an action is given them. */
export interface Chosen {
  readonly screen: ListScreen;
  readonly state: ListState;
  readonly scope: Scope;
  readonly selection: Selection;
  readonly count: number;
}

/** Rows of one request while a list is read to its end. */
const STEP = 100;

/** How the server is given the rows: their keys, or the list's filter with the number of rows it must find. */
export function rowsAsInput({ screen, state, scope, selection, count }: Chosen): Record<string, unknown> {
  const keys = [...selection.rows.values()].map((row) => row[screen.key]);
  if (!selection.all) return { ids: keys };
  const { paging, sort } = screen.source.endpoint;
  const page = [paging?.page, paging?.size, sort?.field, sort?.dir];
  const asked = Object.entries(listInput(screen, state, scope)).filter(
    ([name, value]) => !page.includes(name) && value !== undefined && value !== '',
  );
  return { filter: Object.fromEntries(asked), except: keys, count };
}

/** The rows themselves; where all that match are meant, the list is read to its end. Throws an ApiError. */
export async function rowsThemselves(chosen: Chosen, signal: AbortSignal): Promise<readonly Row[]> {
  const { screen, state, scope, selection } = chosen;
  if (!selection.all) return [...selection.rows.values()];
  const { endpoint } = screen.source;
  const found = new Map<string, Row>();
  let answer: ApiResponse | undefined;
  for (let page = 1; page <= (answer?.page?.last ?? 1); page += 1) {
    answer = await send(endpoint, listInput(screen, { ...state, page, size: STEP }, scope), { signal });
    for (const row of rowsOf(answer, screen)) {
      const key = String(row[screen.key]);
      if (!selection.rows.has(key)) found.set(key, row);
    }
  }
  return [...found.values()];
}
