import type { ListEdit, ListScreen } from '../../../../core/model.ts';
import { readPath, resolveValues } from '../../../../core/scope.ts';
import { type ApiError, asApiError, errorText, isMissing } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { read } from '../../data/read.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { send } from '../../data/send.ts';
import { focusField } from '../../form/engine/focus-field.ts';
import type { Attempt } from '../../form/state/attempt.ts';
import { type FieldError, reportOf } from '../../form/state/error-report.ts';
import { same } from '../../form/state/form-store.ts';
import { askBeforeSave } from '../../form/submit/ask-before-save.ts';
import { errorsOfRefusal } from '../../form/submit/refusal.ts';
import { readAllRows } from '../../table/selection/which-rows.ts';
import { cardHead } from '../../table/state/chosen-columns.ts';
import { listInput } from '../../table/state/list-input.ts';
import { changeState, isNarrowed } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { bodyOf, type Change, changesOf, checkTogether } from './check-together.ts';
import type { RowEdits } from './row-edits.ts';

/**
 * Validates and saves all changed rows in one call. A refusal is shown; typed values stay. Rows that somebody else has deleted are
 * left out. Never throws.
 */
export async function saveTogether(
  edits: RowEdits,
  screen: ListScreen,
  declared: ListEdit,
  list: List,
  attempt: Attempt,
): Promise<void> {
  edits.flush();
  const changes = changesOf(edits);
  const rows = changes.map(({ edit }) => edit);
  if (changes.length === 0 || rows.some(({ busy }) => busy)) return;
  dismissErrors();
  const { carried } = edits;
  const fixed = { ...resolveValues(declared.call.with, list.scope), ...carried.values };
  const body = bodyOf(edits, declared, changes, fixed);
  try {
    if (isNarrowed(list.state)) edits.setBusy(rows, true);
    const total = isNarrowed(list.state) ? await totalOf(screen, list) : list.span.total;
    edits.setBusy(rows, false);
    const errors = checkTogether(edits, declared, changes, body, total);
    if (errors.length > 0) {
      const { message, isShown } = refuse(changes, errors);
      if (message !== undefined && (!isShown || isStated(message, declared))) notify(message, 'error');
      return;
    }
    const stores = rows.map(({ form }) => form.store);
    const isSure = askBeforeSave(stores, carried.questions);
    if (isSure && !(await isSure)) return;
    edits.setBusy(rows, true);
    const { basedOn } = edits;
    const answer = await send(declared.call.endpoint, body, {
      ...(basedOn === undefined ? {} : { basedOn }),
      idempotencyKey: attempt.keyFor(body),
    });
    for (const { edit, values } of changes) edits.saved(edit, values);
    notifySuccess(answer);
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status > 0) attempt.answered();
    if (await leaveOutDeleted(edits, screen, list, changes, failure))
      return await saveTogether(edits, screen, declared, list, attempt);
    carried.refused?.();
    refuse(
      changes,
      failure.stale ? await theirsOf(edits, screen, declared, list, changes) : errorsOfRefusal(failure, []),
    );
    notify(errorText(failure), 'error');
  } finally {
    edits.setBusy(rows, false);
  }
}

/** After a call that failed since changed rows no longer exist: their changes are dropped and named; returns whether there were such. */
async function leaveOutDeleted(
  edits: RowEdits,
  screen: ListScreen,
  list: List,
  changes: readonly Change[],
  failure: ApiError,
): Promise<boolean> {
  if (!isMissing(failure)) return false;
  const whole = { scope: list.scope, state: changeState(list.state, { search: '', filters: {} }) };
  const rows = await readAllRows(screen, whole).catch(() => undefined);
  const keys = new Set(rows?.map((row) => edits.keyOf(row)));
  const deleted = changes.filter(({ edit }) => !keys.has(edit.key));
  if (!rows || deleted.length === 0) return false;
  const head = cardHead(screen.columns)?.path ?? screen.key;
  const names = deleted.map(({ edit: { key, form } }) => String(readPath(form.record, head) ?? key));
  notify(
    t('Left out, since it has been deleted meanwhile: {names}.', { names: names.join(', ') }),
    'warning',
  );
  edits.setBusy(
    changes.map(({ edit }) => edit),
    false,
  );
  // Those behind a deleted row move up.
  edits.moveTyped();
  edits.answered(rows, true);
  list.retry();
  return true;
}

/** The version of the record that holds the rows. */
export function versionIn({ answer }: Pick<List, 'answer'>, { version }: ListEdit): string | undefined {
  const versionValue = version === undefined ? undefined : readPath(answer?.item, version);
  return typeof versionValue === 'string' ? versionValue : undefined;
}

/** Another user has changed the record that holds the rows: reads it anew, and cells show their values; typed ones stay. */
async function theirsOf(
  edits: RowEdits,
  screen: ListScreen,
  declared: ListEdit,
  list: List,
  changes: readonly Change[],
): Promise<FieldError[]> {
  const answer = await read(screen.source.endpoint, listInput(screen, list.state, list.scope)).catch(
    () => undefined,
  );
  if (!answer) return [];
  const rows = new Map(rowsOf(answer, screen).map((row) => [edits.keyOf(row), row]));
  const errors = changes.flatMap(({ edit }, changeIndex) =>
    declared.columns.flatMap(({ name, path }): FieldError[] => {
      const { store } = edit.form;
      const theirs = readPath(rows.get(edit.key), path);
      if (same(theirs, store.start()[name]) || same(theirs, store.value(name))) return [];
      const message = t('This has been changed to "{value}" meanwhile. Save again to keep yours.', {
        value: String(theirs ?? '-'),
      });
      return [{ field: `${name}.${changeIndex}`, message }];
    }),
  );
  edits.basedOn = versionIn({ answer }, declared);
  list.retry();
  return errors;
}

/** The total number of rows: with a search or filter the list knows only the matches. */
async function totalOf(screen: ListScreen, { state, scope }: List): Promise<number> {
  const unfilteredState = changeState(state, { search: '', filters: {} });
  const answer = await read(screen.source.endpoint, listInput(screen, unfilteredState, scope));
  return answer.page?.total ?? rowsOf(answer, screen).length;
}

/** A sentence of the declaration; a default text is about its cell alone. */
const isStated = (message: string, { body }: ListEdit): boolean =>
  Object.values(body.messages).some((texts) => Object.values(texts).some((text) => t(text) === message));

/**
 * Shows an error of `places.1` in the cell "places" of the second changed row. Focuses the first such cell. Returns its message,
 * and whether a cell on the page shows it: not that of another page, or of an error that belongs to no cell.
 */
function refuse(changes: readonly Change[], errors: readonly FieldError[]) {
  for (const [changeIndex, { edit }] of changes.entries()) {
    const { store, layout } = edit.form;
    const rowErrors = errors.flatMap(({ field = '', message }) => {
      const name = layout.order.find((fieldName) => field === `${fieldName}.${changeIndex}`);
      return name === undefined ? [] : { field: name, message };
    });
    store.setReport(reportOf(rowErrors, layout.order));
  }
  const form = changes.find(({ edit }) => edit.form.store.fieldErrors().length > 0)?.edit.form;
  const [first = errors[0]] = form?.store.fieldErrors() ?? [];
  if (form) focusField(form, first?.field);
  const isShown = form && document.getElementById(form.idOf(first?.field ?? ''));
  return { message: first?.message, isShown };
}
