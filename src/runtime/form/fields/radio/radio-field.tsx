import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

// A chunk of its own: the library's theme is loaded only by forms that use it.
const Radios = lazyWithPreload(() => import('./radios.tsx'));

/** One of a few declared choices, all visible. */
export function RadioField({ library, ...props }: ControlProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only forwards the focus
    <div id={props.id} className="field-radio" tabIndex={-1} onFocus={toChoice}>
      {library ? <Radios {...props} library={library} /> : null}
    </div>
  );
}

/** The focus goes to the chosen radio button, else to the first one. */
function toChoice({ target, currentTarget }: React.FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  (
    currentTarget.querySelector<HTMLElement>('input:checked') ?? currentTarget.querySelector('input')
  )?.focus();
}
