import { useCallback, useEffect, useRef } from 'react';
import { useForm } from '../state/form-api.ts';

const IDLE = 150;

/**
 * For a control whose value is costly to make: `read` makes it. The form asks for it shortly after the last change, and
 * at once where it is needed (before it is sent, kept as a draft, compared), as it does with what is typed in an input.
 */
export function useNoted(name: string, commit: (value: unknown) => void): (read: () => unknown) => void {
  const { store } = useForm();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<() => unknown>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // What is hidden must not be lost: it may come back.
      if (last.current && store.isPending(name)) store.commit(name, last.current());
    },
    [store, name],
  );
  return useCallback(
    (read) => {
      last.current = read;
      store.note(name, read);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => store.isPending(name) && commit(read()), IDLE);
    },
    [store, name, commit],
  );
}
