import type { SessionEndParams, SessionListItem } from '../../domain/generated/types/session.ts';
import type { Context } from '../calls/handler.ts';
import { readTokensOf, revokeTokenOf, revokeTokensOf } from '../calls/tokens.store.ts';
import { notFound } from '../refusal.ts';
import { browserName } from '../rules/browser-name.ts';
import { ACCOUNT } from './read-account.ts';

/** The caller's sessions that still last, the one that was used last first. */
export async function listSessions(_input: unknown, context: Context): Promise<SessionListItem[]> {
  const { account, tokenHash } = signedIn(context);
  const sessions = await readTokensOf(context.db, account);
  return Promise.all(
    sessions.map(async ({ user_agent, token_hash, ...session }) => ({
      ...session,
      device: await browserName(user_agent),
      current: token_hash.equals(tokenHash) ? 1 : 0,
    })),
  );
}

/** Ends one session of the caller. Throws a Refusal for one that is another's or has ended. */
export async function endOwnSession({ params }: { params: SessionEndParams }, context: Context) {
  const { account } = signedIn(context);
  if (!(await revokeTokenOf(context.db, account, params.id))) throw notFound();
  await context.audit({ entity: ACCOUNT, id: account });
  return { message: 'The session has ended.' };
}

/** Ends all sessions of the caller but the one that asks. */
export async function endOtherSessions(_input: unknown, context: Context) {
  const { account, tokenHash } = signedIn(context);
  await revokeTokensOf(context.db, account, tokenHash);
  await context.audit({ entity: ACCOUNT, id: account });
  return { message: 'Your other sessions have ended.' };
}

function signedIn({ user, tokenHash }: Context): { readonly account: number; readonly tokenHash: Buffer } {
  if (!user || !tokenHash) throw notFound();
  return { account: user.id, tokenHash };
}
