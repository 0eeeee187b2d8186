import { readUser, type User } from '../../../../core/user.ts';
import { product } from '../../base/product.ts';
import { readStored, writeStored } from '../../base/storage.ts';
import { clearResponses } from '../cache.ts';
import { send } from '../send.ts';
import { startSession } from './session-store.ts';

const REMEMBERED = 'remembered-username';

/** What somebody has typed to sign in. */
interface Entered {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** Of an authenticator app; empty: none was asked for. */
  readonly code?: string;
}

/**
 * Signs in. Throws an ApiError when refused, an Error without an account. `prepare` runs before subscribers hear of it; it is told
 * which screen comes first, where the answer says so.
 */
export async function signIn(
  { username, password, remember, code }: Entered,
  prepare: (user: User, firstScreen?: unknown) => Promise<void> = async () => undefined,
): Promise<void> {
  const answer = await send(product().session.signIn, {
    username,
    password: encodePassword(password),
    ...(remember ? { remember } : {}),
    ...(code ? { code } : {}),
  });
  const user = readUser(answer.item?.user, product().session.name);
  const apiToken = answer.item?.api_token;
  if (!user || typeof apiToken !== 'string' || apiToken === '')
    throw new Error('The sign-in answer holds no account.');
  await Promise.all([clearResponses(), prepare(user, answer.item?.first_screen)]);
  writeStored(REMEMBERED, remember ? username : undefined);
  startSession({ user, token: apiToken }, remember);
}

/** The remembered user name of the sign-in form. The password is never stored. */
export function rememberedUsername(): string {
  return readStored(REMEMBERED) ?? '';
}

/** Base64 of the UTF-8 bytes, the documented encoding of the sign-in call. It is no protection; HTTPS is. */
export function encodePassword(password: string): string {
  const bytes = new TextEncoder().encode(password);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
