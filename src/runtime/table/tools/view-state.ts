import { type ListShape, type ListState, parseState, printState } from '../state/list-state.ts';

/** A saved view, as the server keeps it. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** The list's query without its page. */
  readonly query: string;
  readonly isShared: boolean;
  /** Whether this account may change or delete it. */
  readonly isEditable: boolean;
  /** Name of the person who saved it; empty when the account was deleted. */
  readonly owner: string;
}

export function readView(row: Readonly<Record<string, unknown>>): View {
  return {
    id: String(row.id),
    name: String(row.name ?? ''),
    query: String(row.query ?? ''),
    isShared: Number(row.shared) === 1,
    isEditable: Number(row.editable) === 1,
    owner: String(row.owner ?? ''),
  };
}

/** The state as a view keeps it: without page and view id, always with columns, so that everybody sees the same. */
export function savedQuery(state: ListState, shape: ListShape): string {
  const { view: _, ...savedState } = state;
  return printState({ ...savedState, page: 1, columns: state.columns ?? shape.columns }, shape);
}

/** The list's state when the view is opened. */
export function stateOf({ id, query }: Pick<View, 'id' | 'query'>, shape: ListShape): ListState {
  return { ...parseState(new URLSearchParams(query), shape), page: 1, view: id };
}

/** Whether the list's state differs from the view. */
export function isChanged(view: View, state: ListState, shape: ListShape): boolean {
  return savedQuery(state, shape) !== savedQuery(stateOf(view, shape), shape);
}
