/** The value of a cookie; undefined when it is missing or malformed. `jar` is document.cookie. */
export function readCookie(jar: string, name: string): string | undefined {
  for (const part of jar.split('; ')) {
    const equalsIndex = part.indexOf('=');
    if (equalsIndex > 0 && part.slice(0, equalsIndex) === name)
      return decoded(part.slice(equalsIndex + 1)) || undefined;
  }
  return undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The text that sets a cookie, for the browser session or for `days`. The server never takes it as proof, so no CSRF. */
export function writeCookie(
  name: string,
  value: string,
  options: { days?: number; secure: boolean; sameSite?: 'Strict' },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `SameSite=${options.sameSite ?? 'Lax'}`];
  if (options.days !== undefined) parts.push(`max-age=${options.days * 86_400}`);
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}
