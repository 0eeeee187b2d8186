import { expect, it, vi } from 'vitest';
import { leaveFocus } from './leave-focus.ts';

it('a page takes the focus only where it has it', () => {
  const given = HTMLElement.prototype.focus;
  const button = document.body.appendChild(document.createElement('button'));
  leaveFocus(window);
  const has = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  button.focus();
  expect(document.activeElement).not.toBe(button);
  has.mockReturnValue(true);
  button.focus();
  expect(document.activeElement).toBe(button);
  HTMLElement.prototype.focus = given;
  button.remove();
});
