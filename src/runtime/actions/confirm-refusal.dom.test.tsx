import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../base/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { endOf } from './end-of-call.ts';

const refused = new ApiError('This one was used.', 409);

it.each([
  ['a declared failure of an answer', 200, 'Said.'],
  ['a refusal', 409, 'Said.'],
  ['nobody may', 403, 'Said.'],
  ['no answer', 0, false],
  ['too often', 429, false],
  ['the server failed', 503, false],
] as const)('%s (%i) comes to %s', (_, status, end) => {
  expect(endOf(new ApiError('Said.', status))).toBe(end);
});

it('after a refusal the question says the reason and offers Close alone', async () => {
  const answer = vi.fn();
  const work = vi.fn(async () => endOf(work.mock.calls.length === 1 ? new ApiError('', 503) : refused));
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
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This one was used.');
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
  await user.keyboard('{Enter}');
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});
