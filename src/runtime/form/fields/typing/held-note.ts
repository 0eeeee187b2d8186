import { t } from '../../../base/i18n/t.ts';

let note: HTMLElement | undefined;
let noted: HTMLInputElement | undefined;
/** The last character that was dropped, while the note is about such. */
let dropped = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** ms for which the note of a left input stays, unless something else is typed there. */
const STAYS = 20_000;

/** Says below an input that was left that its number became another one. */
export function sayFitted(input: HTMLInputElement, typed: string): void {
  open(input);
  if (note) {
    note.style.border = '2px solid var(--mui-palette-warning-main)';
    note.style.fontSize = '14px';
    note.style.lineHeight = '20px';
    note.textContent = t('{typed} is not taken here: the field holds {value}.', {
      typed,
      value: input.value,
    });
  }
  place();
  input.addEventListener('input', hideFitted, { once: true });
  timer = setTimeout(hide, STAYS);
}

function hideFitted({ currentTarget }: Event): void {
  if (noted === currentTarget && dropped === '') hide();
}

/**
 * Says below an input that a typed character was dropped and what the input holds, which stays true with each key. It is above the
 * page, so that nothing moves, and goes when the input is left.
 */
export function sayHeld(input: HTMLInputElement, character: string): void {
  const isOpen = noted === input && dropped !== '';
  if (!isOpen) open(input);
  dropped = character.trim() || '␣';
  tellHeld();
  if (isOpen) return;
  input.addEventListener('input', tellHeld);
  input.addEventListener(
    'blur',
    () => {
      input.removeEventListener('input', tellHeld);
      if (noted === input) hide();
    },
    { once: true },
  );
}

function tellHeld(): void {
  if (!note || !noted) return;
  const { value } = noted;
  note.textContent = t(
    value === '' ? '"{key}" is not used here.' : '"{key}" is not used here: the field holds {value}.',
    { key: dropped, value },
  );
  place();
}

/** Opens the note at an input. */
function open(input: HTMLInputElement): void {
  hide();
  noted = input;
  note = makeNote();
  (input.closest('dialog, [role="dialog"]') ?? document.body).append(note);
  note.showPopover?.();
  window.addEventListener('scroll', place, { capture: true, passive: true });
}

function makeNote(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.setAttribute('popover', 'manual');
  Object.assign(element.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '4px 8px',
    maxWidth: '280px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-paper)',
    zIndex: '1500',
  });
  return element;
}

function place(): void {
  const box = noted?.getBoundingClientRect();
  if (!note || !box) return;
  note.style.top = `${box.bottom + 4}px`;
  note.style.left = `${Math.max(4, Math.min(box.left, window.innerWidth - 288))}px`;
}

function hide(): void {
  clearTimeout(timer);
  window.removeEventListener('scroll', place, { capture: true });
  note?.remove();
  noted = undefined;
  dropped = '';
}
