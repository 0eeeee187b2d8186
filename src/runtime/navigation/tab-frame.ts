import { createContext, useContext } from 'react';

/** What a screen in a tab knows of the tabs around it. */
export interface TabFrame {
  /** Where its actions are drawn: beside the heading of the tabs. */
  readonly actions: HTMLElement | null;
  /** It is a part of a record's page: lists in it have no tools of their own. */
  readonly isPart?: boolean;
  /** The address with another query of the screen's own: the tab stays open. */
  addressOf(query: string): { readonly search: string; readonly hash: string };
}

export const TabFrameContext = createContext<TabFrame | undefined>(undefined);

/** The tab around this component; undefined where the screen is in no tab. */
export function useTabFrame(): TabFrame | undefined {
  return useContext(TabFrameContext);
}
