// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dismissErrors, notify } from './notify.ts';

vi.mock('./toasts.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('a message is shown at once where the toasts cannot be loaded, and goes with the next try', async () => {
  notify('The server cannot be reached.', 'error');
  expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
  notify('The server cannot be reached.', 'error');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  dismissErrors();
  expect(screen.queryByRole('alert')).toBeNull();
});
