export interface PickerView {
  readonly open: boolean;
  /** Index of the marked option; -1: none. */
  readonly active: number;
  readonly count: number;
  /** Something was typed since the last choice. */
  readonly typed: boolean;
}
export type PickerMove =
  | { readonly do: 'open' }
  | { readonly do: 'mark'; readonly at: number }
  | { readonly do: 'choose' }
  | { readonly do: 'close' }
  /** The key is the picker's, and there is nothing to do. */
  | { readonly do: 'nothing' };

/**
 * What a key means to a picker; undefined leaves it to the browser (Enter in a closed picker submits the form,
 * Escape in a closed one may close the dialog around it).
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

/** Leaving with Tab takes the marked option when something was typed for it. */
export function takesOnTab(view: PickerView): boolean {
  return view.open && view.typed && view.active >= 0;
}
