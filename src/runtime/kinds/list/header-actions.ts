import type { Action, Condition, ListScreen } from '../../../../core/model.ts';

const NEVER: Condition = { any: [] };

/**
 * The actions of a list's page. What deletes all rows is disabled until the rows are known: nobody has seen what would go. An
 * empty list is without it.
 */
export function headerActions(
  { header }: Pick<ListScreen, 'header'>,
  rows: 'unknown' | 'none' | 'some',
): readonly Action[] {
  const isWhole = ({ danger, call }: Action) => danger && call;
  if (rows === 'some' || !header.some(isWhole)) return header;
  if (rows === 'none') return header.filter((action) => !isWhole(action));
  return header.map((action) => (isWhole(action) ? { ...action, enabled: NEVER } : action));
}
