import { ApiError } from '../core/api-error.ts';
import { readPath } from '../core/scope.ts';
import type { Fallback } from '../model.ts';
import { rowsOf } from './rows-of.ts';
import { type ApiResponse, send } from './send.ts';

/** Rows of a page where the list lets the caller choose. */
const SIZE = 100;
/** A record further back than this is not found; a server with so many rows has the extension. */
const PAGES = 50;

/**
 * The record whose `match` is the input's, out of the pages of a list, one after the other. Throws an ApiError: 404
 * when it is in none of them, else that of the list's call.
 */
export async function findInList(
  { list, match, rows }: Fallback,
  input: Record<string, unknown>,
): Promise<ApiResponse> {
  const given = Object.fromEntries(Object.entries(input).filter(([name]) => list.path.includes(`{${name}}`)));
  const { paging } = list;
  for (let page = 1; page <= PAGES; page++) {
    const answer = await send(list, {
      ...given,
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
