import { createContext, useContext } from 'react';
import type { Group } from '../../domain/reading-rule.ts';

/** What every node of the tree needs of the editor. */
export interface Editor {
  readonly rule: Group;
  readonly depth: number;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<string, string>;
  readonly books: readonly { readonly id: number; readonly title: string }[];
  idOf(path: string): string;
  /** `focus`: name of the control that has the focus afterwards. */
  change(rule: Group, focus?: string): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A node is drawn outside the editor.');
  return editor;
}
