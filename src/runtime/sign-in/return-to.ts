const KEPT = 'return-to';

/** Remembers, in this tab, the address that a signed-out visitor wanted. */
export function keepReturn(address: string | undefined): void {
  try {
    if (address === undefined) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, address);
  } catch {
    // Without storage the visitor begins at the start page.
  }
}

/** The address to go on to after signing in; only a path of this page counts. */
export function readReturn(): string | undefined {
  try {
    return ownPath(sessionStorage.getItem(KEPT));
  } catch {
    return undefined;
  }
}

/** A path of this page, or undefined: `//host` and `https:` lead elsewhere. */
export function ownPath(address: string | null): string | undefined {
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
