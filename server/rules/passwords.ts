import { hash, verify } from '@node-rs/argon2';
import { heavyPasswords } from './heavy.ts';

/** An argon2id hash, which includes salt and cost parameters. */
export function hashPassword(password: string): Promise<string> {
  return heavyPasswords.run(() => hash(password));
}

let unknownAccount: Promise<string> | null = null;

/** Whether the password is right; also without an account (`null`) one is verified, so that the time tells nothing. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownAccount ??= hashPassword('nobody');
  const verifiedHash = passwordHash ?? (await unknownAccount);
  const matches = await heavyPasswords.run(() => verify(verifiedHash, password));
  return matches && passwordHash !== null;
}

/** Decodes the password from base64 (UTF-8); null when the encoding is invalid. */
export function decodePassword(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}
