import type {
  SecondFactorGetItem,
  SecondFactorOfferItem,
  SecondFactorSwitchOffBody,
  SecondFactorSwitchOnBody,
} from '../../domain/generated/types/second-factor.ts';
import { type Ahead, beforehand, type Context, forUnready } from '../calls/handler.ts';
import { countCode, forgetCodes, sealedFor, takeCode } from '../calls/second-factor.ts';
import {
  addSecondFactor,
  countRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
} from '../calls/second-factors.store.ts';
import { revokeTokensOf } from '../calls/tokens.store.ts';
import { notFound, Refusal, requireRow } from '../refusal.ts';
import { hashRecoveryCode, isOfApp, newFactor, plainCode, stepOf } from '../rules/one-time-codes.ts';
import { seal, unseal } from '../rules/seal.ts';
import { lockAdmin } from './admins.store.ts';
import { confirmOwnPassword } from './own-password.ts';
import { ACCOUNT } from './read-account.ts';
import { refuseTooMany } from './too-many.ts';

/** Milliseconds for which what an app is given may be confirmed. */
const OFFERED_FOR = 60 * 60_000;

/** Whether the caller has a second factor, may have one, and has to. */
export const getSecondFactor = forUnready(
  async (_input: unknown, context: Context): Promise<SecondFactorGetItem> => {
    const { id, role } = callerOf(context);
    const { roles, key } = context.sessions.secondFactor;
    const factor = await readSecondFactor(context.db, id);
    return {
      active: factor ? 1 : 0,
      available: (await key()) === null ? 0 : 1,
      demanded: roles.includes(role) ? 1 : 0,
      created_at: factor?.created_at ?? null,
      recovery_codes: factor ? await countRecoveryCodes(context.db, id) : null,
    };
  },
);

/** Nothing of it is kept here: it comes back, sealed, with a code that shows that an app has it. */
export const offerSecondFactor = forUnready(
  async (_input: unknown, context: Context): Promise<SecondFactorOfferItem> => {
    const { id, username } = callerOf(context);
    const { issuer } = context.sessions.secondFactor;
    const key = await keyOf(context);
    const { secret, address, recoveryCodes } = await newFactor(issuer, username);
    const offer = [Date.now() + OFFERED_FOR, secret, ...recoveryCodes].join(' ');
    return {
      secret,
      address,
      recovery_codes: [...recoveryCodes],
      offer: seal(offer, offeredTo(id), key).toString('base64url'),
    };
  },
);

interface OnInput {
  readonly body: SecondFactorSwitchOnBody;
}

/** Switches it on with what was offered. The account's other sessions, which came without, end. */
export const switchOnSecondFactor = forUnready(beforehand(checkOffer, addFactor));

async function checkOffer({ body }: OnInput, context: Ahead<'own_password' | 'wrong_code'>) {
  const { id } = callerOf(context);
  const key = await keyOf(context);
  await confirmOwnPassword(body.current_password, context);
  const offer = unseal(Buffer.from(body.offer, 'base64url'), offeredTo(id), key) ?? '';
  const [until, secret = '', ...recoveryCodes] = offer.split(' ');
  if (Number(until) < Date.now())
    throw new Refusal('conflict', 'This has been open for too long. Open the page again.');
  const code = plainCode(body.code);
  const last_step = isOfApp(code) ? await stepOf(secret, code) : null;
  refuseCode(last_step !== null, context);
  if (last_step === null) throw notFound();
  return {
    factor: { secret: seal(secret, sealedFor(id), key), last_step },
    recoveryHashes: recoveryCodes.map(hashRecoveryCode),
  };
}

async function addFactor(
  _input: OnInput,
  context: Context,
  { factor, recoveryHashes }: Awaited<ReturnType<typeof checkOffer>>,
) {
  const { db, tokenHash } = context;
  const { id } = requireRow(await lockAdmin(db, callerOf(context).id));
  if (await readSecondFactor(db, id)) throw new Refusal('conflict', 'The two-step sign-in is on already.');
  await addSecondFactor(db, id, factor, recoveryHashes);
  await revokeTokensOf(db, id, tokenHash);
  await context.audit({ entity: ACCOUNT, id });
  return { message: 'The two-step sign-in is on. Your other sessions have ended.' };
}

interface OffInput {
  readonly body: SecondFactorSwitchOffBody;
}

/** Switches it off: who sits at an unlocked computer has neither the password nor a code. */
export const switchOffSecondFactor = forUnready(beforehand(checkOff, removeFactor));

async function checkOff({ body }: OffInput, context: Ahead<'own_password'>) {
  await confirmOwnPassword(body.current_password, context);
  refuseTooMany(await countCode(context.sessions.attempts, callerOf(context).id));
}

async function removeFactor({ body }: OffInput, context: Context<'wrong_code'>) {
  const { db, sessions } = context;
  const { id } = callerOf(context);
  if (!(await readSecondFactor(db, id)))
    throw new Refusal('conflict', 'The two-step sign-in is off already.');
  refuseCode(await takeCode(db, id, body.code, sessions.secondFactor), context);
  await removeSecondFactor(db, id);
  await context.audit({ entity: ACCOUNT, id });
  await forgetCodes(sessions.attempts, id);
  return { message: 'The two-step sign-in is off.' };
}

function refuseCode(isRight: boolean, { limits }: Pick<Context<'wrong_code'>, 'limits'>): void {
  limits.wrong_code(isRight ? [] : [{ field: 'code', message: 'The code is wrong, or was used before.' }]);
}

const offeredTo = (account: number): string => `offer to ${account}`;

async function keyOf({ sessions }: Pick<Context, 'sessions'>): Promise<string> {
  const key = await sessions.secondFactor.key();
  if (key === null)
    throw new Refusal('conflict', 'The two-step sign-in needs a key that this server does not have. Ask IT.');
  return key;
}

function callerOf({ user }: Pick<Context, 'user'>) {
  if (!user) throw notFound();
  return user;
}
