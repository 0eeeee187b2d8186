import { useEffect, useRef } from 'react';
import type { DetailScreen } from '../../../../core/model.ts';
import { readPath } from '../../../../core/scope.ts';
import { useLive } from '../../data/live/use-live.ts';
import { askedAt } from '../../data/read.ts';
import type { ApiResponse } from '../../data/read-response.ts';

/** Milliseconds between checks whether the user is still editing. */
const LOOK = 1000;
/** Debounce: writes that happen together cause one read. */
const SOON = 150;
const EDITORS = 'input, textarea, select, [contenteditable=true]';

/** Whether the user is editing something: a dialog is open, or a field has the focus. */
function isEditing(): boolean {
  const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  return isOpen || document.activeElement?.closest(`main :is(${EDITORS})`) != null;
}

interface LiveRecordProps {
  readonly live: NonNullable<DetailScreen['live']>;
  readonly answer: ApiResponse;
  reload(): void;
}

/** Reloads the record silently when another user changes it; waits while the user is editing. */
export default function LiveRecord({ live: { topic, key: field }, answer, reload }: LiveRecordProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (isEditing() ? later() : reload()), isEditing() ? LOOK : SOON);
  };
  useLive(
    topic,
    ({ key }) => {
      if (key === null || key === String(readPath(answer.item, field))) later();
    },
    askedAt(answer),
  );
  return null;
}
