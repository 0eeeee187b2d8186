import { expect, it } from 'vitest';
import type { StudioState } from '../../core/studio.ts';
import { partOf } from '../../tests/part-of.ts';
import { sharedState } from './shared-state.ts';

const state = (difference: string) =>
  partOf<StudioState>({
    difference,
    files: [{ path: 'schemas/book/book-list.screen.json', kind: 'screen', isChanged: false }],
  });

it('what says the same is the same object, so that it is not drawn again', () => {
  const earlier = state('');
  expect(sharedState(state(''), earlier)).toBe(earlier);
  const later = sharedState(state('+ a line'), earlier);
  expect(later.difference).toBe('+ a line');
  expect(later.files).toBe(earlier.files);
});

it('what is said no longer is gone', () => {
  const earlier = { ...state(''), changed: ['a.ts'] };
  expect(sharedState(state(''), earlier)).not.toHaveProperty('changed');
});
