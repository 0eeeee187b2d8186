import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { openDialog } from '../../actions/open-dialogs.ts';
import { type ApiError, errorText, isUnknown } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import type { Outcome } from '../../data/run-each.ts';
import type { ApiResponse } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { cardHead } from '../state/chosen-columns.ts';
import type { Chosen } from './which-rows.ts';
import { whyNotNow } from './why-not-now.ts';

/** One toast when all succeeded, else a report that says of each other row why it is as it was. */
export function tellEach(action: BulkAction, { screen, scope }: Chosen, outcome: Outcome): void {
  if (!user()) return;
  const { done, failed, left: skippedRows, unstartedRows } = outcome;
  const refusals = failed.map(({ row, error }) => ({ row, reason: errorText(error) }));
  const reasons = skippedRows.flatMap((row) => {
    const reason = whyNotNow(row, { screen, scope, action });
    return reason === undefined ? [] : [{ row, reason }];
  });
  const title = summaryOf(outcome);
  const lines = [...refusals, ...reasons].map(({ row, reason }) => ({ name: nameOf(screen, row), reason }));
  if (lines.length > 0) openDialog({ kind: 'report', title, lines });
  else notify(title, unstartedRows.length > 0 || done.length === 0 ? 'info' : 'success');
}

/** How many rows are done and what follows for them, and how many are not. */
function summaryOf({ done, answers, failed, left: skippedRows, unstartedRows }: Outcome): string {
  const unknown = failed.filter(({ error }) => isUnknown(error)).length;
  const impossible = failed.filter(({ error }) => isRefused(error)).length;
  const counts = [
    [t('Done: {count}', { count: done.length }), done.length > 0 || failed.length === 0],
    ...followingOf(answers).map((text) => [text, true] as const),
    [t('Not possible: {count}', { count: impossible }), impossible > 0],
    [
      t('Failed: {count}', { count: failed.length - unknown - impossible }),
      failed.length > unknown + impossible,
    ],
    [t('Not known: {count}', { count: unknown }), unknown > 0],
    [t('Left as they were: {count}', { count: skippedRows.length }), skippedRows.length > 0],
    [t('Not started: {count}', { count: unstartedRows.length }), unstartedRows.length > 0],
  ] as const;
  return counts.flatMap(([text, isSaid]) => (isSaid ? [text] : [])).join(' · ');
}

/** The state of the row does not allow it. */
const isRefused = ({ status }: ApiError): boolean => status === 409;

/** What the answers say follows, each once, with how many say so where not all do. */
function followingOf(answers: readonly (ApiResponse | undefined)[]): string[] {
  const texts = answers.flatMap((answer) => {
    const { message, params } = isRecord(answer?.item?.outcome) ? answer.item.outcome : {};
    return typeof message === 'string' ? [t(message, isRecord(params) ? params : {})] : [];
  });
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count === answers.length ? text : t('{what} ({count})', { what: text, count });
  });
}

/** The name of a row: its card's title, else its key. */
export function nameOf(screen: ListScreen, row: Row | undefined): string {
  const head = cardHead(screen.columns);
  return String((head && readPath(row, head.path)) ?? readPath(row, screen.key) ?? '');
}
