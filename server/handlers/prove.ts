import type { SessionProveBody } from '../../domain/generated/types/session.ts';
import { type Ahead, beforehand, type Context } from '../calls/handler.ts';
import { countCode, forgetCodes, takeCode } from '../calls/second-factor.ts';
import { readSecondFactor } from '../calls/second-factors.store.ts';
import { noteProof } from '../calls/tokens.store.ts';
import { requireRow } from '../refusal.ts';
import { confirmOwnPassword } from './own-password.ts';
import { ACCOUNT } from './read-account.ts';
import { refuseTooMany } from './too-many.ts';

interface ProveInput {
  readonly body: SessionProveBody;
}

/** Who is signed in shows anew who it is: by the password, and a code where the account has a second factor. */
export const prove = beforehand(checkProof, renewProof);

async function checkProof({ body }: ProveInput, context: Ahead<'own_password'>): Promise<void> {
  const { id } = requireRow(context.user);
  await confirmOwnPassword(body.current_password, context);
  if (body.code && (await readSecondFactor(context.db, id)))
    refuseTooMany(await countCode(context.sessions.attempts, id));
}

async function renewProof({ body }: ProveInput, context: Context<'wrong_code'>) {
  const { db, limits, sessions, tokenHash } = context;
  const { id } = requireRow(context.user);
  const hasFactor = (await readSecondFactor(db, id)) !== undefined;
  const isRight = !hasFactor || (await takeCode(db, id, body.code ?? '', sessions.secondFactor));
  const message = body.code
    ? 'The code is wrong, or was used before.'
    : 'Enter the code of your authenticator app.';
  limits.wrong_code(isRight ? [] : [{ field: 'code', message }]);
  await noteProof(db, requireRow(tokenHash));
  await context.audit({ entity: ACCOUNT, id });
  if (hasFactor) await forgetCodes(sessions.attempts, id);
  return { message: 'It is confirmed.' };
}
