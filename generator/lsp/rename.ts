import type { DocumentUri, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Use } from '../link/context/uses.ts';
import { renamed } from '../tools/rename.ts';
import { rangeOf } from './ranges.ts';
import type { Workspace } from './workspace.ts';

/** All edits of a renaming; files that are named after what they declare move with it. Throws Refused. */
export async function renameEdits(
  workspace: Workspace,
  { noun, name }: Use,
  newName: string,
): Promise<WorkspaceEdit> {
  const current = workspace.sources();
  const { sources, moved } = await renamed(workspace.project, current, `${noun}:${name}`, newName);
  const changes = new Map<DocumentUri, TextEdit[]>();
  for (const [path, text] of sources) {
    const old = current.get(path) ?? '';
    if (old !== text) changes.set(workspace.uriOf(path), [differenceOf(old, text)]);
  }
  return {
    documentChanges: [
      ...[...changes].map(([uri, edits]) => ({ textDocument: { uri, version: null }, edits })),
      ...[...moved].map(([from, to]) => ({
        kind: 'rename' as const,
        oldUri: workspace.uriOf(from),
        newUri: workspace.uriOf(to),
      })),
    ],
  };
}

/** One edit from the first to the last character that differs. */
function differenceOf(old: string, text: string): TextEdit {
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return {
    range: rangeOf(old, start, old.length - start - end),
    newText: text.slice(start, text.length - end),
  };
}
