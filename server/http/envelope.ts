import type { Readable } from 'node:stream';
import { DEFAULT_SIZE, type Page, pageOf } from '../resources/list.ts';
import type { Row } from '../resources/row.ts';
import type { Done } from '../resources/write.ts';
import { compileCheck } from './answer-check.ts';
import type { DeclaredOperation } from './declared.ts';

/** A download; the stream is read once. */
export interface FileAnswer {
  readonly name: string;
  readonly mime: string;
  readonly stream: Readable;
}

/** Wraps a result in the declared envelope. Throws an AnswerError when it does not match the declaration. */
export type Wrap = (outcome: unknown, query: Row) => unknown;

/** Prepares the envelope of an operation; see docs/guide/calls.md. */
export function compileEnvelope(operation: DeclaredOperation): Wrap {
  const { envelope, item } = operation.answer;
  const check = compileCheck(item);
  const rowsOf = (rows: readonly unknown[], path: string) =>
    rows.map((row, index) => check(row, `${path}[${index}]`));
  const numbers = ({ rows, total }: Page, query: Row) => {
    const { page, size } = pageOf(operation, query);
    const step = size ?? Math.max(total, DEFAULT_SIZE);
    return {
      last_page: Math.max(1, Math.ceil(total / step)),
      total,
      to: rows.length ? (page - 1) * step + rows.length : 0,
    };
  };
  switch (envelope) {
    case 'page':
      return (outcome, query) => {
        const page = outcome as Page;
        return { data: { data: rowsOf(page.rows, 'data.data'), ...numbers(page, query) } };
      };
    case 'page-meta':
      return (outcome, query) => {
        const page = outcome as Page;
        return { data: rowsOf(page.rows, 'data'), meta: numbers(page, query) };
      };
    case 'list':
      return (outcome) => ({
        data: rowsOf(Array.isArray(outcome) ? outcome : (outcome as Page).rows, 'data'),
      });
    case 'item':
      return (outcome) => ({ data: check(outcome, 'data') });
    case 'alert':
      return (outcome) => alert(outcome as Done, item ? (data) => check(data, 'data') : () => undefined);
    case 'file':
    case 'none':
      return (outcome) => outcome;
  }
}

/** `message` is the source text with placeholders, filled from `params`; it is translated where it is shown. */
function alert({ message, params, data }: Done, check: (data: unknown) => unknown) {
  return {
    status: 200,
    message,
    ...(params && Object.keys(params).length > 0 ? { params } : {}),
    data: data === undefined ? null : (check(data) ?? null),
  };
}
