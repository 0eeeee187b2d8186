/** Base64 of the UTF-8 bytes: what the sign-in call is documented to take. It hides nothing; HTTPS does. */
export function encodePassword(password: string): string {
  const bytes = new TextEncoder().encode(password);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
