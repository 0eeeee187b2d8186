import type { ReactNode } from 'react';
import type { AnswerState } from '../data/use-response.ts';
import { ErrorState, FailureNote, Skeleton } from '../ui/states.tsx';

interface LoadedProps<Answer> {
  /** The result of `useAnswer`. */
  readonly state: AnswerState<Answer>;
  /** Height of the skeleton in px; default 120. */
  readonly height?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/** Renders an answer, dimmed while another question is asked: a skeleton while loading, the error with Retry when it failed. */
export function Loaded<Answer>({ state, height = 120, children }: LoadedProps<Answer>) {
  const { answer, error, stale, retry } = state;
  if (answer === undefined)
    return error ? <ErrorState error={error} retry={retry} /> : <Skeleton height={height} />;
  return (
    <>
      {error && <FailureNote error={error} retry={retry} />}
      {/* Without a box of its own as long as there is nothing to dim. */}
      <div data-stale={stale || undefined} aria-busy={stale} style={stale ? {} : { display: 'contents' }}>
        {children(answer)}
      </div>
    </>
  );
}
