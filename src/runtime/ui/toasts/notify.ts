import { hidePlain, showPlainly } from './plain-note.ts';
import type { Tone, Way } from './toasts.tsx';

let toastModule: Promise<typeof import('./toasts.tsx')> | undefined;

/**
 * Shows a message at the top centre for 5 s (or `duration` ms). The text must be translated already. An error disappears earlier
 * when the user tries again, succeeds or leaves the page, unless it is `lasting`. `way` is a link in it.
 */
export function notify(text: string, tone: Tone, duration = 5000, lasting = false, way?: Way): void {
  void loaded().then(
    ({ showToast }) => showToast(text, tone, duration, lasting, way),
    () => showPlainly(text, tone, duration),
  );
}

/** Preloads the toasts, when one is likely. */
export function expectNotice(): void {
  void loaded().then(
    ({ mount }) => mount(),
    () => undefined,
  );
}

/** The snackbar is 8 KB that no first page needs. */
function loaded(): Promise<typeof import('./toasts.tsx')> {
  toastModule ??= import('./toasts.tsx').catch((error: unknown) => {
    toastModule = undefined;
    throw error;
  });
  return toastModule;
}

/** Closes error toasts, e.g. when the user tries again or leaves the page. */
export function dismissErrors(): void {
  hidePlain();
  void toastModule?.then(
    ({ hideErrors }) => hideErrors(),
    () => undefined,
  );
}

/** Closes the outdated message with the text `text`. */
export function dismiss(text: string): void {
  void toastModule?.then(
    ({ hideToast }) => hideToast(text),
    () => undefined,
  );
}

/** Closes all messages. */
export function dismissAll(): void {
  hidePlain();
  void toastModule?.then(
    ({ hideToasts }) => hideToasts(),
    () => undefined,
  );
}
