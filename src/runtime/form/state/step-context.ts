import { createContext } from 'react';

/** Which section of a form with steps is on the screen; undefined in a form that shows all of them. */
export const StepContext = createContext<number | undefined>(undefined);
