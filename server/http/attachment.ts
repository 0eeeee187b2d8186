/** As long as file systems take a name. */
const LONGEST = 200;

/**
 * Content-Disposition of a file to save (RFC 6266): the name in ASCII, and whole in UTF-8 (RFC 5987). A name is an uploader's
 * words: no character of it ends the value, a line or a folder, or turns the direction of what follows.
 */
export function attachment(name: string): string {
  const whole = [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/gu, '_')].slice(-LONGEST).join('');
  const plain = whole.replace(/[^\w. -]/gu, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
