import type { Endpoint } from '../../../core/model.ts';
import { type ApiResponse, send } from './send.ts';

/** Page size, when the list lets the caller choose. */
const SIZE = 100;
/** Page limit; a server with more rows should have another call. */
const PAGES = 50;

/** The pages of a list, one after the other, as long as they are asked for. */
export async function* pagesOf(list: Endpoint, values: Record<string, unknown>): AsyncGenerator<ApiResponse> {
  const { paging } = list;
  for (let page = 1; page <= PAGES; page++) {
    const answer = await send(list, {
      ...values,
      ...(paging && { [paging.page]: page }),
      ...(paging?.size && { [paging.size]: SIZE }),
    });
    yield answer;
    if (!paging || page >= (answer.page?.last ?? 1)) return;
  }
}
