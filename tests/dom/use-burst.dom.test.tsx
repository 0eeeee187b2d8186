import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useBurst } from '../../src/custom-widgets/message-box/use-burst.ts';

it('works at the first call, at once, and once at the end for those that follow', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useBurst(work, 500));
  result.current();
  expect(work).toHaveBeenCalledTimes(1);
  result.current();
  result.current();
  vi.advanceTimersByTime(499);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(2);
  result.current();
  expect(work).toHaveBeenCalledTimes(3);
  result.current();
  unmount();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(3);
});
