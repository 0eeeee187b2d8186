import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScreenLine } from '../../../core/studio.ts';
import { partOf } from '../../../tests/part-of.ts';
import { type Studio, StudioContext } from '../use-studio.ts';
import { useShownRecords } from './use-shown-records.ts';

const [add, edit] = [
  partOf<ScreenLine>({ id: 'add', file: 'add.json' }),
  partOf<ScreenLine>({ id: 'edit', file: 'edit.json', extends: 'add', reads: '/api/book/{id}' }),
];

it.each([
  [edit, [{ id: 7 }]],
  [add, []],
])('a part that a screen takes over has the record that this one shows', (shownScreen, records) => {
  const studio = partOf<Studio>({
    state: partOf<Studio['state']>({ screens: [add, edit] }),
    chosen: { file: 'add.json', pointer: '/fields/title' },
    answers: new Map([['/api/book/7', { data: { id: 7 } }]]),
  });
  const { result } = renderHook(() => useShownRecords(shownScreen), {
    wrapper: ({ children }) => <StudioContext value={studio}>{children}</StudioContext>,
  });
  expect(result.current).toEqual(records);
});
