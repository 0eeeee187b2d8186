import { firstSignIn } from './first-sign-in.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Takes what was typed, chosen and focused in the sign-in that stands in the document, submits it where that was tried, and
 * removes it. `page` is the same sign-in, drawn by the runtime. Does nothing without such a document.
 */
export function takeOver(page: HTMLElement | null | undefined): void {
  const first = firstSignIn();
  if (!first || !page) return;
  const controls = controlsOf(page);
  controlsOf(first).forEach((control, index) => {
    const target = controls[index];
    if (target) copy(control, target);
  });
  // A submit closes the dialog that the first sign-in stands in.
  const isSubmitted = !first.open;
  first.remove();
  if (isSubmitted) page.querySelector('form')?.requestSubmit();
}

const controlsOf = (page: HTMLElement) => page.querySelectorAll<Control>('input, select, button');

function copy(from: Control, to: Control): void {
  const isFocused = from === document.activeElement;
  // A password that the browser filled in is not readable yet; the browser fills in the new field as well.
  if (from.value && from.value !== to.value) {
    to.value = from.value;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if ('checked' in from && 'checked' in to) to.checked = from.checked;
  if (!isFocused) return;
  to.focus();
  if ('selectionStart' in from && 'selectionStart' in to && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
