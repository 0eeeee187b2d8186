import { findNodeAtOffset } from 'jsonc-parser';
import type { Range } from 'vscode-languageserver';
import type { Place } from '../diagnostics/place.ts';
import { lineAndColumn, offsetOf, parseFile, type SourceFile } from '../diagnostics/source-file.ts';
import { nodeAt } from '../diagnostics/written.ts';

/** Positions of the protocol: line and character, both from 0, in UTF-16 units. */
export function rangeOf(text: string, offset: number, length: number): Range {
  const position = (index: number) => {
    const { line, column } = lineAndColumn(text, index);
    return { line: line - 1, character: column - 1 };
  };
  return { start: position(offset), end: position(offset + length) };
}

/** The word at a position that the compiler names (both from 1): a key, a text or a number; of an object its first line. */
export function wordAt(path: string, text: string, line: number, column: number): Range {
  const { file } = parseFile(path, text);
  const lineStart = text.split('\n', line - 1).reduce((sum, lineText) => sum + lineText.length + 1, 0);
  const offset = lineStart + column - 1;
  const node = file.tree && findNodeAtOffset(file.tree, offset, true);
  const word = node?.type === 'property' ? node.children?.[0] : node;
  const lineEnd = text.indexOf('\n', offset);
  const restOfLine = (lineEnd < 0 ? text.length : lineEnd) - offset;
  const length = word?.offset === offset ? Math.min(word.length, restOfLine) : restOfLine;
  return rangeOf(text, offset, Math.max(1, length));
}

/** The text of a place without its quotes; undefined for a default, which nobody wrote. */
export function wordOf(
  place: Place,
): { readonly file: SourceFile; offset: number; length: number } | undefined {
  const value = nodeAt(place);
  const node = place.part === 'key' ? value?.parent?.children?.[0] : value;
  if (node?.type !== 'string') return undefined;
  return { file: place.file, offset: node.offset + 1, length: node.length - 2 };
}

/** Where a declaration stands, for an editor that goes there. */
export function placeRange(place: Place): Range {
  const word = wordOf(place);
  if (word) return rangeOf(word.file.text, word.offset, word.length);
  return rangeOf(place.file.text, offsetOf(place.file, place.path, place.part), 1);
}
