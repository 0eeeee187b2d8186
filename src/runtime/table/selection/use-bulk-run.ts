import { useCallback, useRef, useState } from 'react';
import type { BulkAction, EachRow, ListScreen } from '../../../../core/model.ts';
import { type Row, resolveValues, type Scope } from '../../../../core/scope.ts';
import { isSettled } from '../../actions/end-of-call.ts';
import { notedCall } from '../../actions/noted-call.ts';
import { askDeclared, openDialog } from '../../actions/open-dialogs.ts';
import { perform } from '../../actions/perform.ts';
import { type ApiError, asApiError, errorText } from '../../base/api-error.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { invalidate } from '../../data/cache.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { runEach } from '../../data/run-each.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import type { List } from '../state/use-list.ts';
import { nameOf, tellEach } from './tell-each.ts';
import { goesTogether } from './usable-bulk.ts';
import type { RowSelection } from './use-row-selection.ts';
import { type Chosen, rowsAsInput, rowsThemselves } from './which-rows.ts';

/** Opens what a bulk action asks or prints of rows. */
export type OpenBulk = (
  screen: ListScreen,
  scope: Scope,
  action: BulkAction,
  rows: readonly Row[],
) => Promise<unknown>;

/** Progress of a run. */
export interface Progress {
  readonly done: number;
  readonly count: number;
}

interface BulkRun {
  /** Asks for confirmation, then runs the action on the selected rows. Never throws. */
  run(action: BulkAction): Promise<void>;
  /** Progress while rows are handled one by one. */
  readonly progress?: Progress;
  /** Starts no further rows. */
  stop(): void;
}

/** Runs a bulk action and shows the result; failed rows stay selected. */
export function useBulkRun(
  screen: ListScreen,
  list: List,
  { rowSelection, open }: { readonly rowSelection: RowSelection; readonly open: OpenBulk },
): BulkRun {
  const [progress, setProgress] = useState<Progress>();
  const stopper = useRef<AbortController>(undefined);
  const stop = useCallback(() => stopper.current?.abort(), []);
  const { state, scope } = list;
  const { selection, count } = rowSelection;
  const run = async (action: BulkAction) => {
    const chosen: Chosen = { screen, state, scope, selection, count };
    if (action.fields || action.print) return shown(action, chosen, open);
    if (goesTogether(action)) return together(action, chosen, rowSelection);
    let note = '';
    const keep = (written: string) => {
      note = written;
      return Promise.resolve(true);
    };
    if (!(await askDeclared(action, { count }, keep))) return;
    stopper.current = new AbortController();
    setProgress({ done: 0, count });
    const { each } = action;
    const { signal } = stopper.current;
    const onProgress = (done: number) => setProgress({ done, count });
    if (each)
      await oneByOne(notedCall(each, action, note), { ...chosen, action }, rowSelection, {
        signal,
        onProgress,
      });
    setProgress(undefined);
  };
  return { run, stop, ...(progress && { progress }) };
}

/** Asks or prints of each row in a dialog; the rows stay selected. */
async function shown(action: BulkAction, chosen: Chosen, open: OpenBulk): Promise<void> {
  try {
    await open(chosen.screen, chosen.scope, action, await rowsThemselves(chosen));
  } catch (error) {
    if (user()) notify(errorText(error), 'error');
  }
}

/** The confirmation stays open until the call is settled, or names the rows in the way. */
async function together(action: BulkAction, chosen: Chosen, rowSelection: RowSelection): Promise<void> {
  let result: Together | undefined;
  const work = async () => {
    result = await runTogether(action, chosen);
    return result.inTheWay.length > 0 || isSettled(result.error);
  };
  await askDeclared(action, { count: chosen.count }, work);
  const ended = result;
  if (ended?.done) return rowSelection.clear();
  if (!ended || ended.inTheWay.length === 0) return;
  const { key } = chosen.screen;
  const rows = ended.inTheWay.map(
    (blockedRow) => chosen.selection.rows.get(blockedRow.key) ?? { [key]: blockedRow.key },
  );
  openDialog({
    kind: 'report',
    title: t('Nothing was changed: these rows stand in the way.'),
    lines: ended.inTheWay.map(({ reason }, rowIndex) => ({
      name: nameOf(chosen.screen, rows[rowIndex]),
      reason,
    })),
    way: { label: t('Take them out of the selection'), run: () => rowSelection.pick(rows, false) },
  });
}

