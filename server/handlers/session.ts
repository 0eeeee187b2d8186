import type {
  SessionMeItem,
  SessionSignInBody,
  SessionSignInItem,
} from '../../domain/generated/types/session.ts';
import { dueOf, refuseAddress } from '../calls/authenticate.ts';
import { addKnownDevice, isKnownDevice } from '../calls/devices.store.ts';
import { type Ahead, beforehand, type Context, forUnready } from '../calls/handler.ts';
import { codeWanted, countCode, forgetCodes, takeCode } from '../calls/second-factor.ts';
import { addToken, findAccount, revokeToken } from '../calls/tokens.store.ts';
import { notFound, Refusal } from '../refusal.ts';
import { decodePassword, isPassword } from '../rules/passwords.ts';
import type { SignInTry } from '../rules/sign-in-limits.ts';
import { hashToken, makeToken } from '../rules/tokens.ts';
import { readAdminNamed } from './admins.store.ts';
import { ACCOUNT, readAccount } from './read-account.ts';
import { refuseTooMany } from './too-many.ts';

const HOURS_A_DAY = 24;

/** Checks name and password and answers the account with a new token. */
export const signIn = beforehand(checkSignIn, enter);

interface SignInInput {
  readonly body: SessionSignInBody;
}

const wrong = () => new Refusal('signed-out', 'Username or password is wrong.');

async function checkSignIn({ body }: SignInInput, context: Ahead) {
  const { username } = body;
  const storedAccount = await readAdminNamed(context.db, username);
  const attempt = await countTry(username, storedAccount?.id, context);
  const password = decodePassword(body.password);
  const isRight = await isPassword(storedAccount?.password_hash ?? null, password ?? '');
  if (!storedAccount || password === null || !isRight) {
    throw wrong();
  }
  refuseAddress(context.sessions.addresses, storedAccount.role, context.address);
  if (storedAccount.has_second_factor) {
    if (!body.code) throw codeWanted('Enter the code of your authenticator app.');
    refuseTooMany(await countCode(context.sessions.attempts, storedAccount.id));
  }
  return { ...storedAccount, attempt };
}

/** The account is read again: its password may have been changed meanwhile. */
async function enter(
  { body }: SignInInput,
  context: Context,
  checked: Awaited<ReturnType<typeof checkSignIn>>,
): Promise<SessionSignInItem> {
  const storedAccount = await readAdminNamed(context.db, body.username);
  if (storedAccount?.id !== checked.id || storedAccount.password_hash !== checked.password_hash)
    throw wrong();
  const { hours, rememberedDays, limits, attempts, secondFactor } = context.sessions;
  if (
    storedAccount.has_second_factor &&
    !(await takeCode(context.db, storedAccount.id, body.code ?? '', secondFactor))
  )
    throw codeWanted('The code is wrong, or was used before.');
  await addKnownDevice(context.db, storedAccount.id, context.device.keep());
  const token = makeToken();
  await addToken(
    context.db,
    storedAccount.id,
    hashToken(token),
    body.remember ? rememberedDays * HOURS_A_DAY : hours,
    { address: context.address, userAgent: context.device.userAgent },
  );
  await context.audit({ entity: ACCOUNT, id: storedAccount.id, by: { id: storedAccount.id } });
  // The try is only reset now: until here the password may have changed, or the write may have failed.
  await limits.succeeded(checked.attempt);
  if (storedAccount.has_second_factor) await forgetCodes(attempts, storedAccount.id);
  const user = await readAccount(storedAccount.id, context);
  const due = dueOf(storedAccount, secondFactor.roles);
  return { user, api_token: token, ...(due ? { first_screen: due.screen } : {}) };
}

/** Revokes the token of the call. */
export const signOut = forUnready(async (_input: unknown, context: Context): Promise<{ message: string }> => {
  if (context.tokenHash) await revokeToken(context.db, context.tokenHash);
  await context.audit({ entity: ACCOUNT, id: context.user?.id ?? null });
  return { message: 'Signed out.' };
});

/** The account as it is now, not as it was at the sign-in. */
export const me = forUnready(async (_input: unknown, context: Context): Promise<SessionMeItem> => {
  if (!context.user) throw notFound();
  return readAccount(context.user.id, context);
});

/** Counts the try before the password is checked. Throws a Refusal when there were too many. */
async function countTry(account: string, id: number | undefined, context: Ahead): Promise<SignInTry> {
  const { db, address, device, sessions, tokenHash } = context;
  const isKnown = id !== undefined && device.hash !== null && (await isKnownDevice(db, id, device.hash));
  const caller = tokenHash && (await findAccount(db, tokenHash));
  const attempt = {
    account,
    address,
    caller: caller?.id ?? null,
    device: isKnown && device.hash ? device.hash.toString('hex') : null,
  };
  refuseTooMany(await sessions.limits.take(attempt));
  return attempt;
}
