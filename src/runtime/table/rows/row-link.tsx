import type { ReactNode } from 'react';
import { routeOf, type Scope } from '../../core/scope.ts';
import type { Action, Target } from '../../model.ts';

/**
 * The content of a cell that leads to a screen: a real link, so that a middle click opens a tab. Of every row, so it is
 * no component of its own.
 */
export function rowLink(target: Target, at: number, scope: Scope, drawn: ReactNode): ReactNode {
  const href = routeOf(target, scope);
  if (!href) return drawn;
  return (
    <a className="row-link" href={href} data-column={at}>
      {drawn}
    </a>
  );
}

/** A click on such a link is an action like any other: it passes the row along. */
export function openAction(to: Target): Action {
  return { id: 'open', label: '', place: 'inline', roles: 'public', to };
}
