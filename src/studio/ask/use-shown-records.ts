import { useMemo } from 'react';
import { useStudio } from '../use-studio.ts';
import { answerAt, recordsIn, type ShownRecord } from './records-in.ts';

/** The records that the preview shows of the chosen screen. */
export function useShownRecords(): readonly ShownRecord[] {
  const { state, chosen, answers } = useStudio();
  const reads = state.screens.find(({ file }) => file === chosen?.file)?.reads;
  return useMemo(() => recordsIn(answerAt(answers, reads)), [answers, reads]);
}
