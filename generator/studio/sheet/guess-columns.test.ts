import { expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';

const guessed = (...values: string[]) => {
  const lines = values.map((value, index) => ({ number: index + 2, values: [value] }));
  return guessColumns({ heads: ['Since'], lines })[0];
};
const DAYS = ['2024-05-01', '2024-05-02', '2024-05-03', '2024-05-04'];

it('a few values that do not fit are named by their lines', () => {
  expect(guessed(...DAYS, 'soon', ...DAYS.slice(0, 3))).toMatchObject({
    type: 'date',
    reason: '7 of 8 are days: line 6 is not. No line leaves it empty.',
  });
  expect(guessed(...DAYS, 'soon', ...DAYS, 'later')?.reason).toContain('lines 6, 11 are not');
});

it('where many do not fit it is a text', () => {
  expect(guessed(...DAYS, 'soon', 'later')?.type).toBe('text');
});
