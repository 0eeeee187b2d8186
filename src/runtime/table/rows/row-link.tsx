import type { ReactNode } from 'react';
import type { Action, Target } from '../../../../core/model.ts';
import { routeOf, type Scope } from '../../../../core/scope.ts';

/**
 * The content of a cell with a target: a real link, so that a middle click opens a tab. A function and not a component, since it
 * runs for every row.
 */
export function rowLink(target: Target, columnIndex: number, scope: Scope, drawn: ReactNode): ReactNode {
  const href = routeOf(target, scope);
  if (!href) return drawn;
  return (
    <a className="row-link" href={href} data-column={columnIndex}>
      {drawn}
    </a>
  );
}

/** A click on such a link runs like an action: it passes the row to the next screen. */
export function openAction(to: Target): Action {
  return { id: 'open', label: '', place: 'inline', roles: 'public', to };
}
