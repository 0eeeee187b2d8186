import { createContext, useContext } from 'react';

/** What a screen in a tab knows about the tabs. */
export interface TabFrame {
  /** Container of its actions, beside the heading of the tabs. */
  readonly actions: HTMLElement | null;
  /** It is inside a record's page: lists in it have no tools of their own. */
  readonly isPart?: boolean;
  /** The URL with another query of the screen; the tab stays open. */
  addressOf(query: string): { readonly search: string; readonly hash: string };
}

export const TabFrameContext = createContext<TabFrame | undefined>(undefined);

/** The tab around this component; undefined outside of tabs. */
export function useTabFrame(): TabFrame | undefined {
  return useContext(TabFrameContext);
}
