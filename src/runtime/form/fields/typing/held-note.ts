import { t } from '../../../base/i18n/t.ts';

let note: HTMLElement | undefined;
let noted: HTMLInputElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** ms for which the note of a left input stays. */
const STAYS = 6000;

/** Says below an input that was left that its number became another one. */
export function sayFitted(input: HTMLInputElement, typed: string): void {
  open(input);
  if (note)
    note.textContent = t('{typed} is not taken here: the field holds {value}.', {
      typed,
      value: input.value,
    });
  place();
  timer = setTimeout(hide, STAYS);
}

/**
 * Says below an input, once for each stay in it, that a typed character was dropped and what the input holds now. It is above the
 * page, so that nothing moves, and goes when the input is left.
 */
export function sayHeld(input: HTMLInputElement, character: string): void {
  if (noted === input) return;
  open(input);
  const tell = () => {
    const values = { key: character.trim() || '␣', value: input.value };
    if (note)
      note.textContent = t(
        input.value === ''
          ? '"{key}" is not used here.'
          : '"{key}" is not used here: the field holds {value}.',
        values,
      );
    place();
  };
  tell();
  input.addEventListener('input', tell);
  input.addEventListener(
    'blur',
    () => {
      input.removeEventListener('input', tell);
      if (noted === input) hide();
    },
    { once: true },
  );
}

/** Opens the note at an input. */
function open(input: HTMLInputElement): void {
  hide();
  noted = input;
  note ??= makeNote();
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
}
