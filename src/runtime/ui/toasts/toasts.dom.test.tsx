import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hideToasts, showToast } from './toasts.tsx';

const show = (text: string) => showToast(text, 'success', 60_000, false);
const shown = () =>
  [...document.querySelectorAll('.notistack-Snackbar')].map(({ textContent }) => textContent);

it('a success that is said again replaces itself, and leaves another one', async () => {
  show('Sent.');
  for (let time = 0; time < 3; time += 1) show('Edit saved.');
  await screen.findAllByText('Edit saved.');
  await waitFor(() => expect(shown().toSorted()).toEqual(['Edit saved.', 'Sent.']));
  hideToasts();
});
