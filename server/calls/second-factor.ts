import { Refusal } from '../refusal.ts';
import type { Attempts } from '../rules/attempts.ts';
import { hashRecoveryCode, isOfApp, plainCode, stepOf } from '../rules/one-time-codes.ts';
import { unseal } from '../rules/seal.ts';
import type { Db } from '../store/index.ts';
import { lockSecondFactor, noteStep, spendRecoveryCode } from './second-factors.store.ts';

/** What a server knows of second factors. */
export interface SecondFactorRules {
  /** How an authenticator app names the product. */
  readonly issuer: string;
  /** Roles that have to have one (SECOND_FACTOR_ROLES). */
  readonly roles: readonly number[];
  /** What seals the secrets; null: there is none, and no factor can be switched on. */
  readonly key: () => Promise<string | null>;
}

/** Codes of an account, wherever they come from: only who has its password can use these tries up; `within` in milliseconds. */
const CODES = { tries: 10, within: 15 * 60_000 };

const tries = (account: number) => `codes of ${account}`;

/** Counts a code before it is checked. Throws a Refusal when there were too many. */
export function countCode(attempts: Attempts, account: number): Promise<number> {
  return attempts.take(tries(account), CODES);
}

/** The tries of an account whose code was right. */
export function forgetCodes(attempts: Attempts, account: number): Promise<void> {
  return attempts.clear(tries(account));
}

/** How the secret of an account is sealed: it opens for no other one. */
export const sealedFor = (account: number): string => `second factor of ${account}`;

/**
 * Takes a code of the app, or a recovery code; false where it is wrong, or was taken before. In the transaction of the call: the
 * factor stays locked. A secret that does not open (another SECRETS_KEY) has no right code, and leaves the recovery codes.
 */
export async function takeCode(
  db: Db,
  account: number,
  typedCode: string,
  rules: SecondFactorRules,
): Promise<boolean> {
  const factor = await lockSecondFactor(db, account);
  if (!factor) return false;
  const code = plainCode(typedCode);
  if (!isOfApp(code)) return spendRecoveryCode(db, account, hashRecoveryCode(code));
  const key = await rules.key();
  const secret = key === null ? null : unseal(factor.secret, sealedFor(account), key);
  const step = secret === null ? null : await stepOf(secret, code);
  if (step === null || step <= factor.last_step) return false;
  await noteStep(db, account, step);
  return true;
}

/** The password was right: the sign-in goes on with a code in the field that is named. */
export function codeWanted(message: string): Refusal {
  return new Refusal('signed-out', [{ field: 'code', message }]);
}
