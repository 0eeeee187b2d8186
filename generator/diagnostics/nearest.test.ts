import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

describe('nearest', () => {
  const known = ['text', 'title', 'book-list', 'columns'];
  it.each([
    ['txet', 'text'],
    ['titel', 'title'],
    ['book-lst', 'book-list'],
    ['Columms', 'columns'],
  ])('takes %s for %s', (wanted, meant) => {
    expect(nearest(wanted, known)).toBe(meant);
  });

  it('does not guess when nothing is near', () => {
    expect(nearest('weight', known)).toBeUndefined();
    expect(didYouMean('ab', ['xy'])).toBe('');
  });
});
