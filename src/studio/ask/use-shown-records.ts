import { useMemo } from 'react';
import { useStudio } from '../use-studio.ts';
import { answersAt, recordsIn, type ShownRecord } from './records-in.ts';

/** The records that the preview shows of the chosen screen, then those that it showed before. */
export function useShownRecords(): readonly ShownRecord[] {
  const { state, chosen, answers } = useStudio();
  const reads = state.screens.find(({ file }) => file === chosen?.file)?.reads;
  return useMemo(() => answersAt(answers, reads).flatMap(recordsIn), [answers, reads]);
}
