/** What a simulation says about the nodes of a tree. */
import type { NewPromoSimulateItem } from '../../../../domain/generated/types/new-promo.ts';

export type State = 'met' | 'unmet' | 'idle';

/** A source text with its parameters. */
export interface Said {
  readonly message: string;
  readonly params: object | null;
}

export interface Mark extends Said {
  readonly id: string;
  readonly state: State;
  /** Of a filter: what has to be bought. */
  readonly parts: readonly (Said & { readonly holds: boolean })[];
}

/** Source texts. */
export const STATE_LABELS: Readonly<Record<State, string>> = {
  met: 'Met',
  unmet: 'Not met',
  idle: 'Does not count',
};

/** `ids`: which node stands at which path of what was sent. */
export const marksOf = (
  nodes: NewPromoSimulateItem['nodes'],
  ids: ReadonlyMap<string, string>,
): readonly Mark[] =>
  nodes.flatMap(({ path, ...mark }) => {
    const id = ids.get(path);
    return id === undefined ? [] : [{ id, ...mark }];
  });

/** What is to be told of a mark: of what has to be bought that which is missing, else all of it. */
export function saidOf({ message, params, parts }: Mark): readonly Said[] {
  const missing = parts.filter(({ holds }) => !holds);
  if (missing.length > 0) return missing;
  return parts.length > 0 ? parts : [{ message, params }];
}
