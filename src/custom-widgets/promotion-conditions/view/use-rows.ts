import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { groupOf } from '../../../../core/tree/look.ts';
import { useEditor } from './editor.ts';

export interface RowPlace {
  readonly id: string;
  /** 1 in the block itself. */
  readonly level: number;
  /** From 1, of all in its group. */
  readonly place: number;
  readonly siblingCount: number;
  readonly isFolded: boolean;
}

/** The rows of a block that are to be seen, and how a group is folded. */
export function useRows(root: string): {
  readonly rows: readonly RowPlace[];
  fold(id: string, to?: boolean): void;
} {
  const { tree } = useEditor();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const shape = useSyncExternalStore(
    useCallback((listener: () => void) => tree.watch((treeChange) => treeChange.shape && listener()), [tree]),
    () => tree.shape,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are the same map in every shape
  const rows = useMemo(() => {
    const seen: RowPlace[] = [];
    const walk = (id: string, level: number): void => {
      const kids = groupOf(tree.nodes, id)?.kids ?? [];
      kids.forEach((kid, kidIndex) => {
        const isFolded = folded.has(kid);
        seen.push({ id: kid, level, place: kidIndex + 1, siblingCount: kids.length, isFolded });
        if (!isFolded) walk(kid, level + 1);
      });
    };
    walk(root, 1);
    return seen;
  }, [tree, root, shape, folded]);
  const fold = useCallback((id: string, to?: boolean) => {
    setFolded((previousFolded) => {
      const nextFolded = new Set(previousFolded);
      if (to ?? !previousFolded.has(id)) nextFolded.add(id);
      else nextFolded.delete(id);
      return nextFolded;
    });
  }, []);
  return { rows, fold };
}
