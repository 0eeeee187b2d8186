import { useLeaveGuard } from '../../form/submit/leave-guard.ts';
import { useAddress } from '../../navigation/address.tsx';
import { differInQuery } from '../../navigation/same-place.ts';
import { queryNames } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import type { RowEdits } from './row-edits.ts';

/** Asks before values typed into rows are lost; on other pages, searches and sort orders of the list they are kept. */
export function useRowsGuard(edits: RowEdits, { shape }: Pick<List, 'shape'>): void {
  const address = useAddress();
  useLeaveGuard(edits, undefined, {
    isWithinForm: (targetLocation) => differInQuery(queryNames(shape), address, targetLocation),
  });
}
