export interface PickerView {
  readonly open: boolean;
  /** Index of the active option; -1: none. */
  readonly active: number;
  readonly count: number;
  /** Text was typed since the last choice. */
  readonly typed: boolean;
}
export type PickerMove =
  | { readonly do: 'open' }
  | { readonly do: 'mark'; readonly at: number }
  | { readonly do: 'choose' }
  | { readonly do: 'close' }
  /** The picker handles the key but does nothing. */
  | { readonly do: 'nothing' };

/**
 * The command of a key press in a picker; undefined leaves the key to the browser (in a closed picker Enter submits the form and
 * Escape may close the dialog around it).
 */
export function moveOf(key: string, altKey: boolean, view: PickerView): PickerMove | undefined {
  const { open, active, count } = view;
  if (key === 'ArrowDown')
    return open ? { do: 'mark', at: count === 0 ? -1 : Math.min(active + 1, count - 1) } : { do: 'open' };
  if (key === 'ArrowUp' && altKey) return open ? { do: 'close' } : undefined;
  if (key === 'ArrowUp')
    return open ? { do: 'mark', at: count === 0 ? -1 : Math.max(active - 1, 0) } : { do: 'open' };
  if (!open) return undefined;
  if (key === 'Enter') return active >= 0 ? { do: 'choose' } : { do: 'nothing' };
  if (key === 'Escape') return { do: 'close' };
  return undefined;
}

/** Tab chooses the active option when text was typed for it. */
export function takesOnTab(view: PickerView): boolean {
  return view.open && view.typed && view.active >= 0;
}
