import { getNodePath } from 'jsonc-parser';
import { Place } from '../diagnostics/place.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { nodeAt, valueAt } from '../diagnostics/written.ts';
import type { Operation } from '../edit/operations.ts';

/** Replaces the text at a place: the value, or the key. No operation if there is no text. */
export function replaceText(place: Place, change: (old: string) => string): Operation[] {
  const node = nodeAt(place);
  if (!node) return [];
  const located = { file: place.file.path, pointer: pointer(getNodePath(node)) };
  const isKey = place.part === 'key';
  const old: unknown = isKey ? node.parent?.children?.[0]?.value : node.value;
  if (typeof old !== 'string' || (isKey && node.parent?.type !== 'property')) return [];
  const text = change(old);
  if (text === old) return [];
  return [isKey ? { op: 'rename-key', ...located, to: text } : { op: 'set', ...located, value: text }];
}

/** Replaces texts of the list at a place. */
export function listTexts(list: unknown, place: Place, change: (text: string) => string): Operation[] {
  return Array.isArray(list) ? list.flatMap((_item, index) => replaceText(place.child(index), change)) : [];
}

/** Sets the value that is written at a place; what is written shortly becomes the value. */
export function setWritten(place: Place, value: unknown): Operation[] {
  const node = nodeAt(place);
  return node ? [{ op: 'set', file: place.file.path, pointer: pointer(getNodePath(node)), value }] : [];
}

/** Adds a key after the last one of the object that is written at a place. */
export function addKey(place: Place, key: string, value: unknown): Operation[] {
  const node = nodeAt(place);
  if (node?.type !== 'object') return [];
  return [{ op: 'add', file: place.file.path, pointer: pointer([...getNodePath(node), key]), value }];
}

/** Writes out a default with a change, at the nearest parent that is in the file. */
export function writeOut(place: Place, change: (value: unknown) => unknown): Operation[] {
  const { file, path } = place;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const holder = new Place(file, path.slice(0, length));
    const node = nodeAt(holder);
    const key = path[length];
    if (!node) continue;
    if (node.type === 'object' && typeof key === 'string')
      return addKey(holder, key, change(valueAt(file.value, path.slice(0, length + 1))));
    return setWritten(holder, change(valueAt(file.value, holder.path)));
  }
  return [];
}
