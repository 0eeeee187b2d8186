import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const question = {
  kind: 'question' as const,
  text: 'Save without Stock?',
  cancel: 'Cancel',
  submit: 'Save',
  danger: false,
};

/** Clicks outside of the dialog, as long after it opened. */
function clickOutside(role: string, milliseconds: number) {
  vi.spyOn(performance, 'now').mockReturnValue(1000 + milliseconds);
  const outside = screen.getByRole(role).parentElement as HTMLElement;
  fireEvent.mouseDown(outside);
  fireEvent.click(outside);
}

it.each(['alertdialog', 'dialog'])('the second click of a double click closes no %s', (role) => {
  const close = vi.fn();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(
    role === 'dialog' ? (
      <DialogFrame title="Stock" close={close}>
        {null}
      </DialogFrame>
    ) : (
      <ConfirmDialog id={1} question={{ ...question, answer: close }} />
    ),
  );
  clickOutside(role, 200);
  expect(close).not.toHaveBeenCalled();
  clickOutside(role, 600);
  expect(close).toHaveBeenCalledOnce();
});

it('a click outside after a submit that was refused closes no dialog, nor does the second of a double click', () => {
  const close = vi.fn();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  render(
    <DialogFrame title="Stock" close={close}>
      {/* As a form does it, whose submit is nobody else's. */}
      <form aria-label="Stock" onSubmit={(event) => event.stopPropagation()} />
    </DialogFrame>,
  );
  now.mockReturnValue(1000);
  fireEvent.submit(screen.getByRole('form'));
  clickOutside('dialog', 300);
  // Begun while the button was locked, and ended later.
  const outside = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.mouseDown(outside);
  now.mockReturnValue(2000);
  fireEvent.click(outside);
  fireEvent.mouseDown(outside);
  fireEvent.click(outside, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  clickOutside('dialog', 1100);
  expect(close).toHaveBeenCalledOnce();
});

it('Escape closes a question at once', () => {
  const answer = vi.fn();
  render(<ConfirmDialog id={1} question={{ ...question, answer }} />);
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});
