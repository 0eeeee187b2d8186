import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { groupNumber, groupOf } from '../../../../core/tree/look.ts';
import type { Outcome, Refusal } from '../../../../core/tree/nodes.ts';
import { type Filter, type Id, TOO_MANY_PARTS } from '../../../../domain/promotions/conditions/conditions.ts';
import type { Finding } from '../../../../domain/promotions/conditions/findings.ts';
import type {
  Head,
  Leaf,
  PromotionNode,
  PromotionTree,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { blockWords, partWords, type Speech } from '../../../../domain/promotions/conditions/words.ts';
import type { Mark } from '../model/marks.ts';
import type { Names } from '../model/names.ts';
import type { KeptName } from './kept-names.ts';
import { type Notes, useNotes } from './notes.ts';
import { speechOf } from './speech.ts';

export interface OpenedList {
  readonly id: string;
  /** The focus stays where it is: keys turn over the kinds beside it. */
  readonly isBeside?: true;
}

/** What the parts of the editor share. */
export interface Editor {
  readonly tree: PromotionTree;
  readonly names: Names;
  /** What is wrong. */
  readonly problems: Notes<Finding>;
  /** What a simulation says. */
  readonly marks: Notes<Mark>;
  /** The filters whose list is open in their row. */
  readonly lists: Notes<OpenedList>;
  readonly disabled: boolean;
  /** Whether the promotion is stored on the server. */
  readonly isStored: boolean;
  /** Registers how a list of rows scrolls to a row out of view; returns the function that unregisters. */
  onReveal(reveal: (id: string) => void): () => void;
  /** Moves the focus to a node, there to the part of a selector. */
  seek(id: string, part?: string): void;
  /** Runs an operation, or says why it is refused. `merge`: typing under this name is one undo entry. */
  run(outcome: Outcome<Leaf, Head>, merge?: string): void;
  /** Takes back the last operation, or does it again, and says so. */
  undo(isAgain: boolean): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
  /** Stores names, also for drafts, which hold ids alone. */
  learn(names: readonly KeptName[]): void;
  /** Opens the dialog that chooses the items of a filter, or the products to give away. */
  choose(
    kind: Filter['type'],
    ids: readonly Id[],
    done: (ids: readonly Id[]) => void,
    isGift?: boolean,
  ): void;
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

/** How a group joins its parts; changes of its parts draw nothing anew. */
export function useJoin(id: string): 'and' | 'or' | undefined {
  const { tree } = useEditor();
  const listen = useCallback((listener: () => void) => tree.listen(id, listener), [tree, id]);
  return useSyncExternalStore(listen, () => groupOf(tree.nodes, id)?.join);
}

/** Its number among the groups of its block, from 1, as it is stored one higher. */
export function useGroupNumber(id: string): number {
  const { tree } = useEditor();
  const listen = useCallback(
    (listener: () => void) => tree.watch(({ shape }) => shape && listener()),
    [tree],
  );
  return useSyncExternalStore(listen, () => groupNumber(tree.nodes, id));
}

/** Maximum letters of a node's words: its row shows two lines, and a screen reader reads them all. */
const SAID = 400;

/** A node in a few words, redrawn when they change. */
export function useWords(id: string): string {
  const { tree } = useEditor();
  const speech = useSpeech();
  const listen = useCallback((listener: () => void) => tree.listen(id, listener), [tree, id]);
  return useSyncExternalStore(listen, () => {
    const { nodes } = tree;
    const say = nodes.get(id)?.parent === null ? blockWords : partWords;
    return say(nodes, id, speech, { left: SAID });
  });
}

/** Words for the conditions, with the names that are known by now. */
export function useSpeech(): Speech {
  const { names } = useEditor();
  const listen = useCallback((listener: () => void) => names.listen(listener), [names]);
  return useSyncExternalStore(listen, () => speechOf(names));
}

export const useProblems = (id: string): readonly Finding[] => useNotes(useEditor().problems, id);
/** What keeps a filter from being saved. */
export const useFault = (id: string): Finding | undefined =>
  useProblems(id).find(({ tone }) => tone === 'error');
/** What a simulation says about a node. */
export const useMark = (id: string): Mark | undefined => useNotes(useEditor().marks, id)[0];

/** Why an operation was not done; source texts. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-deep': 'Groups stand at most {limit} levels deep.',
  'too-many': TOO_MANY_PARTS,
  'not-in-groups': 'SKU stands only in the main group.',
  'only-one': 'SKU stands there once: add to its list.',
  'into-itself': 'A group cannot stand in itself.',
  'other-block': 'Shops and products do not mix.',
  first: 'It is the first already.',
  last: 'It is the last already.',
  outermost: 'It stands in no group.',
  'no-group': 'There is no group beside it.',
  root: 'This part stays where it is.',
  gone: 'It is no longer there.',
};
