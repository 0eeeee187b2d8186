// Before each file of component tests.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // A busy machine is no reason to fail.
  asyncUtilTimeout: 8000,
  // Testing Library would print the whole page; what was looked for says more.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

// What one test has drawn is gone before the next one.
afterEach(cleanup);
