/** Over all tabs and sessions, or of this tab. */
type StorageName = 'localStorage' | 'sessionStorage';

/** A stored value; undefined when there is none or storage is blocked. */
export function readStored(name: string, storage: StorageName = 'localStorage'): string | undefined {
  try {
    return globalThis[storage].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes or removes a stored value; does nothing when storage is blocked. */
export function writeStored(
  name: string,
  value: string | undefined,
  storage: StorageName = 'localStorage',
): void {
  try {
    if (value === undefined) globalThis[storage].removeItem(name);
    else globalThis[storage].setItem(name, value);
  } catch {
    // When storage is blocked the page still works; it only remembers nothing.
  }
}

/** Prefix of the keys of drafts of forms; the account follows. */
export const DRAFTS = 'draft ';

/** Prefix of the keys of what is typed outside of a form; the account follows. */
export const TYPED = 'typed ';

/** The localStorage keys with this prefix. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Clears sessionStorage. */
export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** An id of this tab that survives a reload. */
export function tabName(): string {
  try {
    const name = sessionStorage.getItem('tab') ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem('tab', name);
    return name;
  } catch {
    return '';
  }
}
