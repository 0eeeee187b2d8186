import { createContext, useContext } from 'react';

/** Whether the focus is in the row, so that Tab goes through its controls. */
export const InsideContext = createContext(false);

/** The `tabIndex` of a row's control: the row itself is the tab stop while the focus is elsewhere. */
export const useStop = (): 0 | -1 => (useContext(InsideContext) ? 0 : -1);
