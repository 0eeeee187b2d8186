import { readStored, writeStored } from '../base/storage.ts';

const KEPT = 'return-to';

/** Stores, for this tab, the URL that a signed-out visitor requested. */
export function keepReturn(address: string | undefined): void {
  writeStored(KEPT, address, 'sessionStorage');
}

/** The URL to open after signing in; only a path of this page is accepted. */
export function readReturn(): string | undefined {
  return ownPath(readStored(KEPT, 'sessionStorage'));
}

/** A path of this page, or undefined: `//host` and `https:` lead to other sites. */
export function ownPath(address: string | undefined): string | undefined {
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
