import { createContext, useContext } from 'react';
import { EditorContext } from './editor.ts';

/** Whether Tab goes through the controls here: of a row only while the focus is in it, else the row is the tab stop. */
export const InsideContext = createContext(true);

/** What every control of the editor is given; outside of the editor it is in use. */
export function useControls(): { readonly disabled: boolean; readonly tabIndex: 0 | -1 } {
  const disabled = useContext(EditorContext)?.disabled ?? false;
  return { disabled, tabIndex: useContext(InsideContext) ? 0 : -1 };
}
