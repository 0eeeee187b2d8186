import { useEffect, useState } from 'react';

const alive = new Map<string, object>();

/** State, by `key`, that survives a remount: a change of language renders all anew, and typed values must be kept. */
export function useSurviving<T extends object>(key: string, make: () => T): T {
  // The same key is written and read with the same type, since keys start with the kind of state.
  const [state] = useState(() => (alive.get(key) as T | undefined) ?? make());
  useEffect(() => {
    alive.set(key, state);
    return () => {
      if (alive.get(key) === state) alive.delete(key);
    };
  }, [key, state]);
  return state;
}
