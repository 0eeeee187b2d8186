import { type Row, readPath, resolveValues, type Scope } from '../data/scope.ts';
import { useAnswer } from '../data/use-answer.ts';
import type { ListScreen } from '../model.ts';
import { endpointOn } from '../session/page-settings.ts';

/**
 * The name of the record that the rows belong to: out of the row that led here, else asked for. Without an answer the
 * list does without it.
 */
export function useRecordName(
  { record: declared, key }: ListScreen,
  scope: Scope,
  passed: Row | undefined,
): string {
  // A summary names it already.
  const record = declared?.summary ? undefined : declared;
  const input = resolveValues(record?.call.with, scope);
  const isRecord = passed && Object.values(input).some((value) => String(value) === String(passed[key]));
  const early = isRecord && record ? readPath(passed, record.label) : undefined;
  const asks = record && early === undefined && endpointOn(record.call.endpoint);
  const { answer } = useAnswer(asks ? record.call.endpoint : null, input);
  const name = early ?? (record && readPath(answer?.item, record.label));
  return name === undefined || name === null ? '' : String(name);
}
