import { memo, useEffect, useMemo } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { ScreenEntry } from '../model.ts';
import { arrive } from './arrive.ts';
import { CurrentScreenContext } from './current-screen.ts';
import type { Loaded } from './load-screen.ts';
import { readPassedRow } from './passed-row.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { noteVisit } from './visits.ts';

interface DrawnScreenProps {
  entry: ScreenEntry;
  params: Record<string, string>;
  loaded: Loaded;
  location: Location;
}

/** One screen, with its context, its passed row and its own error boundary. */
export const DrawnScreen = memo(function DrawnScreen({ entry, params, loaded, location }: DrawnScreenProps) {
  const type = useNavigationType();
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming to this screen counts, not its later changes
  useEffect(() => arrive(type, key), []);
  useEffect(() => noteVisit(entry), [entry]);
  const current = useMemo(() => ({ entry, params }), [entry, params]);
  const passed = readPassedRow(location.state);
  return (
    <CurrentScreenContext value={current}>
      <ScreenBoundary title={entry.title}>
        <loaded.component screen={loaded.screen} params={params} {...(passed ? { passed } : {})} />
      </ScreenBoundary>
    </CurrentScreenContext>
  );
});
