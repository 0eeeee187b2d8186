import type {
  SessionMeItem,
  SessionSignInBody,
  SessionSignInItem,
} from '../../src/generated/product/types/session.ts';
import { decodePassword, isPassword } from '../domain/passwords.ts';
import { type Ahead, beforehand, type Context } from '../http/handler.ts';
import { addToken, hashToken, makeToken, revokeToken } from '../http/tokens.store.ts';
import { notFound, Refusal } from '../refusal.ts';
import { ACCOUNT, readAccount } from './read-account.ts';

const HOURS_A_DAY = 24;

/** Checks name and password and answers the account with a new token. */
export const signIn = beforehand(checkSignIn, enter);

interface SignInInput {
  readonly body: SessionSignInBody;
}

const wrong = () => new Refusal('signed-out', 'Username or password is wrong.');

async function checkSignIn({ body }: SignInInput, context: Ahead) {
  const username = body.username.trim();
  const forget = countTry(username, context);
  const found = await findByName(username, context);
  const password = decodePassword(body.password);
  const right = await isPassword(found?.password_hash ?? null, password ?? '');
  if (!found || password === null || !right) {
    throw wrong();
  }
  forget();
  return found;
}

/** The account is looked at again: its password may have been changed meanwhile. */
async function enter(
  { body }: SignInInput,
  context: Context,
  checked: Awaited<ReturnType<typeof checkSignIn>>,
): Promise<SessionSignInItem> {
  const found = await findByName(body.username.trim(), context);
  if (found?.id !== checked.id || found.password_hash !== checked.password_hash) throw wrong();
  const { hours, rememberedDays } = context.sessions;
  const token = makeToken();
  await addToken(
    context.db,
    found.id,
    hashToken(token),
    body.remember ? rememberedDays * HOURS_A_DAY : hours,
  );
  await context.audit({ entity: ACCOUNT, id: found.id, by: { id: found.id } });
  return { user: await readAccount(found.id, context), api_token: token };
}

/** The token that came with the call is worth nothing afterwards. */
export async function signOut(_input: unknown, context: Context): Promise<{ message: string }> {
  if (context.tokenHash) await revokeToken(context.db, context.tokenHash);
  await context.audit({ entity: ACCOUNT, id: context.user?.id ?? null });
  return { message: 'Signed out.' };
}

/** The account as it is now, not as it was at the sign-in. */
export async function me(_input: unknown, context: Context): Promise<SessionMeItem> {
  if (!context.user) throw notFound();
  return readAccount(context.user.id, context);
}

/** Answers what makes the tries of this name forgotten. Throws a Refusal when there were too many. */
function countTry(username: string, { address, sessions }: Ahead): () => void {
  const key = `${address} ${username.toLowerCase()}`;
  const now = Date.now();
  const wait = Math.max(sessions.attempts.take(key, now), sessions.addressAttempts.take(address, now));
  if (wait > 0) {
    const params = { minutes: Math.ceil(wait / 60_000) };
    const message = 'Too many attempts. Please try again in {minutes} minutes.';
    throw new Refusal('too-many', [{ message, params }], wait / 1000);
  }
  return () => sessions.attempts.clear(key);
}

function findByName(username: string, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('admin_users')
    .select(['id', 'password_hash'])
    .where((eb) => eb(eb.fn('lower', ['username']), '=', eb.fn('lower', [eb.val(username)])))
    .executeTakeFirst();
}
