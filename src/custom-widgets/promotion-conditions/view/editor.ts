import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { formatMoney, formatNumber, t } from '../../../runtime/index.ts';
import { withBenefits } from '../model/benefits.ts';
import type { Filter, Id } from '../model/conditions.ts';
import type { Finding } from '../model/findings.ts';
import type { Names } from '../model/names.ts';
import type { Head, Leaf, PromotionNode, PromotionTree } from '../model/promotion-tree.ts';
import type { Outcome, Refusal } from '../model/tree/nodes.ts';
import type { Speech } from '../model/words.ts';

/** What the parts of the editor share. */
export interface Editor {
  readonly tree: PromotionTree;
  readonly names: Names;
  readonly problems: Problems;
  readonly disabled: boolean;
  /** A list of rows says how it scrolls to one that is out of view; answers how it stops. */
  onReveal(reveal: (id: string) => void): () => void;
  /** Does an operation; says why it is not done. `merge`: typing under this name is undone at once. */
  run(outcome: Outcome<Leaf, Head>, merge?: string): void;
  /** Tells a screen reader. */
  say(text: string): void;
  /** Opens the choice of what a filter is about. */
  choose(kind: Filter['type'], ids: readonly Id[], done: (ids: readonly Id[]) => void): void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A part of the editor stands outside of it.');
  return editor;
}

/** One node, drawn anew when it changes. */
export function useNode(id: string): PromotionNode | undefined {
  const { tree } = useEditor();
  const listen = useCallback((listener: () => void) => tree.listen(id, listener), [tree, id]);
  return useSyncExternalStore(listen, () => tree.nodes.get(id));
}

/** Words for the conditions, with the names that are known by now. */
export function useSpeech(): Speech {
  const { names } = useEditor();
  useSyncExternalStore(
    useCallback((listener: () => void) => names.listen(listener), [names]),
    () => names.version,
  );
  return speechOf(names);
}

export const speechOf = (names: Names): Speech => ({
  t,
  number: (value) => formatNumber(value),
  money: (value) => formatMoney(value),
  name: (kind, id) => names.of(kind, id),
});

/** What is wrong, by node. */
export class Problems {
  #byNode: ReadonlyMap<string, readonly Finding[]> = new Map();
  #listeners = new Set<() => void>();

  of(id: string): readonly Finding[] {
    return this.#byNode.get(id) ?? NONE;
  }
  get all(): readonly Finding[] {
    return [...this.#byNode.values()].flat();
  }

  set(found: readonly Finding[]): void {
    const next = new Map<string, readonly Finding[]>();
    for (const one of found) next.set(one.id, [...(next.get(one.id) ?? []), one]);
    for (const [id, own] of next) {
      const before = this.of(id);
      // The same again is not drawn anew.
      if (before.length === own.length && before.every(({ text }, at) => text === own[at]?.text))
        next.set(id, before);
    }
    this.#byNode = next;
    for (const listener of this.#listeners) listener();
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const NONE: readonly Finding[] = [];

export function useProblems(id: string): readonly Finding[] {
  const { problems } = useEditor();
  return useSyncExternalStore(problems.listen, () => problems.of(id));
}

export { withBenefits };

/** Why an operation was not done; source texts. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-deep': 'Groups stand at most 8 levels deep.',
  'not-in-groups': 'SKU stands only in the main group.',
  'into-itself': 'A group cannot stand in itself.',
  'other-block': 'Customers and products do not mix.',
  first: 'It is the first already.',
  last: 'It is the last already.',
  outermost: 'It stands in no group.',
  'no-group': 'There is no group beside it.',
  root: 'This part stays where it is.',
  gone: 'It is no longer there.',
};
