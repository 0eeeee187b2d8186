import type { ReactNode } from 'react';
import type { AnswerState } from '../data/use-response.ts';
import { ErrorState, FailureNote, Skeleton } from '../ui/states.tsx';

interface LoadedProps<Answer> {
  /** The result of `useAnswer`. */
  readonly state: AnswerState<Answer>;
  /** Height of the skeleton in px; default 120. Up to 80 it is a strip, whose error takes one line. */
  readonly height?: number;
  /** What stands there while it is loading, in the shape of what comes; default a grey bar. */
  readonly skeleton?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

const STRIP = 80;

/** Renders an answer, dimmed while another question is asked: a skeleton while loading, the error with Retry when it failed. */
export function Loaded<Answer>({ state, height = 120, skeleton, children }: LoadedProps<Answer>) {
  const { answer, error, stale, retry } = state;
  if (answer === undefined) {
    if (!error) return skeleton ?? <Skeleton height={height} radius={6} />;
    const Failure = height > STRIP ? ErrorState : FailureNote;
    return <Failure error={error} retry={retry} />;
  }
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
