import { createHash } from 'node:crypto';

/** How far the clock of a telephone may be off, in steps of half a minute. */
const DRIFT = 1;
const RECOVERY_CODES = 10;
/** 80 random bits: a hash of them cannot be guessed back. */
const RECOVERY_BYTES = 10;

/** What an authenticator app is given, and the codes for the day on which it is lost. */
export interface NewFactor {
  /** In base32, to be typed. */
  readonly secret: string;
  /** The otpauth address, to be shown as a QR code. */
  readonly address: string;
  readonly recoveryCodes: readonly string[];
}

/** A new secret for the account `label` of the product `issuer`. */
export async function newFactor(issuer: string, label: string): Promise<NewFactor> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) });
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    inGroups(new Secret({ size: RECOVERY_BYTES }).base32),
  );
  return { secret: totp.secret.base32, address: totp.toString(), recoveryCodes };
}

/** The step that the code of an app is of (RFC 6238); null where it is of none that counts now. */
export async function stepOf(secret: string, code: string, now = Date.now()): Promise<number | null> {
  const { TOTP } = await import('otpauth');
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** A code as it is compared: without blanks and hyphens, whatever its case. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a plain code is of an app; else it may be a recovery code. */
export const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}

const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
