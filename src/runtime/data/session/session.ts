import { readUser } from '../../../../core/user.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { clearResponses } from '../cache.ts';
import { send } from '../send.ts';
import { endSession, token, updateUser } from './session-store.ts';

/** Signs out: at once in this tab, and on the server, which revokes the token. */
export async function signOut(): Promise<void> {
  const call = product().session.signOut;
  const revoke = call && token() && endpointOn(call) ? send(call, {}) : undefined;
  endSession('choice');
  // The user is signed out locally even when the server call fails.
  await revoke?.catch(() => undefined);
  await clearResponses();
}

/** Refreshes the account from the server; errors are ignored. */
export async function refreshUser(): Promise<void> {
  const call = product().session.me;
  if (!call || !endpointOn(call)) return;
  const answer = await send(call, {}).catch(() => undefined);
  const user = readUser(answer?.item, product().session.name);
  if (user) updateUser(user);
}
