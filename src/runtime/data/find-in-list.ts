import type { Fallback } from '../../../core/model.ts';
import { readPath } from '../../../core/scope.ts';
import { ApiError } from '../base/api-error.ts';
import { rowsOf } from './rows-of.ts';
import { type ApiResponse, send } from './send.ts';

/** Page size, when the list lets the caller choose. */
const SIZE = 100;
/** Page limit of the search; a server with more rows should have the extension. */
const PAGES = 50;

/** Finds the record whose `match` is the input's, page by page. Throws an ApiError: 404 when none has it, or the list's. */
export async function findInList(
  { list, match, rows }: Fallback,
  input: Record<string, unknown>,
): Promise<ApiResponse> {
  const pathValues = Object.fromEntries(
    Object.entries(input).filter(([name]) => list.path.includes(`{${name}}`)),
  );
  const { paging } = list;
  for (let page = 1; page <= PAGES; page++) {
    const answer = await send(list, {
      ...pathValues,
      ...(paging && { [paging.page]: page }),
      ...(paging?.size && { [paging.size]: SIZE }),
    });
    const item = rowsOf(answer, { rows }).find(
      (row) => String(readPath(row, match)) === String(input[match]),
    );
    if (item) return { item, raw: item };
    if (!paging || page >= (answer.page?.last ?? 1)) break;
  }
  throw new ApiError('', 404);
}
