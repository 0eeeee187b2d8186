import { useEffect, useRef } from 'react';
import { readPath } from '../../core/scope.ts';
import { useLive } from '../../data/live/use-live.ts';
import { askedAt } from '../../data/read.ts';
import type { ApiResponse } from '../../data/read-response.ts';
import type { DetailScreen } from '../../model.ts';

/** Milliseconds until it is looked again whether the person is done. */
const LOOK = 1000;
/** What is written together is read together. */
const SOON = 150;
const EDITORS = 'input, textarea, select, [contenteditable=true]';

/** Whether something of the page is being edited: a dialog is open, or a field has the focus. */
function isEditing(): boolean {
  const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  return isOpen || document.activeElement?.closest(`main :is(${EDITORS})`) != null;
}

interface LiveRecordProps {
  readonly live: NonNullable<DetailScreen['live']>;
  readonly answer: ApiResponse;
  reload(): void;
}

/** Reads the record again when someone else changes it, without a notice; while something is edited it waits. */
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
