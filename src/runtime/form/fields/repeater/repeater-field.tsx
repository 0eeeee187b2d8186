import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

// A chunk of its own: the parts of the library's theme are loaded with it.
const Repeater = lazyWithPreload(() => import('./repeater.tsx'));

/** A few entries with the same fields, which can be added, removed and moved. */
export function RepeaterField({ library, ...props }: ControlProps) {
  return library ? <Repeater {...props} library={library} /> : null;
}
