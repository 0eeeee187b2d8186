import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../../../core/cookies.ts';
import { readUser, type User } from '../../../../core/user.ts';
import { rememberedDays } from '../../base/page-settings.ts';
import { DRAFTS, emptyTab, readStored, storedNames, TYPED, writeStored } from '../../base/storage.ts';
import { Listeners } from '../../base/store.ts';

/** `choice`: a sign-out in this tab, which keeps no return address; `elsewhere`: one in another tab. */
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

/** Signed in requires both: the token (cookie) and its account (localStorage). */
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

/** Re-renders when the account changes. */
export function useUser(): User | undefined {
  return useSyncExternalStore(changes.subscribe, user, () => undefined);
}

/** Calls `listener` after every sign-in, sign-out and change of the account; returns the function that unsubscribes. */
export const { subscribe } = changes;

/** Calls `work` once when this page's session ends; returns the function that cancels it. */
export function whenSignedOut(work: () => void): () => void {
  const stop = changes.subscribe(() => {
    if (user()) return;
    stop();
    work();
  });
  return stop;
}

/** Calls `work` at the next sign-in on this page, before anything of it is drawn; not where somebody is signed in. */
export function whenSignedIn(work: () => void): void {
  if (user()) return;
  const stop = changes.subscribe(() => {
    if (!user()) return;
    stop();
    work();
  });
}

/** Of all cookies of the session: no link and no form of another site brings them along. */
const sessionOptions = () => ({ secure: location.protocol === 'https:', sameSite: 'Strict' }) as const;

/** Stores a new session: for this browser session, or for as long as the server remembers it. */
export function startSession(newSession: Session, remember: boolean): void {
  const options = { ...sessionOptions(), ...(remember ? { days: rememberedDays() } : {}) };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
  document.cookie = writeCookie(TOKEN, newSession.token, options);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = writeCookie(ROLE, String(newSession.user.role), options);
  writeStored(USER, JSON.stringify(newSession.user));
  current = newSession;
  ended = undefined;
  changes.notify();
}

let leftPath: string | undefined;

/** Whether the account gave itself another role on this page, so that it knows why it may not stay. */
export function isLeft(pathname: string): boolean {
  return pathname === leftPath;
}

/** Stores the account as the server answered it. `path`: of the page on which it has given itself another role. */
export function updateUser(newUser: User, path?: string): void {
  const currentSession = session();
  if (!currentSession) return;
  leftPath = path;
  writeStored(USER, JSON.stringify(newUser));
  current = { ...currentSession, user: newUser };
  changes.notify();
}

/** Names of cookies that go with the session. */
const beside = new Set<string>();

/** A cookie that stands beside those of the session, and goes with it. */
export const sessionCookie = (name: string) => {
  beside.add(name);
  return {
    read: () => readCookie(document.cookie, name),
    write: (value: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
      document.cookie = writeCookie(name, value, sessionOptions());
    },
  };
};

/** Ends the session in this tab; other tabs follow through the storage event. */
export function endSession(why: SessionEnd): void {
  const currentSession = session();
  if (!currentSession) return;
  if (why === 'choice') {
    for (const prefix of [DRAFTS, TYPED])
      for (const name of storedNames(`${prefix}${currentSession.user.id} `)) writeStored(name, undefined);
    emptyTab();
  }
  for (const name of [TOKEN, ROLE, ...beside]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP
    document.cookie = writeCookie(name, '', { ...sessionOptions(), days: 0 });
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

/** Applies sign-ins and sign-outs of other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== USER && event.key !== null) return;
    const storedSession = readSession();
    if (!storedSession && session()) return endSession('elsewhere');
    current = storedSession;
    changes.notify();
  });
}
