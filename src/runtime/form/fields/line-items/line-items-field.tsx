import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

// A chunk of its own, since few forms have line items.
const LineItems = lazyWithPreload(() => import('./line-items.tsx'));

/** Rows with the same columns, edited like a spreadsheet; a few or hundreds. */
export function LineItemsField(props: ControlProps) {
  return <LineItems {...props} />;
}
