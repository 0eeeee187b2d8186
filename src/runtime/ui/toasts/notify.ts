import { hidePlain, showPlainly } from './plain-note.ts';
import type { Tone } from './toasts.tsx';

let shown: Promise<typeof import('./toasts.tsx')> | undefined;

/**
 * Shows a message at the top centre for 5 s (or `duration` ms). The text is shown as it is: translate it before.
 * An error goes earlier when the person tries again or leaves the page, unless it is `lasting`.
 */
export function notify(text: string, tone: Tone, duration = 5000, lasting = false): void {
  void loaded().then(
    ({ showToast }) => showToast(text, tone, duration, lasting),
    () => showPlainly(text, tone, duration),
  );
}

/** Makes ready what a message needs, for when one is likely. */
export function expectNotice(): void {
  void loaded().then(
    ({ mount }) => mount(),
    () => undefined,
  );
}

/** The snackbar is 8 KB that no first page needs. */
function loaded(): Promise<typeof import('./toasts.tsx')> {
  shown ??= import('./toasts.tsx').catch((error: unknown) => {
    shown = undefined;
    throw error;
  });
  return shown;
}

/** Takes away the errors, as when the person tries again or goes elsewhere: they speak of what was before. */
export function dismissErrors(): void {
  hidePlain();
  void shown?.then(
    ({ hideErrors }) => hideErrors(),
    () => undefined,
  );
}

/** Takes away the message that says `text`: it is out of date. */
export function dismiss(text: string): void {
  void shown?.then(
    ({ hideToast }) => hideToast(text),
    () => undefined,
  );
}

/** Takes away what is shown, as when it has become untrue. */
export function dismissAll(): void {
  hidePlain();
  void shown?.then(
    ({ hideToasts }) => hideToasts(),
    () => undefined,
  );
}
