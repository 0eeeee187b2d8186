import type { Action, Condition, ListScreen } from '../../../../core/model.ts';

const NEVER: Condition = { any: [] };

/** The actions of a list's page. What deletes all rows is disabled until the rows are known: nobody has seen what would go. */
export function headerActions({ header }: Pick<ListScreen, 'header'>, isKnown: boolean): readonly Action[] {
  const isBlind = ({ danger, call }: Action) => !isKnown && danger && call;
  return header.some(isBlind)
    ? header.map((action) => (isBlind(action) ? { ...action, enabled: NEVER } : action))
    : header;
}
