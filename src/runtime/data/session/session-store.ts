import { useSyncExternalStore } from 'react';
import { rememberedDays } from '../../core/page-settings.ts';
import { DRAFTS, emptyTab, readStored, storedNames, writeStored } from '../../core/storage.ts';
import { Listeners } from '../../core/store.ts';
import { readUser, type User } from '../../core/user.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Why the last session ended: `choice` leaves nothing to come back to; `elsewhere` is a choice in another tab. */
export type SessionEnd = 'choice' | 'expired' | 'elsewhere';

interface Session {
  readonly user: User;
  readonly token: string;
}

const USER = 'user';
const TOKEN = 'token';
const ROLE = 'role';

let current: Session | undefined | null = null; // null: not read yet
let ended: SessionEnd | undefined;
const changes = new Listeners();

function session(): Session | undefined {
  if (current === null) current = readSession();
  return current;
}

/** Signed in means both: the token (cookie) and the account it belongs to (local storage). */
function readSession(): Session | undefined {
  if (typeof document === 'undefined') return undefined;
  const token = readCookie(document.cookie, TOKEN);
  const user = readUser(readStored(USER));
  return token && user ? { token, user } : undefined;
}

/** The signed-in account, or undefined. */
export function user(): User | undefined {
  return session()?.user;
}

/** The bearer token, or undefined. */
export function token(): string | undefined {
  return session()?.token;
}

/** Redraws with every change of the account. */
export function useUser(): User | undefined {
  return useSyncExternalStore(changes.subscribe, user, () => undefined);
}

/** Calls `listener` after every sign-in, sign-out and change of the account; returns how to stop. */
export const { subscribe } = changes;

/** Calls `work` once, when the session of this page ends; returns how to forget it. */
export function whenSignedOut(work: () => void): () => void {
  const stop = changes.subscribe(() => {
    if (user()) return;
    stop();
    work();
  });
  return stop;
}

/** Keeps a new session: for this browser's session, or for as long as the server remembers it. */
export function startSession(next: Session, remember: boolean): void {
  const options = { secure: location.protocol === 'https:', ...(remember ? { days: rememberedDays() } : {}) };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
  document.cookie = writeCookie(TOKEN, next.token, options);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = writeCookie(ROLE, String(next.user.role), options);
  writeStored(USER, JSON.stringify(next.user));
  current = next;
  ended = undefined;
  changes.notify();
}

/** Takes over the account as the server answers it. */
export function updateUser(next: User): void {
  const held = session();
  if (!held) return;
  writeStored(USER, JSON.stringify(next));
  current = { ...held, user: next };
  changes.notify();
}

/** Forgets the session here; other tabs follow through the storage event. */
export function endSession(why: SessionEnd): void {
  const held = session();
  if (!held) return;
  if (why === 'choice') {
    for (const name of storedNames(`${DRAFTS}${held.user.id} `)) writeStored(name, undefined);
    emptyTab();
  }
  for (const name of [TOKEN, ROLE]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
    document.cookie = writeCookie(name, '', { days: 0, secure: location.protocol === 'https:' });
  }
  writeStored(USER, undefined);
  current = undefined;
  ended = why;
  changes.notify();
}

/** Why the last session ended, while signed out. */
export function sessionEnd(): SessionEnd | undefined {
  return ended;
}

/** Follows sign-ins and sign-outs of other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== USER && event.key !== null) return;
    const next = readSession();
    if (!next && session()) return endSession('elsewhere');
    current = next;
    changes.notify();
  });
}
