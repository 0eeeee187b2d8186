import { type RefObject, useCallback } from 'react';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import type { Picks } from '../selection/use-picks.ts';
import { leaveFrom, useLeftRow } from '../state/place-memory.ts';
import type { List } from '../state/use-list.ts';
import { ListBones } from './list-bones.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPlan } from './list-plan.ts';
import { ListRow } from './list-row.tsx';
import { RowPicture } from './row-picture.tsx';
import { useRowClicks } from './use-row-clicks.ts';

interface ListTableProps {
  readonly list: List;
  readonly plan: ListPlan;
  readonly scroll: RefObject<HTMLDivElement | null>;
  readonly picks?: Picks | undefined;
}

/** The table of a list: headings, rows (or their shape while nothing is there yet) and the one menu they share. */
export function ListTable({ list, plan, scroll, picks }: ListTableProps) {
  const { id, key } = plan.screen;
  const leave = useCallback((row: Row) => leaveFrom(id, row[key]), [id, key]);
  const around = { scope: list.around, reload: list.retry, leave, ...(plan.gone && { gone: plan.gone }) };
  const { body, onClick, menu, closeMenu, runInMenu, picture, closePicture, busy } = useRowClicks(
    plan,
    list.rows,
    around,
  );
  const inMenu = plan.actions.filter(({ place }) => place === 'menu');
  const left = useLeftRow(id);
  return (
    <div className="list-scroll list-bounded" ref={scroll}>
      <table aria-label={t(plan.screen.title)} aria-busy={list.loading || list.moving}>
        <ListHead list={list} plan={plan} picks={picks} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only hears the clicks of the links and buttons within,
            which the keyboard makes too. */}
        <tbody ref={body} onClick={(event) => void (picks?.onClick(event) || onClick(event))}>
          {list.loading ? (
            <ListBones plan={plan} rows={list.state.size} />
          ) : (
            list.rows.map((row, at) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a new page rewrites the texts of the rows that are there
                key={at}
                row={row}
                at={at}
                plan={plan}
                around={list.around}
                touched={left !== undefined && row[key] === left}
                picked={picks?.has(row) ?? false}
                {...(busy?.row === row && { busy: busy.action })}
              />
            ))
          )}
        </tbody>
      </table>
      <RowPicture picture={picture} close={closePicture} />
      {inMenu.length > 0 && (
        <ActionMenu
          anchor={menu?.anchor ?? null}
          actions={inMenu}
          scope={{ ...list.around, ...(menu && { row: menu.row }) }}
          onClose={closeMenu}
          run={runInMenu}
        />
      )}
    </div>
  );
}
