import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

function Panel({ close }: { close: () => void }) {
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  );
}

it('what comes stands in its place until it is there', async () => {
  const Later = lazyWithPreload(async () => ({ default: () => <p>Here</p> }), {
    Coming: () => <p>Coming</p>,
  });
  render(<Later />);
  screen.getByText('Coming');
  await screen.findByText('Here');
  expect(screen.queryByText('Coming')).toBeNull();
});

it('what is opened without a network says so and closes; opened again with one, it is there', async () => {
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const Later = lazyWithPreload(async () => ({ default: Panel }), { dismiss: ({ close }) => close() });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Later close={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  expect(
    await screen.findByText('A part of the page could not be loaded. Check the connection and try again.'),
  );
  expect(open.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  isOnline = true;
  await userEvent.click(open);
  await screen.findByRole('button', { name: 'Close' });
});
