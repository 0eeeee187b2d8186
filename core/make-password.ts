/** Characters that cannot be confused when read aloud or written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** A random password of four groups of four, such as `h7kp-2mwx-q9rd-ab3t`: 79 bits, easy to read aloud. */
export function makePassword(): string {
  const groups = Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, letter).join(''));
  return groups.join('-');
}

/** Rejection sampling: bytes beyond the last full multiple are drawn again, so that all characters are equally likely. */
function letter(): string {
  const most = 256 - (256 % LETTERS.length);
  for (;;) {
    const [byte = most] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return LETTERS[byte % LETTERS.length] ?? '';
  }
}
