import { useEffect, useState } from 'react';

const alive = new Map<string, object>();

/**
 * State that outlives being drawn anew: when the language changes, the whole page is drawn again beside the old one,
 * and what is typed must be there. `key` names the place; what stood there a moment before the new drawing is taken
 * over, and nothing else.
 */
export function useSurviving<T extends object>(key: string, make: () => T): T {
  // The same key is written and read with the same type: keys begin with what is kept.
  const [state] = useState(() => (alive.get(key) as T | undefined) ?? make());
  useEffect(() => {
    alive.set(key, state);
    return () => {
      if (alive.get(key) === state) alive.delete(key);
    };
  }, [key, state]);
  return state;
}
