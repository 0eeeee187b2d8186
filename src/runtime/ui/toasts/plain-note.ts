import type { Tone } from './toasts.tsx';

let note: HTMLElement | undefined;

/** Shows a message without the toast chunk, which cannot be loaded while offline. */
export function showPlainly(text: string, tone: Tone, duration: number): void {
  hidePlain();
  const noteElement = document.createElement('div');
  noteElement.className = 'chunk-failure';
  noteElement.role = tone === 'error' ? 'alert' : 'status';
  noteElement.textContent = text;
  // Where toasts stand.
  const isPhone = globalThis.matchMedia?.('(max-width: 600px)').matches;
  Object.assign(noteElement.style, isPhone ? { bottom: '76px' } : { top: '16px', bottom: 'auto' });
  note = document.body.appendChild(noteElement);
  setTimeout(() => noteElement.remove(), duration);
}

export function hidePlain(): void {
  note?.remove();
}
