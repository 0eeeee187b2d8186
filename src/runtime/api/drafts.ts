import { useCallback, useEffect, useState } from 'react';
import { readStored, TYPED, writeStored } from '../base/storage.ts';
import { sessionEnd, subscribe, user, useUser } from '../data/session/session-store.ts';
import { useAddress } from '../navigation/address.tsx';

/**
 * State that the user types outside of a form. Kept in sessionStorage per account, address and `name`, so it survives a reload
 * and the end of the session; cleared by `forget` and by sign-out. With `inAllTabs` it is kept in localStorage, and the tabs of
 * the browser agree at once. The value must be JSON. Returns the value, its setter and `forget`, which resets it to `initial`.
 */
export function useDraft<T>(
  name: string,
  initial: T,
  { inAllTabs = false } = {},
): [value: T, set: (value: T) => void, forget: () => void] {
  const { pathname } = useAddress();
  const account = useUser();
  const key = `${TYPED}${String(account?.id ?? '')} ${pathname} ${name}`;
  const [storedDraft, setStoredDraft] = useState<{ readonly key: string; readonly value: T }>(() => ({
    key,
    value: readDraft(key, initial, inAllTabs),
  }));
  const value = storedDraft.key === key ? storedDraft.value : readDraft(key, initial, inAllTabs);
  const set = useCallback(
    (newValue: T) => {
      keep(key, JSON.stringify(newValue), inAllTabs);
      setStoredDraft({ key, value: newValue });
    },
    [key, inAllTabs],
  );
  const forget = useCallback(() => {
    keep(key, undefined, inAllTabs);
    setStoredDraft({ key, value: initial });
  }, [key, initial, inAllTabs]);
  useEffect(() => {
    // The browser tells the other tabs.
    const take = (event: StorageEvent) => {
      if (event.key === key) setStoredDraft({ key, value: readDraft(key, initial, inAllTabs) });
    };
    if (inAllTabs) window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [key, initial, inAllTabs]);
  useEffect(
    () =>
      subscribe(() => {
        if (!user() && sessionEnd() === 'choice') keep(key, undefined, inAllTabs);
      }),
    [key, inAllTabs],
  );
  return [value, set, forget];
}

const storageOf = (inAllTabs: boolean) => (inAllTabs ? 'localStorage' : 'sessionStorage');

function readDraft<T>(key: string, initial: T, inAllTabs: boolean): T {
  try {
    const text = readStored(key, storageOf(inAllTabs));
    // Only `set` writes here, under a key of its own.
    return text === undefined ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

/** Without storage the value lives as long as the component. */
function keep(key: string, text: string | undefined, inAllTabs: boolean): void {
  writeStored(key, text, storageOf(inAllTabs));
}
