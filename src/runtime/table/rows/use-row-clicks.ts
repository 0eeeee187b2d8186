import { type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { Action } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { type Offer, useOffer } from '../../actions/offered.ts';
import { isRepeatedClick, lockOf, usePending } from '../../actions/pending.ts';
import { useRunAction } from '../../actions/run.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { keepFocusIn } from './keep-focus.ts';
import type { RowPlan } from './list-plan.ts';

interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly row: Row;
}

export interface RowClicks {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  onClick(event: MouseEvent): void;
  readonly menu?: OpenMenu;
  closeMenu(): void;
  runInMenu(action: Action): void;
  readonly picture?: string;
  closePicture(): void;
  /** The row and action with a pending call. */
  readonly busy?: { readonly row: Row; readonly action: string };
}

interface Around {
  /** The scope without the row. */
  readonly scope: Scope;
  reload(): void;
  /** Called before a row opens another screen. */
  leave?(row: Row): void;
  /** Called when a row was deleted. */
  gone?: ((row: Row) => void) | undefined;
}

/** Event delegation for all rows: finds the pressed control by the names in the markup. */
export function useRowClicks(
  plan: RowPlan,
  rows: readonly Row[],
  { scope, reload, leave, gone }: Around,
): RowClicks {
  const runAction = useRunAction();
  const [menu, setMenu] = useState<OpenMenu>();
  const [picture, setPicture] = useState<string>();
  const [called, setCalled] = useState<{ row: Row; action: string; lock: string }>();
  const isPending = usePending(called?.lock ?? '');
  const run = useCallback(
    async (action: Action, row: Row, pressed: HTMLElement) => {
      if (action.to) leave?.(row);
      const rowScope = { ...scope, row };
      // The button shows the call itself as pending: a question may precede it.
      if (action.call) setCalled({ row, action: action.id, lock: lockOf(action, rowScope) });
      await runAction(action, rowScope, { reload, deleted: () => gone?.(row) });
      if (action.call) keepFocusIn(pressed);
    },
    [runAction, scope, reload, leave, gone],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  // The actions of the focused row are in the palette too.
  useOffer((focused) => {
    const place = focused?.closest<HTMLElement>('tr[data-row]');
    const row = place && body.current?.contains(place) ? rows[Number(place.dataset.row)] : undefined;
    return place && row ? offerOf(row, plan, scope, (action) => void run(action, row, place)) : undefined;
  });
  const onClick = useCallback(
    (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>(
        '[data-act], [data-column], [data-more], [data-picture]',
      );
      const row = rows[Number(pressed?.closest<HTMLElement>('tr')?.dataset.row)];
      if (!pressed || !row || opensElsewhere(event, pressed)) return;
      if (pressed.dataset.why !== undefined) return notify(pressed.dataset.why, 'info');
      if (pressed.ariaDisabled === 'true') return;
      event.preventDefault();
      if (isRepeatedClick(event)) return;
      if (pressed.dataset.more !== undefined) return setMenu({ anchor: pressed, row });
      if (pressed.dataset.picture !== undefined) return setPicture(pressed.dataset.picture);
      const action = actionOf(pressed, plan);
      if (action) void run(action, row, pressed);
    },
    [rows, plan, run],
  );
  return {
    body,
    onClick,
    closeMenu: () => setMenu(undefined),
    runInMenu: (action) => menu && void run(action, menu.row, menu.anchor),
    closePicture: () => setPicture(undefined),
    ...(menu && { menu }),
    ...(picture && { picture }),
    ...(isPending && called && { busy: called }),
  };
}

function actionOf({ dataset }: HTMLElement, plan: RowPlan): Action | undefined {
  if (dataset.act !== undefined) return plan.actions.find(({ id }) => id === dataset.act);
  const target = plan.columns[Number(dataset.column)]?.column.to;
  // It runs like an action, which passes the row to the next screen.
  return target && { id: 'open', label: '', place: 'inline', roles: 'public', to: target };
}

/** The actions of a row under the text of its card's title. */
function offerOf(row: Row, { columns, actions }: RowPlan, scope: Scope, run: Offer['run']): Offer {
  const head = columns.find(({ className }) => className.split(' ').includes('card-head'));
  const rowName = String((head && readPath(row, head.column.path)) ?? '');
  return { actions, scope: { ...scope, row }, rowName, run };
}

/** The browser handles a link with a modifier key: new tab, new window, download. */
function opensElsewhere(event: MouseEvent, pressed: HTMLElement): boolean {
  return (
    pressed instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
