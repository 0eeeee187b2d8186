import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sayFitted } from './held-note.ts';
import { NumberInput } from './number-input.tsx';

afterEach(() => vi.useRealTimers());

it('each dropped key is named, with what the field holds after each key', async () => {
  render(<NumberInput aria-label="Diskon" value={0} empty={0} drops=".," onChange={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('Diskon');
  const user = userEvent.setup();
  await user.click(input);
  const said: (string | null | undefined)[] = [];
  await user.keyboard('1');
  for (const key of '.5,0') {
    await user.keyboard(key);
    said.push(screen.queryByRole('status')?.textContent);
  }
  expect(said).toEqual([
    '"." is not used here: the field holds 1.',
    '"." is not used here: the field holds 15.',
    '"," is not used here: the field holds 15.',
    '"," is not used here: the field holds 150.',
  ]);
  await user.tab();
  expect(screen.queryByRole('status')).toBeNull();
  sayFitted(input, '200');
  await user.click(input);
  await user.keyboard('.');
  expect(screen.getByRole('status').textContent).toMatch(/^"\."/);
  // A note is no part of what is drawn: it goes as the input is left.
  await user.tab();
});

it('a number that became another is said until it is read, or something else is typed there', () => {
  vi.useFakeTimers();
  render(<NumberInput aria-label="Jumlah" value={1} empty={1} onChange={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('Jumlah');
  const note = () => screen.queryByRole('status')?.textContent;
  sayFitted(input, '0');
  vi.advanceTimersByTime(15_000);
  expect(note()).toBe('0 is not taken here: the field holds 1.');
  vi.advanceTimersByTime(10_000);
  expect(note()).toBeUndefined();
  sayFitted(input, '0');
  fireEvent.input(input, { target: { value: '2' } });
  expect(note()).toBeUndefined();
});
