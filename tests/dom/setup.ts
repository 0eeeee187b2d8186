// Before each file of component tests.
import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { dismissAll } from '../../src/runtime/ui/toasts/notify.ts';

configure({
  // A busy machine is no reason to fail.
  asyncUtilTimeout: 8000,
  // Testing Library would print the whole page; what was looked for says more.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

// What one test has drawn is gone before the next one.
afterEach(cleanup);

// A toast that is still fading would draw into a page that is gone.
afterAll(async () => {
  dismissAll();
  await waitFor(() => {
    if (document.querySelector('.notistack-Snackbar')) throw new Error('A toast is still there.');
  });
});
