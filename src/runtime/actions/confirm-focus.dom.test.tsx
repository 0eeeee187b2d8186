import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const question = {
  kind: 'question' as const,
  text: 'Hapus data Tirta?',
  cancel: 'Batal',
  submit: 'Hapus',
  answer: () => undefined,
};

it.each([
  [true, 'Batal'],
  [false, 'Hapus'],
])('a question that destroys (%s) has the focus on "%s"', (danger, name) => {
  render(<ConfirmDialog id={1} question={{ ...question, danger }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});
