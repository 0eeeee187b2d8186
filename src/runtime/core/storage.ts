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
