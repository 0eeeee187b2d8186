import { type ReactNode, useEffect } from 'react';
import { t } from '../i18n/t.ts';
import type { List } from '../list/use-list.ts';
import type { ListScreen } from '../model.ts';
import { later } from '../screen/later.tsx';
import type { Picks } from './use-picks.ts';

const Bar = later(() => import('./selection-bar.tsx'));

interface SelectionPlaceProps {
  readonly screen: ListScreen;
  readonly list: List;
  readonly picks: Picks | undefined;
  /** What stands here while nothing is selected. It is kept, with all that is typed in it. */
  readonly children: ReactNode;
}

/** The toolbar of a list, and in its place, while rows are selected, what can be done with them. */
export function SelectionPlace({ screen, list, picks, children }: SelectionPlaceProps) {
  const selectable = picks !== undefined;
  useEffect(() => {
    if (!selectable) return;
    // Nothing of it is needed before somebody selects; by then it is here.
    const timer = setTimeout(Bar.preload, 1500);
    return () => clearTimeout(timer);
  }, [selectable]);
  if (!picks) return children;
  return (
    <>
      <span role="status" className="visually-hidden">
        {picks.count > 0 && t('{count} selected', { count: picks.count })}
      </span>
      <Bar screen={screen} list={list} picks={picks} />
      <div hidden={picks.count > 0}>{children}</div>
    </>
  );
}
