// Before each file of component tests: what one test has drawn is gone before the next one.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
