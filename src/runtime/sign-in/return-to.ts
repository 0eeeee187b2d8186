const KEPT = 'return-to';

/** Stores, for this tab, the URL that a signed-out visitor requested. */
export function keepReturn(address: string | undefined): void {
  try {
    if (address === undefined) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, address);
  } catch {
    // Without storage the visitor starts at the start page.
  }
}

/** The URL to open after signing in; only a path of this page is accepted. */
export function readReturn(): string | undefined {
  try {
    return ownPath(sessionStorage.getItem(KEPT));
  } catch {
    return undefined;
  }
}

/** A path of this page, or undefined: `//host` and `https:` lead to other sites. */
export function ownPath(address: string | null): string | undefined {
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
