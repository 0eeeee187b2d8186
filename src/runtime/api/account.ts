import type { Endpoint } from '../../../core/model.ts';
import { allows, type User } from '../../../core/user.ts';
import { isTaken } from '../data/plan-request.ts';
import { canRead } from '../data/read.ts';
import { user } from '../data/session/session-store.ts';
import { findOpenable } from '../navigation/prepare.ts';

export type { User } from '../../../core/user.ts';
export { otherServers } from '../base/page-settings.ts';
export { sessionCookie, useUser as useAccount, whenSignedOut } from '../data/session/session-store.ts';

/**
 * Whether this account may make the call and the server here answers it (an extension may be off). Call `useAccount` in the
 * component, so that it re-renders when the account changes.
 */
export function mayCall(endpoint: Endpoint, account: User | undefined = user()): boolean {
  return allows(endpoint.roles, account) && canRead(endpoint);
}

/** Whether the server takes a property of a call, by its dotted name; one that the stated contract lacks may be off. */
export const takes: (endpoint: Endpoint, property: string) => boolean = isTaken;

/** Whether the screen exists and this account may open it. */
export function mayOpen(screen: string, account: User | undefined = user()): boolean {
  return findOpenable(screen, account) !== undefined;
}
