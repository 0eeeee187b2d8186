import { useMemo } from 'react';
import type { ScreenLine } from '../../../core/studio.ts';
import { useStudio } from '../use-studio.ts';
import { answersAt, recordsIn, type ShownRecord } from './records-in.ts';

/**
 * The records that the preview shows of the chosen screen, then those that it showed before.
 * @param shownScreen the screen in view, which may take over the chosen one
 */
export function useShownRecords(shownScreen: ScreenLine | undefined): readonly ShownRecord[] {
  const { state, chosen, answers } = useStudio();
  const screen = state.screens.find(({ file }) => file === chosen?.file);
  const reads = screen && (shownScreen?.extends ? (shownScreen.reads ?? screen.reads) : screen.reads);
  return useMemo(() => answersAt(answers, reads).flatMap(recordsIn), [answers, reads]);
}
