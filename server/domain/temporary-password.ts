import { randomInt } from 'node:crypto';

/** Characters that cannot be confused when read aloud or written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of four groups of four, such as `h7kp-2mwx-q9rd-ab3t`: 79 bits, easy to read aloud. */
export function temporaryPassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}
