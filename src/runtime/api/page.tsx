import type { ReactNode } from 'react';
import { ErrorState, FailureNote, Skeleton } from '../ui/states.tsx';
import type { AnswerState } from './calls.ts';

export { Page } from '../navigation/page.tsx';
export { useBarButton } from '../ui/bar-button.ts';
export { IconButton } from '../ui/icon-button.tsx';
export { Icon, type IconName } from '../ui/icons.tsx';
export { InputBox } from '../ui/input-box.tsx';
export { EmptyState, ErrorState, FailureNote, Skeleton } from '../ui/states.tsx';
export { staticStyled } from '../ui/theme/static-styled.tsx';

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
