import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { notNow, whyNot } from '../../actions/explain.ts';

interface Meant {
  readonly screen: ListScreen;
  readonly scope: Scope;
  readonly action: BulkAction;
}

/** Why the action is not possible for this row, by the row's action of the same name or the step that it takes, if these say it. */
export function whyNotNow(row: Row, { screen, scope, action: { id, step } }: Meant): string | undefined {
  const ofRow = screen.row.find((action) => action.id === id);
  const rowScope = { ...scope, row };
  return (ofRow && whyNot(ofRow, rowScope)) ?? (step && notNow(step.label, step, rowScope));
}
