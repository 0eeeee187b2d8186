import { createContext, useContext, useMemo } from 'react';
import type { ScreenEntry } from '../../../core/model.ts';
import type { Row, Scope } from '../../../core/scope.ts';
import { useUser } from '../data/session/session-store.ts';
import { useAddress } from './address.tsx';

/** The screen being rendered. `dialog` is set when it is in a dialog. */
export interface CurrentScreen {
  readonly entry: ScreenEntry;
  readonly params: Record<string, string>;
  readonly dialog?: {
    close(): void;
    done(): void;
    /** The record's own title, once it is loaded. */
    rename(title: string): void;
  };
}

export const CurrentScreenContext = createContext<CurrentScreen | undefined>(undefined);

/** The screen around this component; undefined outside of one. */
export function useCurrentScreen(): CurrentScreen | undefined {
  return useContext(CurrentScreenContext);
}

/** The scope of the current screen, with a row. */
export function useScope(row?: Row): Scope {
  const current = useCurrentScreen();
  const user = useUser();
  const { search } = useAddress();
  return useMemo(
    () => ({
      route: current?.params ?? {},
      query: Object.fromEntries(new URLSearchParams(search)),
      ...(row ? { row } : {}),
      ...(user ? { user } : {}),
    }),
    [current, search, row, user],
  );
}
