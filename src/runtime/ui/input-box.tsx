import type { ComponentProps, MouseEvent } from 'react';

/**
 * The frame of a native control and of what stands before and after it. How it looks when it is focused, wrong or out
 * of use follows from the control itself (theme/input-styles.ts): nothing is drawn anew for it.
 */
export function InputBox({ className, ...rest }: ComponentProps<'div'>) {
  const names = className ? `input-box ${className}` : 'input-box';
  // biome-ignore lint/a11y/noStaticElementInteractions: beside the control there is nothing to operate
  return <div {...rest} className={names} onMouseDown={focusControl} />;
}

/** A press on the frame is meant for the control. */
function focusControl(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
