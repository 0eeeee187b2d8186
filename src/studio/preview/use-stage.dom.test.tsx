import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StudioFrame } from '../../../core/studio.ts';
import { partOf } from '../../../tests/part-of.ts';
import { type Studio, StudioContext } from '../use-studio.ts';
import { useStage, type View } from './use-stage.ts';

it('what is chosen is marked in each page that is drawn, and not while nothing is selected', () => {
  const mark = vi.fn<StudioFrame['mark']>();
  const state = partOf<Studio['state']>({ accountNames: [], changed: [] });
  const studio = partOf<Studio>({ state, chosen: { file: 'a.json', pointer: '/columns/title' } });
  const { result, rerender } = renderHook(
    ({ isSelecting }) => useStage(partOf<View>({ isSelecting }), undefined, ''),
    {
      initialProps: { isSelecting: true },
      wrapper: ({ children }) => <StudioContext value={studio}>{children}</StudioContext>,
    },
  );
  result.current.frame.current = partOf<HTMLIFrameElement>({
    contentWindow: partOf<Window>({ studio: partOf<StudioFrame>({ mark }) }),
  });
  const draws = (address: string) => act(() => window.studioPreview?.showing(address));
  draws('/books');
  expect(result.current.shownAddress).toBe('/books');
  draws('');
  expect(result.current.shownAddress).toBe('');
  draws('/books');
  rerender({ isSelecting: false });
  const place = 'a.json#/columns/title';
  expect(mark.mock.calls).toEqual([[place], [place], [undefined]]);
});
