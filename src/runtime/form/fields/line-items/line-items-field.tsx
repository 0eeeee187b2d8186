import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

// Few forms have them.
const LineItems = lazyWithPreload(() => import('./line-items.tsx'));

/** Rows of the same columns, typed like a sheet: some or hundreds. */
export function LineItemsField(props: ControlProps) {
  return <LineItems {...props} />;
}
