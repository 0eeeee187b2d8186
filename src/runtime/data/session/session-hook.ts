import { readUser } from '../../../../core/user.ts';
import { product } from '../../base/product.ts';
import type { ResponseHook } from '../response-hooks.ts';
import { refreshUser } from './session.ts';
import { endSession, updateUser, user } from './session-store.ts';

const EXPIRED = 'Token Expired.';

/** A refused token ends the session; a call that changed the signed-in account updates it at once. */
export const sessionHook: ResponseHook = {
  succeeded({ invalidates }, { item }) {
    if (invalidates?.some((id) => id === product().session.me?.id)) adoptAccount(item);
    return undefined;
  },
  failed({ roles }, { status, message }) {
    if (roles !== 'public' && (status === 401 || message === EXPIRED)) endSession('expired');
  },
};

/**
 * Merges an account from an answer into the session, when it is the signed-in one. One of another role is read anew: the answer
 * need not say what else the role changes, nor what it is called.
 */
function adoptAccount(item: unknown): void {
  const answeredUser = readUser(item, product().session.name);
  const signedInUser = user();
  if (!answeredUser || !signedInUser || String(answeredUser.id) !== String(signedInUser.id)) return;
  const isOfOtherRole = answeredUser.role !== signedInUser.role;
  const role_string = answeredUser.role_string || (isOfOtherRole ? '' : signedInUser.role_string);
  updateUser(
    { ...signedInUser, ...answeredUser, role_string },
    isOfOtherRole ? location.pathname : undefined,
  );
  if (isOfOtherRole) void refreshUser();
}
