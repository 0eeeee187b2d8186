import type { ComponentProps, MouseEvent } from 'react';

/**
 * The frame of a native control with content before and after it. Its focus, error and disabled styles follow from the control by
 * CSS (theme/input-styles.ts), without a render.
 */
export function InputBox({ className, ...rest }: ComponentProps<'div'>) {
  const names = className ? `input-box ${className}` : 'input-box';
  // biome-ignore lint/a11y/noStaticElementInteractions: the frame itself is not a control
  return <div {...rest} className={names} onMouseDown={focusControl} />;
}

/** A press on the frame focuses the control. */
function focusControl(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
