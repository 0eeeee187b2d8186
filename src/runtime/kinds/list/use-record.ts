import type { Condition, ListScreen } from '../../../../core/model.ts';
import { type Row, readPath, resolveValues } from '../../../../core/scope.ts';
import { type ApiError, isMissing } from '../../base/api-error.ts';
import { evaluate } from '../../base/evaluate.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { canRead } from '../../data/read.ts';
import { useResponse } from '../../data/use-response.ts';
import { useScope } from '../../navigation/current-screen.ts';

/** The parent record of the rows: the passed row if it has all that is read, else the answer; without, the list works too. */
export function useRecord(
  screen: ListScreen,
  passed: Row | undefined,
): { readonly record?: Row; readonly isMissing: boolean; readonly error?: ApiError; retry(): void } {
  const { record, key } = screen;
  const input = resolveValues(record?.call.with, useScope());
  const isRecord = passed && Object.values(input).some((value) => String(value) === String(passed[key]));
  const early = isRecord && record ? passed : undefined;
  const isNamed = record && early && readPath(early, record.label) !== undefined;
  const isWanted = !isNamed || asksRecord(screen);
  const endpoint = record?.call.endpoint;
  // A list is not read for a name alone.
  const reads = asksRecord(screen) ? canRead : endpointOn;
  const asks = isWanted && endpoint && reads(endpoint);
  const { answer, error, retry } = useResponse(asks ? endpoint : null, input);
  const parentRecord = answer?.item ?? early;
  return {
    ...(parentRecord && { record: parentRecord }),
    // A list that stands in for the record's own call may be too long to be read to its end.
    isMissing: error !== undefined && isMissing(error) && endpoint !== undefined && endpointOn(endpoint),
    ...(error && { error }),
    retry,
  };
}

/** The record's name for the heading; empty when it is unknown or shown by a summary. */
export function nameOf({ record }: ListScreen, parentRecord: Row | undefined): string {
  const name = record && !record.summary && readPath(parentRecord, record.label);
  return name === undefined || name === null || name === false ? '' : String(name);
}

/** The list with the columns that apply to its parent record and URL. */
export function columnsFor(
  screen: ListScreen,
  route: Record<string, string>,
  record: Row | undefined,
): ListScreen {
  if (!screen.columns.some(({ when }) => isOfRecord(when))) return screen;
  const scope = { route, query: {}, ...(record && { record }) };
  const columns = screen.columns.flatMap((column) => {
    const { when, ...always } = column;
    if (!when || !isOfRecord(when)) return [column];
    return evaluate(when, scope) ? [always] : [];
  });
  return { ...screen, columns };
}

function asksRecord({ columns, header }: ListScreen): boolean {
  return (
    columns.some(({ current }) => current) || [...columns, ...header].some(({ when }) => isOfRecord(when))
  );
}

/** Whether a condition reads only the parent record or the URL, and so is the same for all rows. */
function isOfRecord(condition: Condition | undefined): boolean {
  if (!condition) return false;
  if ('all' in condition) return condition.all.every(isOfRecord);
  if ('any' in condition) return condition.any.every(isOfRecord);
  return 'not' in condition ? isOfRecord(condition.not) : 'record' in condition || 'route' in condition;
}
