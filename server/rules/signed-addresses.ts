import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed address is valid. */
const VALID = 3600;

/** The address of a file for a shop; it is valid an hour. `now`: milliseconds. */
export function signedAddress(path: string, shop: string, key: string, now = Date.now()): string {
  const until = String(Math.floor(now / 1000) + VALID);
  return `${path}?${new URLSearchParams({ shop, until, signature: sign(path, shop, until, key) })}`;
}

/** Whether an address was signed with the key and is still valid. */
export function isSigned(address: string, key: string | null, now = Date.now()): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [shop = '', until = '', signature = ''] = ['shop', 'until', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  );
  if (key === null || !/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return false;
  const expected = Buffer.from(sign(pathname, shop, until, key));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const sign = (path: string, shop: string, until: string, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([path, shop, until]))
    .digest('base64url');
