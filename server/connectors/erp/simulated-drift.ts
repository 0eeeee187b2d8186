import { createHash } from 'node:crypto';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A number from 0 up to 1 that is always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('md5').update(words.join('\u0000')).digest().readUInt32LE(0) / 2 ** 32;
}

/** Every day some four of a hundred prices change, by 4 in a hundred down to 6 up, to steps of 50 rupiah. */
export function priceAt(item: string, value: number, since: number, now: number): number {
  let price = value;
  for (let day = Math.floor(since / DAY) + 1; day <= Math.floor(now / DAY); day++) {
    if (chance(item, day) >= 0.04) continue;
    const change = Math.round(chance(item, day, 'by') * 10 - 4) / 100;
    price = Math.max(50, Math.round((price * (1 + change)) / 50) * 50);
  }
  return price;
}

/** Every four hours something is sold; what is sold out is delivered again. */
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
