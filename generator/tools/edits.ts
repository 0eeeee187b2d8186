import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Place } from '../diagnostics/place.ts';
import type { Sources } from '../load/load-product.ts';

/** Replaces a stretch of a file's text; everything around it stays as it was written. */
export interface Edit {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** The node at a place, or undefined when nothing is written there. */
export function nodeAt({ file, path }: Place): Node | undefined {
  return file.tree && findNodeAtLocation(file.tree, [...path]);
}

/** Replaces the text at a place, or its key. Undefined when no text stands there. */
export function replaceText(place: Place, part: 'key' | undefined, change: (old: string) => string): Edit[] {
  const value = nodeAt(place);
  const node = part === 'key' ? value?.parent?.children?.[0] : value;
  if (typeof node?.value !== 'string') return [];
  const text = change(node.value);
  if (text === node.value) return [];
  return [{ file: place.file.path, offset: node.offset, length: node.length, text: JSON.stringify(text) }];
}

/** Adds a key behind the last one of the object at a place, in the way the object is written. */
export function addKey(place: Place, key: string, value: unknown): Edit[] {
  const node = nodeAt(place);
  const first = node?.children?.[0];
  const last = node?.children?.at(-1);
  if (!node || !first || !last) return [];
  const between = place.file.text.slice(node.offset + 1, first.offset);
  const words = JSON.stringify(value, null, 1).replaceAll(/\s*\n\s*/g, ' ');
  const text = `,${between || ' '}${JSON.stringify(key)}: ${words}`;
  return [{ file: place.file.path, offset: last.offset + last.length, length: 0, text }];
}

/** The sources with all edits made. */
export function applyEdits(sources: Sources, edits: readonly Edit[]): Map<string, string> {
  const changed = new Map(sources);
  const unique = new Map(
    edits.map((edit) => [`${edit.file} ${edit.offset} ${edit.length} ${edit.text}`, edit]),
  );
  const backwards = [...unique.values()].sort((a, b) => b.offset - a.offset);
  for (const { file, offset, length, text } of backwards) {
    const old = changed.get(file) ?? '';
    changed.set(file, old.slice(0, offset) + text + old.slice(offset + length));
  }
  return changed;
}
