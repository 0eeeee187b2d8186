/** The checkout's folder. */
export const root: string;

/** Makes node_modules equal to package-lock.json; ends the process with a message when that fails. */
export function ensureInstall(folder?: string): void;

/** True when the packages in `folder` are those of `lock`, the content of its package-lock.json. */
export function isInstalled(folder: string, lock: string | Uint8Array): boolean;

/** What somebody on `version` of Node should know before the product starts, or null. */
export function nodeNotice(version: string): string | null;
