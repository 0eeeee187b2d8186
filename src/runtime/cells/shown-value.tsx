import { useContext, useMemo } from 'react';
import type { Shown } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { type Row, readPath, type Scope } from '../../../core/scope.ts';
import { Skeleton } from '../ui/states.tsx';
import { PageDates } from './page-dates.ts';
import { renderCell } from './render-cell.tsx';

interface ShownValueProps {
  readonly shownField: Shown;
  readonly place: string;
  readonly scope: Scope;
  readonly loading: boolean;
}

/** One value of the record; a skeleton while it is loading. */
export function ShownValue({ shownField, place, scope, loading }: ShownValueProps) {
  const dates = useContext(PageDates);
  const render = useMemo(() => renderCell(shownField, place, dates), [shownField, place, dates]);
  if (loading && !isThere(scope.row, shownField.path)) return <Skeleton width={96} />;
  return render(scope.row ?? {}, scope);
}

/** Whether the record says anything here, be it nothing: another server leaves out what it does not know. */
export function isTold(row: Row | undefined, path: string): boolean {
  return (
    path.split('.').reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : holder), row) !==
    undefined
  );
}

/** Whether the row has this path, even with null: a row passed by navigation may have fewer fields than the record. */
export function isThere(row: Row | undefined, path: string): boolean {
  return row !== undefined && readPath(row, path) !== undefined;
}
