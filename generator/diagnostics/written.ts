import type { Node } from 'jsonc-parser';
import { Place } from './place.ts';
import { findNode, type JsonPath, writtenPath } from './source-file.ts';

/**
 * The node of the source text that a completed value comes from. For a short form it is the node of that form
 * (`"state": "State"` for its label); undefined for a default.
 */
export function nodeAt({ file, path: full }: Place): Node | undefined {
  if (!file.tree) return undefined;
  const path = writtenPath(file, full);
  const exact = findNode(file.tree, path);
  if (exact || !file.written) return exact;
  const completedValue = valueAt(file.value, full);
  // A short form leaves out keys in the middle or at the end of the path.
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const innerPath = path.slice(length + 1);
    const node = findNode(file.tree, [...path.slice(0, length), ...innerPath]);
    if (node && node.children === undefined && node.value === completedValue) return node;
  }
  return undefined;
}

/** Whether the value is a default. */
export function isByDefault(place: Place): boolean {
  const { file, path } = place;
  if (!file.written || path.length === 0 || valueAt(file.value, path) === undefined) return false;
  return nodeAt(place) === undefined;
}

/** The value at a path of a completed file. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[key];
  }
  return current;
}

/** The place, or where it is a default the word at the top of the file from which it follows, if that is written. */
export function saidPlace(place: Place, key: string): Place {
  const cause = new Place(place.file, [key]);
  return isByDefault(place) && nodeAt(cause) !== undefined ? cause : place;
}
