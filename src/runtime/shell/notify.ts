export type Tone = 'success' | 'error' | 'info';

/** Shows a message at the top centre for 5 s (or `duration` ms). The text is shown as it is: translate it before. */
export function notify(text: string, tone: Tone, duration = 5000): void {
  // The snackbar is 8 KB that no first page needs.
  void import('./toasts.tsx').then(
    ({ showToast }) => showToast(text, tone, duration),
    () => console.error(text),
  );
}
