import type { Db } from '../store/index.ts';

/** The second factor of an account; undefined where it has none. */
export function readSecondFactor(db: Db, account: number) {
  const factor = db
    .selectFrom('second_factors')
    .select(['secret', 'last_step', 'created_at'])
    .where('admin_user_id', '=', account);
  return factor.executeTakeFirst();
}

/** The same, locked until the transaction ends: two sign-ins do not take one code. */
export function lockSecondFactor(db: Db, account: number) {
  const factor = db
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('admin_user_id', '=', account)
    .forUpdate();
  return factor.executeTakeFirst();
}

export async function addSecondFactor(
  db: Db,
  account: number,
  factor: { readonly secret: Buffer; readonly last_step: number },
  recoveryHashes: readonly Buffer[],
): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ admin_user_id: account, ...factor })
    .execute();
  const codes = recoveryHashes.map((code_hash) => ({ code_hash, admin_user_id: account }));
  await db.insertInto('recovery_codes').values(codes).execute();
}

/** Takes the second factor and its recovery codes away; false where there is none. */
export async function removeSecondFactor(db: Db, account: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('admin_user_id', '=', account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function noteStep(db: Db, account: number, last_step: number): Promise<void> {
  await db.updateTable('second_factors').set({ last_step }).where('admin_user_id', '=', account).execute();
}

/** Takes a recovery code; false where the account has no such code. */
export async function spendRecoveryCode(db: Db, account: number, code_hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', code_hash)
    .where('admin_user_id', '=', account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, account: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('admin_user_id', '=', account)
    .executeTakeFirstOrThrow();
  return count;
}
