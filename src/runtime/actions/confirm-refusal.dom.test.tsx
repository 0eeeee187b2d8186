import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../base/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isSettled } from './end-of-call.ts';

const refused = new ApiError('This one was used.', 409);

it.each([
  ['a declared failure of an answer', 200, true],
  ['a refusal', 409, true],
  ['nobody may', 403, true],
  ['no answer', 0, false],
  ['too often', 429, false],
  ['the server failed', 503, false],
] as const)('%s (%i): settled is %s', (_, status, settled) => {
  expect(isSettled(new ApiError('Said.', status))).toBe(settled);
});

it('a question stays after a failure and closes after a refusal', async () => {
  const answer = vi.fn();
  const work = vi.fn(async () => isSettled(work.mock.calls.length === 1 ? new ApiError('', 503) : refused));
  const question = {
    kind: 'question',
    text: 'Delete?',
    cancel: 'Batal',
    submit: 'Hapus',
    danger: true,
  } as const;
  render(<ConfirmDialog id={1} question={{ ...question, work, answer }} />);
  const dialog = within(screen.getByRole('alertdialog'));
  const user = userEvent.setup();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(answer).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(work).toHaveBeenCalledTimes(2);
});
