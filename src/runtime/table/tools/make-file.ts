import { BYTE_ORDER_MARK, csvLine, separatorOf } from '../../../../core/export/csv.ts';
import type { ExportFormat, Sheet } from '../../../../core/export/sheet.ts';
import { rowWriter } from '../../../../core/export/written.ts';
import type { Column, Endpoint, ListScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { ApiError } from '../../base/api-error.ts';
import { evaluate } from '../../base/evaluate.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { send } from '../../data/send.ts';
import { clientRows } from '../state/client-rows.ts';
import { listInput } from '../state/list-input.ts';
import type { ListState } from '../state/list-state.ts';
import { exportColumns } from './export-columns.ts';

/** The list in its present state. */
export interface Seen {
  readonly screen: ListScreen;
  readonly state: ListState;
  readonly scope: Scope;
  readonly columns: readonly Column[];
}

export interface Watch {
  readonly signal: AbortSignal;
  /** Progress: bytes received (total unknown), or pages of a total. */
  onProgress(progress: Progress): void;
}
export type Progress = { readonly bytes: number } | { readonly page: number; readonly last: number };

/** Up to this many rows are sent by key. */
const MOST_NAMED = 20_000;

/** Whether the server can write this list. It cannot evaluate the conditions of cells. */
export function serverWrites({ screen, columns }: Pick<Seen, 'screen' | 'columns'>): boolean {
  return exportCall(screen.source.endpoint) !== undefined && columns.every(({ when }) => !when);
}

/**
 * The file of all rows that match the list's state, with its columns. The server streams it; when it cannot, the page reads the
 * list page by page and writes CSV. Throws an ApiError.
 */
export async function makeFile(seen: Seen, format: ExportFormat, watch: Watch): Promise<Blob> {
  const { screen, columns } = seen;
  const { zone, numbers } = product().locale;
  const sheet: Sheet = { columns: exportColumns(columns), zone, locale: numbers };
  const call = serverWrites(seen) ? exportCall(screen.source.endpoint) : undefined;
  if (!call) return csvOf(pagesOf(seen, watch), sheet, seen);
  const named = screen.paging === 'client' ? await namesOf(seen, watch) : undefined;
  if (named && named.values.length > MOST_NAMED) return csvOf(pagesOf(seen, watch), sheet, seen);
  const { path, query } = exportInput(seen);
  const input = { ...path, ...sheet, format, query, ...(named && { only: named }) };
  const { raw } = await send(call, input, {
    signal: watch.signal,
    onProgress: (_, bytes) => watch.onProgress({ bytes }),
  });
  return (raw as { blob: Blob }).blob;
}

/** The call that exports all rows of a list, as the compiler creates it (generator/link/data/export.ts). */
function exportCall({ id, path, roles, ...list }: Endpoint): Endpoint | undefined {
  const call: Endpoint = {
    id: `${id}-export`,
    method: 'POST',
    path: `${path}/export`,
    roles,
    effect: 'read',
    encoding: 'json',
    envelope: 'file',
    extension: true,
  };
  return list.export && endpointOn(call) ? call : undefined;
}

/** The list's input for that call: path parameters beside the body, the rest in its `query`. */
function exportInput({ screen, state, scope }: Seen) {
  const { path, paging } = screen.source.endpoint;
  const inputEntries = Object.entries(listInput(screen, state, scope)).filter(
    ([name, value]) =>
      name !== paging?.page && name !== paging?.size && value !== undefined && value !== null && value !== '',
  );
  const isInPath = ([name]: readonly [string, unknown]) => path.includes(`{${name}}`);
  return {
    path: Object.fromEntries(inputEntries.filter(isInPath)),
    query: Object.fromEntries(inputEntries.filter((inputEntry) => !isInPath(inputEntry))),
  };
}

/** A list that searches and sorts in the browser sends the keys of its rows. */
async function namesOf(seen: Seen, watch: Watch) {
  const rows: Row[] = [];
  for await (const page of pagesOf(seen, watch)) rows.push(...page);
  const { key } = seen.screen;
  return { field: key, values: rows.map((row) => row[key]) };
}

async function* pagesOf({ screen, state, scope }: Seen, watch: Watch): AsyncGenerator<readonly Row[]> {
  const { endpoint } = screen.source;
  const size = Math.max(...screen.pageSizes);
  for (let page = 1, last = 1; page <= last; page++) {
    const input = listInput(screen, { ...state, page, size }, scope);
    const answer = await send(endpoint, input, { signal: watch.signal });
    const rows = rowsOf(answer, screen);
    if (screen.paging === 'client') {
      const whole = { ...state, page: 1, size: Math.max(1, rows.length) };
      yield clientRows(rows, whole, screen, product().locale.numbers).rows;
      return;
    }
    last = Math.max(last, answer.page?.last ?? 1);
    watch.onProgress({ page, last });
    yield rows;
  }
}

async function csvOf(
  pages: AsyncIterable<readonly Row[]>,
  sheet: Sheet,
  { columns, scope }: Seen,
): Promise<Blob> {
  const write = rowWriter(sheet);
  const separator = separatorOf(navigator.language);
  const parts = [
    BYTE_ORDER_MARK +
      csvLine(
        sheet.columns.map(({ label }) => label),
        separator,
      ),
  ];
  let rowIndex = 0;
  for await (const rows of pages) {
    const lines = rows.map((row) => {
      const values = write(row, rowIndex++);
      const isSeen = (when: Column['when']) => !when || evaluate(when, { ...scope, row });
      const seen = values.map((value, column) => (isSeen(columns[column]?.when) ? value : null));
      return csvLine(seen, separator);
    });
    parts.push(lines.join(''));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Whether the user cancelled it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.status === 499;
}
