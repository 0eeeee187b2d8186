import { useCallback, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';

// Loaded at rest, with what saves.
const ErrorList = lazyWithPreload(() => import('./error-list.tsx'));
export const preloadErrors = ErrorList.preload;

/** Lists all errors when there are several or one belongs to no field. */
export function ErrorSummary() {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe('field-errors', listener), [store]);
  const errors = useSyncExternalStore(subscribe, () => store.fieldErrors());
  const loose = errors.some((fieldError) => fieldError.field === undefined);
  if (errors.length === 0 || (errors.length === 1 && !loose)) return null;
  return <ErrorList errors={errors} loose={loose} />;
}
