import { vi } from 'vitest';

/** Resolves once `check` no longer throws; rejects with its last error after 20 s, for a busy machine is no failure. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
