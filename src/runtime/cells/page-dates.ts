import { createContext } from 'react';

/** How the page around writes its dates, where it says so: what stands on one page has one form. */
export const PageDates = createContext<string | undefined>(undefined);
