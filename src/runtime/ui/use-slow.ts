import { useEffect, useState } from 'react';

/** Delay in ms before a loading indicator is shown; earlier it would only flicker. */
const PATIENCE = 300;

/** Whether something has been pending long enough to show it. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow && busy;
}
