import { Place } from '../diagnostics/place.ts';
import { nodeAt, valueAt } from '../diagnostics/written.ts';
import type { Sources } from '../load/load-product.ts';

/** Replaces a part of a file's text and leaves the rest unchanged. */
export interface Edit {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Replaces the text at a place: the value, or the key. No edits if there is no text. */
export function replaceText(place: Place, change: (old: string) => string): Edit[] {
  const value = nodeAt(place);
  const node = place.part === 'key' ? value?.parent?.children?.[0] : value;
  if (typeof node?.value !== 'string') return [];
  const text = change(node.value);
  if (text === node.value) return [];
  return [{ file: place.file.path, offset: node.offset, length: node.length, text: JSON.stringify(text) }];
}

/** Replaces texts of the list at a place. */
export function listEdits(list: unknown, place: Place, change: (text: string) => string): Edit[] {
  return Array.isArray(list) ? list.flatMap((_item, index) => replaceText(place.child(index), change)) : [];
}

/** Adds a key after the last one of the object at a place, in the format of the object. */
export function addKey(place: Place, key: string, value: unknown): Edit[] {
  const node = nodeAt(place);
  const first = node?.children?.[0];
  const last = node?.children?.at(-1);
  const words = JSON.stringify(value, null, 1).replaceAll(/\s*\n\s*/g, ' ');
  if (node?.type === 'object' && !first) {
    const whole = `{ ${JSON.stringify(key)}: ${words} }`;
    return [{ file: place.file.path, offset: node.offset, length: node.length, text: whole }];
  }
  if (!node || !first || !last) return [];
  const between = place.file.text.slice(node.offset + 1, first.offset);
  const text = `,${between || ' '}${JSON.stringify(key)}: ${words}`;
  return [{ file: place.file.path, offset: last.offset + last.length, length: 0, text }];
}

/** Writes out a default with a change, at the nearest parent that is in the file. */
export function writeOut(place: Place, change: (value: unknown) => unknown): Edit[] {
  const { file, path } = place;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const holder = new Place(file, path.slice(0, length));
    const node = nodeAt(holder);
    const key = path[length];
    if (!node) continue;
    if (node.type === 'object' && typeof key === 'string')
      return addKey(holder, key, change(valueAt(file.value, path.slice(0, length + 1))));
    const text = JSON.stringify(change(valueAt(file.value, holder.path)), null, 1).replaceAll(
      /\s*\n\s*/g,
      ' ',
    );
    return [{ file: file.path, offset: node.offset, length: node.length, text }];
  }
  return [];
}

/** The sources after all edits. */
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
