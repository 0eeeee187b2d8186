import type { Endpoint } from '../../../core/model.ts';
import type { ApiError } from '../base/api-error.ts';
import type { ApiResponse } from './read-response.ts';

/** Hooks by which higher rooms react to every call. They run before the caller sees the result and never throw. */
export interface ResponseHook {
  /** 'goes-on': the call only started a job; the hook refreshes the stale answers when the job ends. */
  succeeded?(endpoint: Endpoint, answer: ApiResponse): 'goes-on' | undefined;
  failed?(endpoint: Endpoint, error: ApiError): void;
  /** Runs before `failed`: whether the call can be made again, since what it lacked is there now. */
  mended?(error: ApiError): Promise<boolean> | undefined;
}

let hooks: readonly ResponseHook[] = [];

/** Sets the response hooks, in this order; called once at the start. */
export function setResponseHooks(newHooks: readonly ResponseHook[]): void {
  hooks = newHooks;
}

/** Returns whether a job continues after the call. */
export function tellSucceeded(endpoint: Endpoint, answer: ApiResponse): boolean {
  const results = hooks.map((hook) => hook.succeeded?.(endpoint, answer));
  return results.includes('goes-on');
}

/** Whether a hook has seen to it that a refused call can be made once more. */
export async function isMended(error: ApiError): Promise<boolean> {
  for (const hook of hooks) if (await hook.mended?.(error)) return true;
  return false;
}

export function tellFailed(endpoint: Endpoint, error: ApiError): void {
  for (const hook of hooks) hook.failed?.(endpoint, error);
}
