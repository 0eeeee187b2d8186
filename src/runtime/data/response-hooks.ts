import type { ApiError } from '../core/api-error.ts';
import type { Endpoint } from '../model.ts';
import type { ApiResponse } from './read-response.ts';

/** What a floor above does about every call. Hooks hear of a call before the caller does; they never throw. */
export interface ResponseHook {
  /** 'goes-on': the call only started long work, and the hook refreshes what it changes when that has ended. */
  succeeded?(endpoint: Endpoint, answer: ApiResponse): 'goes-on' | undefined;
  failed?(endpoint: Endpoint, error: ApiError): void;
}

let hooks: readonly ResponseHook[] = [];

/** Sets, once at the start, the hooks of calls, in this order. */
export function setResponseHooks(next: readonly ResponseHook[]): void {
  hooks = next;
}

/** Answers whether the work goes on after the call. */
export function tellSucceeded(endpoint: Endpoint, answer: ApiResponse): boolean {
  const results = hooks.map((hook) => hook.succeeded?.(endpoint, answer));
  return results.includes('goes-on');
}

export function tellFailed(endpoint: Endpoint, error: ApiError): void {
  for (const hook of hooks) hook.failed?.(endpoint, error);
}
