/** What a key in a cell means to the table; undefined leaves it to the control. */
export type LineMove = 'down' | 'up' | 'line-down' | 'line-up';

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Enter goes to the row below, with Shift above; so do the arrows where they mean nothing in the control. With Alt they
 * move the row itself.
 */
export function lineMove(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Pressed,
  isText: boolean,
): LineMove | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Enter' && !altKey) return shiftKey ? 'up' : 'down';
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const isUp = key === 'ArrowUp';
  if (altKey) return isUp ? 'line-up' : 'line-down';
  if (!isText || shiftKey) return undefined;
  return isUp ? 'up' : 'down';
}
