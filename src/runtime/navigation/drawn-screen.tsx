import { memo, useEffect, useMemo } from 'react';
import type { ScreenEntry } from '../../../core/model.ts';
import type { Address } from './address.tsx';
import { CurrentScreenContext } from './current-screen.ts';
import type { Loaded } from './load-screen.ts';
import { readPassedRow } from './passed-row.ts';
import { restoreFocusAndScroll } from './restore-focus-and-scroll.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { noteVisit } from './visits.ts';

interface DrawnScreenProps {
  entry: ScreenEntry;
  params: Record<string, string>;
  loaded: Loaded;
  address: Address;
}

/** One screen, with its context, the passed row and its own error boundary. */
export const DrawnScreen = memo(function DrawnScreen({ entry, params, loaded, address }: DrawnScreenProps) {
  const { type, key } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen is opened, not on later changes
  useEffect(() => restoreFocusAndScroll(type, key), []);
  useEffect(() => noteVisit(entry), [entry]);
  const current = useMemo(() => ({ entry, params }), [entry, params]);
  const passed = readPassedRow(address.state);
  return (
    <CurrentScreenContext value={current}>
      <ScreenBoundary title={entry.title}>
        <loaded.component screen={loaded.screen} params={params} {...(passed ? { passed } : {})} />
      </ScreenBoundary>
    </CurrentScreenContext>
  );
});
