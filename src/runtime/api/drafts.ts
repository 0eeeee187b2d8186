import { useCallback, useEffect, useState } from 'react';
import { sessionEnd, subscribe, user, useUser } from '../data/session/session-store.ts';
import { useAddress } from '../navigation/address.tsx';

const PREFIX = 'draft of ';

/**
 * State that the user types outside of a form. Kept in sessionStorage per account, address and `name`, so it survives a reload
 * and the end of the session; cleared by `forget` and by sign-out. The value must be JSON. Returns the value, its setter and
 * `forget`, which resets it to `initial`.
 */
export function useDraft<T>(
  name: string,
  initial: T,
): [value: T, set: (value: T) => void, forget: () => void] {
  const { pathname } = useAddress();
  const account = useUser();
  const key = `${PREFIX}${String(account?.id ?? '')} ${pathname} ${name}`;
  const [held, setHeld] = useState<{ readonly key: string; readonly value: T }>(() => ({
    key,
    value: readDraft(key, initial),
  }));
  const value = held.key === key ? held.value : readDraft(key, initial);
  const set = useCallback(
    (next: T) => {
      keep(key, JSON.stringify(next));
      setHeld({ key, value: next });
    },
    [key],
  );
  const forget = useCallback(() => {
    keep(key, undefined);
    setHeld({ key, value: initial });
  }, [key, initial]);
  useEffect(
    () =>
      subscribe(() => {
        if (!user() && sessionEnd() === 'choice') keep(key, undefined);
      }),
    [key],
  );
  return [value, set, forget];
}

function readDraft<T>(key: string, initial: T): T {
  try {
    const text = sessionStorage.getItem(key);
    // Only `set` writes here, under a key of its own.
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage the value lives as long as the component.
  }
}
