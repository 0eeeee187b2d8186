import type { WorkspaceEdit } from 'vscode-languageserver';
import { applied } from '../edit/apply.ts';
import type { RenamedKind } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Use } from '../link/context/uses.ts';
import { renamerOf } from '../tools/rename.ts';
import { rangeOf } from './ranges.ts';
import type { Workspace } from './workspace.ts';

/** Nouns whose names can be changed wherever they stand. */
const RENAMED: readonly string[] = ['screen', 'endpoint', 'entity', 'field', 'roles', 'text'];

export function isRenamable({ noun }: Use): boolean {
  return RENAMED.includes(noun);
}

/** All edits of a renaming; files that are named after what they declare move with it. Throws Refused. */
export function renameEdits(workspace: Workspace, use: Use, newName: string): WorkspaceEdit {
  if (!isRenamable(use)) throw new Refused(`A name of the kind "${use.noun}" cannot be changed here.`);
  const sources = workspace.sources();
  const kind = use.noun as RenamedKind;
  const renaming = { op: 'rename', kind, from: use.name, to: newName } as const;
  const { changes } = applied(sources, [renaming], renamerOf(workspace.project));
  return {
    documentChanges: changes.flatMap(({ file, from = file, oldText = '', edits }) => {
      const uri = workspace.uriOf(from);
      const textEdits = edits.map(({ offset, length, text }) => ({
        range: rangeOf(oldText, offset, length),
        newText: text,
      }));
      const moved = { kind: 'rename' as const, oldUri: uri, newUri: workspace.uriOf(file) };
      return [{ textDocument: { uri, version: null }, edits: textEdits }, ...(from === file ? [] : [moved])];
    }),
  };
}
