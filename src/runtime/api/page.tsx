import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import type { AnswerState } from './calls.ts';

export { Page } from '../navigation/page.tsx';
export { IconButton } from '../ui/icon-button.tsx';
export { Icon, type IconName } from '../ui/icons.tsx';
export { InputBox } from '../ui/input-box.tsx';
export { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
export { staticStyled } from '../ui/theme/static-styled.tsx';

interface LoadedProps<Answer> {
  /** Of `useAnswer`. */
  readonly state: AnswerState<Answer>;
  /** Of the grey bar while there is nothing to show; px. Default 120. */
  readonly height?: number;
  readonly children: (answer: Answer) => ReactNode;
}

/** What an answer shows: a grey bar until it is there, what went wrong and Retry where it does not come. */
export function Loaded<Answer>({ state, height = 120, children }: LoadedProps<Answer>) {
  const { answer, error, retry } = state;
  if (answer !== undefined) return children(answer);
  if (error) return <ErrorState error={error} retry={retry} />;
  return <Skeleton height={height} />;
}
