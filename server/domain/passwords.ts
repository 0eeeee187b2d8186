import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash with its salt and costs in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownAccount: Promise<string> | null = null;

/**
 * Whether the password is the account's. Without an account (`null`) the same work is done in vain, so that the
 * time of the answer does not reveal which accounts exist.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownAccount ??= hashPassword('nobody');
  const matches = await verify(passwordHash ?? (await unknownAccount), password);
  return matches && passwordHash !== null;
}

/** The password out of its base64 form (UTF-8); null when it is not such a form. */
export function decodePassword(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}
