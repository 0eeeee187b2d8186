import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { partOf } from '../../../tests/part-of.ts';
import { ApiError } from '../base/api-error.ts';
import type { AnswerState } from '../data/use-response.ts';
import { Loaded } from './loaded.tsx';

const show = (state: Partial<AnswerState<string>>, height?: number) =>
  render(
    <Loaded state={partOf<AnswerState<string>>(state)} {...(height && { height })} skeleton={<p>Coming</p>}>
      {(answer) => <p>{answer}</p>}
    </Loaded>,
  );

it('shows what is like the answer until it is there', () => {
  const { rerender } = show({});
  screen.getByText('Coming');
  rerender(
    <Loaded state={partOf<AnswerState<string>>({ answer: 'Here' })}>{(answer) => <p>{answer}</p>}</Loaded>,
  );
  screen.getByText('Here');
});

it.each([
  [72, false],
  [120, true],
])('a failure in a place of %i px says what it means: %s', (height, isExplained) => {
  const retry = vi.fn();
  show({ error: new ApiError('No answer.', 500), retry }, height);
  expect(screen.getByRole('alert').textContent).toContain('No answer.');
  expect(screen.queryByText('What you saved is safe. Try again in a moment.') !== null).toBe(isExplained);
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
