import type { Target } from '../../../core/model.ts';
import { routeOf } from '../../../core/scope.ts';
import { useUser } from '../data/session/session-store.ts';
import { useScope } from './current-screen.ts';
import { loadScreen } from './load-screen.ts';
import { findOpenable } from './prepare.ts';

/** A target that this server supports and this account may open. */
export interface Openable<T> {
  readonly item: T;
  readonly to: string;
  /** Preloads the screen; a failure is shown when it is opened. */
  preload(): void;
}

/** The items whose target may be opened, with its URL. */
export function useOpenable<T>(items: readonly T[], targetOf: (item: T) => Target): readonly Openable<T>[] {
  const scope = useScope();
  const user = useUser();
  return items.flatMap((item) => {
    const target = targetOf(item);
    const entry = findOpenable(target.screen, user);
    const to = routeOf(target, scope);
    if (!entry || !to) return [];
    return [{ item, to, preload: () => void loadScreen(entry).catch(() => undefined) }];
  });
}
