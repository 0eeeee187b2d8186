import type { Endpoint, Roles } from '../../../core/model.ts';
import { allows, type User } from '../../../core/user.ts';
import { product } from '../base/product.ts';
import { canRead } from '../data/read.ts';
import { user } from '../data/session/session-store.ts';
import { usable } from '../navigation/prepare.ts';

export type { User } from '../../../core/user.ts';
export { otherServers } from '../base/page-settings.ts';
export { useUser as useAccount, whenSignedOut } from '../data/session/session-store.ts';

/**
 * Whether this account has one of the roles; `'public'` includes everybody. Call `useAccount` in the component, so that it
 * re-renders when the account changes.
 */
export function hasRole(roles: Roles, account: User | undefined = user()): boolean {
  return allows(roles, account);
}

/** Whether this account may make the call and the server here answers it (an extension may be off). */
export function mayCall(endpoint: Endpoint, account: User | undefined = user()): boolean {
  return allows(endpoint.roles, account) && canRead(endpoint);
}

/** Whether the screen exists and this account may open it. */
export function mayOpen(screen: string, account: User | undefined = user()): boolean {
  const entry = product().screens.find(({ id }) => id === screen);
  return entry !== undefined && usable(entry) && allows(entry.roles, account);
}
