/** A value kept in this browser; undefined when there is none or storage is blocked. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser, or forgets it; does nothing where storage is blocked. */
export function writeStored(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that blocks storage still works, it only remembers nothing.
  }
}

/** What the names of kept drafts begin with; the account follows. */
export const DRAFTS = 'draft ';

/** The names of the values kept in this browser that begin so. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets all that this tab keeps for itself. */
export function emptyTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Tells this tab from others of the same browser, also after it is loaded again. */
export function tabName(): string {
  try {
    const name = sessionStorage.getItem('tab') ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem('tab', name);
    return name;
  } catch {
    return '';
  }
}
