import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import type { ControlProps } from '../field-entry.ts';

// The form library's theme comes with the forms that use it.
const Radios = lazyWithPreload(() => import('./radios.tsx'));

/** One of a few declared choices, all of them in sight. */
export function RadioField({ library, ...props }: ControlProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus on
    <div id={props.id} className="field-radio" tabIndex={-1} onFocus={toChoice}>
      {library ? <Radios {...props} library={library} /> : null}
    </div>
  );
}

/** Focus goes to the chosen value, else to the first choice. */
function toChoice({ target, currentTarget }: React.FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  (
    currentTarget.querySelector<HTMLElement>('input:checked') ?? currentTarget.querySelector('input')
  )?.focus();
}
