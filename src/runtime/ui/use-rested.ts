import { useEffect, useState } from 'react';

/** The value once it has not changed for `rest` milliseconds: what is typed, when somebody pauses. */
export function useRested<Value extends string | number>(value: Value, rest = 300): Value {
  const [restedValue, setRestedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRestedValue(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return restedValue;
}
