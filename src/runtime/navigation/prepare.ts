import type { ScreenEntry } from '../../../core/model.ts';
import { resolveValues, type Scope } from '../../../core/scope.ts';
import { allows, type User } from '../../../core/user.ts';
import { extensionOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import { canRead } from '../data/read.ts';
import { user } from '../data/session/session-store.ts';
import { prefetchResponse } from '../data/use-response.ts';
import { type FirstCall, loadCall } from './kinds.ts';
import { type Loaded, loadScreen } from './load-screen.ts';
import { settle } from './resolve-route.ts';

/** A screen that needs an extension is usable only when the server has it. */
export function usable(entry: ScreenEntry): boolean {
  return entry.extension === undefined || extensionOn(entry.extension);
}

/** The screen with this id, if this server supports it and the account may open it. */
export function findOpenable(id: string | undefined, account: User | undefined): ScreenEntry | undefined {
  return product().screens.find((entry) => entry.id === id && usable(entry) && allows(entry.roles, account));
}

/** Loads the chunks for an address, as `visitor` would see it. Never throws. */
export async function prepareChunks(address: string, visitor: User | undefined = user()): Promise<void> {
  const [path = address] = address.split(/[?#]/, 1);
  const route = settle(product(), path, visitor, usable);
  // A chunk that fails is reported where the screen renders, with Retry.
  if (route.kind === 'screen') await loadScreen(route.entry).catch(() => undefined);
}

/** Like prepareChunks, and also starts the screen's first request in parallel. Never throws. */
export async function prepareScreen(pathname: string, search: string): Promise<void> {
  const route = settle(product(), pathname, user(), usable);
  if (route.kind !== 'screen') return;
  const ready = await loadScreen(route.entry).catch(() => undefined);
  const query = Object.fromEntries(new URLSearchParams(search));
  const scope: Scope = { route: route.params, query, ...(user() ? { user: user() } : {}) };
  const call = ready && firstCallOf(ready, scope);
  if (call && call.endpoint.effect === 'read' && canRead(call.endpoint))
    prefetchResponse(call.endpoint, call.input);
}

function firstCallOf(ready: Loaded, scope: Scope): FirstCall | undefined {
  if (ready.firstCall) return ready.firstCall(ready.screen, scope);
  const call = ready.screen.kind === 'list' ? undefined : loadCall(ready.screen);
  return call && { endpoint: call.endpoint, input: resolveValues(call.with, scope) };
}
