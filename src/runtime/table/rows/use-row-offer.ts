import type { RefObject } from 'react';
import type { Action } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { useOffer } from '../../actions/offered.ts';
import type { RowPlan } from './list-plan.ts';

type RunInRow = (action: Action, row: Row, pressed: HTMLElement) => Promise<void>;

/** Offers the actions of the focused row to the palette. */
export function useRowOffer(
  body: RefObject<HTMLElement | null>,
  plan: RowPlan,
  rows: readonly Row[],
  scope: Scope,
  run: RunInRow,
): void {
  useOffer((focused) => {
    const place = focused?.closest<HTMLElement>('tr[data-row]');
    const row = place && body.current?.contains(place) ? rows[Number(place.dataset.row)] : undefined;
    if (!place || !row) return undefined;
    return {
      actions: plan.actions,
      scope: { ...scope, row },
      rowName: nameOf(row, plan),
      run: (action) => void run(action, row, place),
    };
  });
}

/** The text of the card's title. */
function nameOf(row: Row, { columns }: RowPlan): string {
  const head = columns.find(({ className }) => className.split(' ').includes('card-head'));
  return String((head && readPath(row, head.column.path)) ?? '');
}
