import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChosen } from './use-studio.ts';

it('what another file says is gone as soon as this one is chosen', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) =>
    Response.json({ ...JSON.parse(String(init?.body)), written: {}, full: {} }),
  );
  const choose = () => undefined;
  const { result, rerender } = renderHook(({ file }) => useChosen({ file, pointer: '' }, 1, choose), {
    initialProps: { file: 'a.json' },
  });
  await waitFor(() => expect(result.current.tree?.file).toBe('a.json'));
  rerender({ file: 'b.json' });
  expect(result.current.tree).toBeUndefined();
  await waitFor(() => expect(result.current.tree?.file).toBe('b.json'));
});
