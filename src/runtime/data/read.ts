import type { Endpoint } from '../../../core/model.ts';
import { endpointOn } from '../base/page-settings.ts';
import { type ApiResponse, send } from './send.ts';

/** Whether the server can answer this read, by the endpoint or its fallback. */
export function canRead(endpoint: Endpoint): boolean {
  return endpointOn(endpoint) || endpoint.fallback !== undefined;
}

/** Like `send`; when the server lacks the extension, the record is looked up in the declared list. */
export async function read(endpoint: Endpoint, input: Record<string, unknown>): Promise<ApiResponse> {
  const requestedAt = performance.now();
  const answer = await answerOf(endpoint, input);
  times.set(answer, requestedAt);
  return answer;
}

const times = new WeakMap<ApiResponse, number>();

/** When an answer of `read` was requested, as `performance.now()`. */
export function askedAt(answer: ApiResponse): number {
  return times.get(answer) ?? 0;
}

async function answerOf(endpoint: Endpoint, input: Record<string, unknown>): Promise<ApiResponse> {
  const { fallback } = endpoint;
  if (!fallback || endpointOn(endpoint)) return send(endpoint, input);
  const { findInList } = await import('./find-in-list.ts');
  return findInList(fallback, input);
}
