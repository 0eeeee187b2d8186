import { later } from '../../../ui/later.tsx';
import type { ControlProps } from '../field-entry.ts';

// Few forms have one: what it takes of the form library's theme is loaded with it.
const Repeater = later(() => import('./repeater.tsx'));

/** A few entries of the same fields, added, removed and moved one by one. */
export function RepeaterField({ library, ...props }: ControlProps) {
  return library ? <Repeater {...props} library={library} /> : null;
}
