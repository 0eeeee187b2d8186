import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DetailScreen } from '../../../../core/model.ts';
import { readPath } from '../../../../core/scope.ts';
import { heldFor } from '../../data/cache.ts';
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
  const latest = useRef(answer);
  useLayoutEffect(() => {
    latest.current = answer;
  });
  const later = (heard: number) => {
    clearTimeout(timer.current);
    const go = () => {
      if (isEditing() || heldFor() > 0) later(heard);
      // Else this page has asked again since, as it does after a write of its own.
      else if (askedAt(latest.current) < heard) reload();
    };
    timer.current = setTimeout(go, isEditing() ? LOOK : heldFor() + SOON);
  };
  useLive(
    topic,
    ({ key }) => {
      if (key === null || key === String(readPath(answer.item, field))) later(performance.now());
    },
    askedAt(answer),
  );
  return null;
}
