import { t } from '../../../base/i18n/t.ts';

/** The command of a key press in a cell; undefined leaves the key to the control. */
export type LineMove = 'down' | 'up' | 'line-down' | 'line-up';

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Enter moves to the row below, Shift+Enter above; so do the arrow keys where the control does not use them. With Alt the row
 * itself moves.
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

export function keysHint(): string {
  return t('Enter: next line. Alt and arrow keys: move a line. Rows can be pasted from a spreadsheet.');
}
