import type { Fallback } from '../../../core/model.ts';
import { readPath } from '../../../core/scope.ts';
import { ApiError } from '../base/api-error.ts';
import { pagesOf } from './pages-of.ts';
import { rowsOf } from './rows-of.ts';
import type { ApiResponse } from './send.ts';

/** Finds the record whose `match` is the input's, page by page. Throws an ApiError: 404 when none has it, or the list's. */
export async function findInList(
  { list, match, rows }: Fallback,
  input: Record<string, unknown>,
): Promise<ApiResponse> {
  const pathValues = Object.fromEntries(
    Object.entries(input).filter(([name]) => list.path.includes(`{${name}}`)),
  );
  for await (const answer of pagesOf(list, pathValues)) {
    const item = rowsOf(answer, { rows }).find(
      (row) => String(readPath(row, match)) === String(input[match]),
    );
    if (item) return { item, raw: item };
  }
  throw new ApiError('', 404);
}
