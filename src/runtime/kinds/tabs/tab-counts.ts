import type { TabsScreen } from '../../../../core/model.ts';
import { readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { useResponse } from '../../data/use-response.ts';

export interface TabCounts {
  /** The count of the tab with this key; undefined when unknown. */
  of(key: string): number | undefined;
  reload(): void;
}

/** The counts of the tabs, if declared and the server has the call. */
export function useTabCounts({ counts }: TabsScreen, scope: Scope): TabCounts {
  const asks = counts && endpointOn(counts.call.endpoint);
  const { answer, retry } = useResponse(
    asks ? counts.call.endpoint : null,
    resolveValues(counts?.call.with, scope),
  );
  const row = (key: string) =>
    counts && answer?.rows?.find((countRow) => String(readPath(countRow, counts.tab)) === key);
  return {
    of(key) {
      const countValue = counts && readPath(row(key), counts.count);
      return typeof countValue === 'number' ? countValue : undefined;
    },
    reload: retry,
  };
}
