import { useEffect, useState } from 'react';

/** Before this, in ms, a sign of waiting would only flicker. */
const PATIENCE = 300;

/** Whether something has been under way for long enough that the person should see it. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow && busy;
}