/** All rows were changed, or none; then `inTheWay` may name the rows that are the reason, by key. */
interface Together {
  readonly done: boolean;
  readonly error?: ApiError;
  readonly inTheWay: readonly { readonly key: string; readonly reason: string }[];
}

/** Makes one call for all rows and returns the result; the caller reports the failed rows. Never throws. */
async function runTogether(action: BulkAction, chosen: Chosen): Promise<Together> {
  const { call } = action;
  if (!call) return { done: false, inTheWay: [] };
  dismissErrors();
  try {
    const input = { ...resolveValues(call.with, chosen.scope), ...rowsAsInput(chosen) };
    tellChanged(await send(call.endpoint, input), action, chosen);
    return { done: true, inTheWay: [] };
  } catch (thrown) {
    const error = asApiError(thrown);
    const inTheWay = error.errors.flatMap(({ message, params }) =>
      params?.key == null ? [] : { key: String(params.key), reason: t(message, params) },
    );
    if (user() && inTheWay.length === 0) notify(errorText(error), 'error');
    // The list may have changed: reload it.
    if (error.status === 409) void invalidate([chosen.screen.source.endpoint.id]);
    return { done: false, error, inTheWay };
  }
}

/** The server's message, in which `count` is how many rows it changed; and how many were what they should become. */
function tellChanged(answer: ApiResponse, action: BulkAction, chosen: Chosen): void {
  const { message, params } = answer;
  const changed = params?.count;
  const left = typeof changed === 'number' ? chosen.count - changed : 0;
  const undo = undoOf(action, chosen, changed);
  if (!message || (left === 0 && !undo)) {
    notifySuccess(answer);
    return;
  }
  const text = [t(message, params), ...(left > 0 ? [t('Left as they were: {count}', { count: left })] : [])];
  if (undo) notify(text.join(' '), 'success', UNDO_TIME, false, undo);
  else notify(text.join(' '), changed === 0 ? 'info' : 'success');
}

/** Milliseconds for which a change of several rows can be taken back. */
const UNDO_TIME = 8000;

/** Takes the change back, of the rows that it was one for; undefined where it has no opposite, or they are not known. */
function undoOf({ undo, call, each }: BulkAction, { screen, scope, selection }: Chosen, changed: unknown) {
  const opposite = screen.bulk?.find(({ id }) => id === undo)?.call;
  if (!opposite || selection.hasAllMatches) return undefined;
  const isChange = (row: Row) =>
    each?.when
      ? evaluate(each.when, { ...scope, row })
      : Object.entries(call?.with ?? {}).every(([name, value]) => row[name] !== value);
  const chosenRows = [...selection.rows.values()];
  const rows = changed === chosenRows.length ? chosenRows : chosenRows.filter(isChange);
  // Somebody else has changed others meanwhile.
  if (changed !== rows.length || rows.length === 0) return undefined;
  const input = { ...resolveValues(opposite.with, scope), ids: rows.map((row) => row[screen.key]) };
  return { label: t('Undo'), run: () => void perform(opposite.endpoint, input) };
}

async function oneByOne(
  each: EachRow,
  { action, ...chosen }: Chosen & { readonly action: BulkAction },
  rowSelection: RowSelection,
  running: { readonly signal: AbortSignal; onProgress(done: number): void },
): Promise<void> {
  const { signal } = running;
  dismissErrors();
  try {
    const rows = await rowsThemselves(chosen, signal);
    const outcome = await runEach(each, rows, chosen.scope, running);
    rowSelection.clear();
    rowSelection.pick([...outcome.failed.map(({ row }) => row), ...outcome.unstartedRows], true);
    tellEach(action, chosen, outcome);
  } catch (error) {
    if (user() && !signal.aborted) notify(errorText(error), 'error');
  }
  await invalidate([...(each.endpoint.invalidates ?? []), chosen.screen.source.endpoint.id]);
}
