import type { Tone } from './toasts.tsx';

let note: HTMLElement | undefined;

/** Shows a message without the toast chunk, which cannot be loaded while offline. */
export function showPlainly(text: string, tone: Tone, duration: number): void {
  hidePlain();
  const shown = document.createElement('div');
  shown.className = 'chunk-failure';
  shown.role = tone === 'error' ? 'alert' : 'status';
  shown.textContent = text;
  // Where toasts stand.
  Object.assign(shown.style, { top: '16px', bottom: 'auto' });
  note = document.body.appendChild(shown);
  setTimeout(() => shown.remove(), duration);
}

export function hidePlain(): void {
  note?.remove();
}
