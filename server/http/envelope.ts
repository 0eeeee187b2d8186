import type { DeclaredOperation } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { DEFAULT_SIZE, pageOf } from '../resources/list.ts';
import type { Row } from '../resources/row.ts';
import { AnswerError, compileCheck } from './answer-check.ts';

/** Wraps a result in the declared envelope. Throws an AnswerError when it does not match the declaration. */
export type Wrap = (outcome: unknown, query: Row) => unknown;

/** Prepares the envelope of an operation; see docs/guide/calls.md. */
export function compileEnvelope(operation: DeclaredOperation): Wrap {
  const { envelope, item } = operation.answer;
  const check = compileCheck(item);
  const rowsOf = (rows: readonly unknown[], path: string) =>
    rows.map((row, index) => check(row, `${path}[${index}]`));
  const numbers = ({ rows, total }: ReturnType<typeof pageIn>, query: Row) => {
    const { page, size } = pageOf(operation, query);
    const step = size ?? Math.max(total ?? 0, DEFAULT_SIZE);
    return {
      last_page: total === null ? null : Math.max(1, Math.ceil(total / step)),
      total,
      to: rows.length ? (page - 1) * step + rows.length : 0,
    };
  };
  switch (envelope) {
    case 'page':
      return (outcome, query) => {
        const page = pageIn(outcome);
        return { data: { data: rowsOf(page.rows, 'data.data'), ...numbers(page, query) } };
      };
    case 'page-meta':
      return (outcome, query) => {
        const page = pageIn(outcome);
        return { data: rowsOf(page.rows, 'data'), meta: numbers(page, query) };
      };
    case 'list':
      return (outcome) => ({
        data: rowsOf(Array.isArray(outcome) ? outcome : pageIn(outcome).rows, 'data'),
      });
    case 'item':
      return (outcome) => ({ data: check(outcome, 'data') });
    case 'alert':
      return (outcome) => alert(outcome, item ? (data) => check(data, 'data') : () => undefined);
    case 'file':
    case 'none':
      return (outcome) => outcome;
  }
}

/** A page as a resource or a handler gives it. */
function pageIn(outcome: unknown): { readonly rows: readonly unknown[]; readonly total: number | null } {
  if (isRecord(outcome) && Array.isArray(outcome.rows) && isTotal(outcome.total))
    return { rows: outcome.rows, total: outcome.total };
  throw new AnswerError('The answer is no page of rows.');
}

const isTotal = (total: unknown): total is number | null => typeof total === 'number' || total === null;

/** `message` is the source text with placeholders, filled from `params`; it is translated where it is shown. */
function alert(outcome: unknown, check: (data: unknown) => unknown) {
  if (!isRecord(outcome) || typeof outcome.message !== 'string')
    throw new AnswerError('The answer has no message.');
  const { message, params, data } = outcome;
  return {
    status: 200,
    message,
    ...(isRecord(params) && Object.keys(params).length > 0 ? { params } : {}),
    data: data === undefined ? null : (check(data) ?? null),
  };
}
