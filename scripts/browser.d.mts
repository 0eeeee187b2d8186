/** Path of a Chromium, or null when there is none. Throws when CHROMIUM_PATH names a file that does not exist. */
export function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | null;

/** The same, installed first where that is allowed. Throws with the command to type where it is not. */
export function ensureBrowser(env?: Readonly<Record<string, string | undefined>>): string;
