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

it('a click outside while the form is locked closes no dialog, nor does the second of a double click', () => {
  const close = vi.fn();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  render(
    <DialogFrame title="Stock" close={close}>
      <form aria-label="Stock" data-locked="true" />
    </DialogFrame>,
  );
  clickOutside('dialog', 1000);
  // Begun while the form was locked, and ended later.
  const outside = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.mouseDown(outside);
  delete screen.getByRole('form').dataset.locked;
  fireEvent.click(outside);
  fireEvent.mouseDown(outside);
  fireEvent.click(outside, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  clickOutside('dialog', 1000);
  expect(close).toHaveBeenCalledOnce();
});

it('Escape closes a question at once', () => {
  const answer = vi.fn();
  render(<ConfirmDialog id={1} question={{ ...question, answer }} />);
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});
