import { randomInt } from 'node:crypto';

/** Nothing that is mistaken for something else when it is read out or written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of four groups of four, such as `h7kp-2mwx-q9rd-ab3t`: 79 bits, and it can be said aloud. */
export function temporaryPassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}
