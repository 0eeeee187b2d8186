import { type MouseEvent, useCallback, useState } from 'react';
import { useRunAction } from '../actions/run.ts';
import type { Row, Scope } from '../data/scope.ts';
import type { Action } from '../model.ts';
import type { RowPlan } from './list-plan.ts';
import { openAction } from './row-link.tsx';

/** The row whose menu is open, and the button it hangs on. */
export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly row: Row;
}

interface RowClicks {
  onClick(event: MouseEvent): void;
  readonly menu?: OpenMenu;
  closeMenu(): void;
  /** The row and action whose call is under way. */
  readonly busy?: { readonly row: Row; readonly action: string };
}

interface Around {
  /** Everything but the row. */
  readonly scope: Scope;
  reload(): void;
  /** Called before a row leads to another screen. */
  leave?(row: Row): void;
}

/** One listener for all rows: it finds what was pressed by the names that the markup carries. */
export function useRowClicks(
  plan: RowPlan,
  rows: readonly Row[],
  { scope, reload, leave }: Around,
): RowClicks {
  const runAction = useRunAction();
  const [menu, setMenu] = useState<OpenMenu>();
  const [busy, setBusy] = useState<RowClicks['busy']>();
  const run = useCallback(
    async (action: Action, row: Row) => {
      if (action.to) leave?.(row);
      if (action.call && !action.confirm) setBusy({ row, action: action.id });
      await runAction(action, { ...scope, row }, { reload });
      setBusy(undefined);
    },
    [runAction, scope, reload, leave],
  );
  const onClick = useCallback(
    (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>(
        '[data-act], [data-column], [data-more]',
      );
      const row = rows[Number(pressed?.closest<HTMLElement>('tr')?.dataset.row)];
      if (!pressed || !row || opensElsewhere(event, pressed)) return;
      event.preventDefault();
      if (pressed.dataset.more !== undefined) return setMenu({ anchor: pressed, row });
      const action = actionOf(pressed, plan);
      if (action) void run(action, row);
    },
    [rows, plan, run],
  );
  const closeMenu = useCallback(() => setMenu(undefined), []);
  return { onClick, closeMenu, ...(menu && { menu }), ...(busy && { busy }) };
}

function actionOf({ dataset }: HTMLElement, plan: RowPlan): Action | undefined {
  if (dataset.act !== undefined) return plan.actions.find(({ id }) => id === dataset.act);
  const target = plan.columns[Number(dataset.column)]?.column.to;
  return target && openAction(target);
}

/** A link with a modifier key is the browser's: new tab, new window, download. */
function opensElsewhere(event: MouseEvent, pressed: HTMLElement): boolean {
  return (
    pressed instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
