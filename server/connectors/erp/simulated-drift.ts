import { createHash } from 'node:crypto';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A deterministic number in [0, 1) for a text (a hash). */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('md5').update(words.join('\u0000')).digest().readUInt32LE(0) / 2 ** 32;
}

/** Each day about 4 percent of the prices change, by -6 to +4 percent, in steps of 50 rupiah. */
export function priceAt(item: string, value: number, since: number, now: number): number {
  let price = value;
  for (let day = Math.floor(since / DAY) + 1; day <= Math.floor(now / DAY); day++) {
    if (chance(item, day) >= 0.04) continue;
    const change = Math.round(chance(item, day, 'by') * 10 - 4) / 100;
    price = Math.max(50, Math.round((price * (1 + change)) / 50) * 50);
  }
  return price;
}

/** Every four hours something is sold; sold-out products are restocked. */
export function stockAt(item: string, value: number, since: number, now: number): number {
  const full = Math.max(24, value);
  const [first, last] = [Math.floor(since / (4 * HOUR)) + 1, Math.floor(now / (4 * HOUR))];
  let stock = value;
  for (let slot = first; slot <= last; slot++) {
    stock -= Math.floor(chance(item, slot) * 4);
    if (stock <= 0) stock += full;
  }
  return stock;
}
