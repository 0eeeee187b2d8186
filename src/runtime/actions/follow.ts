import { useCallback } from 'react';
import type { Then } from '../../../core/model.ts';
import { routeOf, type Scope } from '../../../core/scope.ts';
import { product } from '../base/product.ts';
import { navigate } from '../navigation/address.tsx';
import { useCurrentScreen } from '../navigation/current-screen.ts';
import { go } from '../navigation/go.ts';
import { withLastQuery } from '../navigation/last-query.ts';
import { parentRoute } from '../navigation/parents.ts';
import { ownEntries } from '../navigation/trail.ts';

interface Afterwards {
  reload?(): void;
  /** Restores the query with which the list was left. */
  comesBack?: boolean;
  /** Whether the user has gone elsewhere meanwhile, and stays there. */
  left?(): boolean;
}
export type Follow = (then: Then | undefined, scope: Scope, afterwards?: Afterwards) => Promise<void>;

/** Runs the declared `then` of an action after success: wait, reload, navigate. */
export function useFollow(): Follow {
  const current = useCurrentScreen();
  return useCallback(
    async (then, scope, afterwards) => {
      if (!then) return;
      if (then.after) await new Promise((resolve) => setTimeout(resolve, then.after));
      if (then.reload) afterwards?.reload?.();
      if (afterwards?.left?.()) return;
      const to = then.to && routeOf(then.to, scope);
      if (to !== undefined) await go(afterwards?.comesBack ? withLastQuery(to) : to);
      else if (then.back && cameFromHere()) await navigate(-1 - ownEntries());
      else if (then.back && current) await go(parentRoute(product(), current.entry, current.params));
    },
    [current],
  );
}

/** Whether the browser's history has a page of ours before this screen: the router counts its entries. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > ownEntries();
}
