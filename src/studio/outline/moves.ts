import { useCallback } from 'react';
import { isRecord } from '../../../core/record.ts';
import { useStudio } from '../use-studio.ts';
import { valueAt } from '../value-at.ts';

/** Where something goes among what is written beside it. */
export interface Move {
  readonly pointer: string;
  readonly key: string;
  /** What the operation says. */
  readonly target: { readonly before?: string; readonly to?: string };
  /** Its place afterwards, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** The way to the place of another beside it: before that one, or after it where it stands further on; undefined where it cannot go. */
export function moveOnto(written: unknown, pointer: string, onto: string): Move | undefined {
  const { keys, parent } = siblingsOf(written, pointer);
  return onto.startsWith(`${parent}/`) ? moveTo(written, pointer, keys.indexOf(lastKey(onto))) : undefined;
}

/** The same by steps: -1 is one up. */
export function moveBy(written: unknown, pointer: string, steps: -1 | 1): Move | undefined {
  const { keys } = siblingsOf(written, pointer);
  return moveTo(written, pointer, keys.indexOf(lastKey(pointer)) + steps);
}

function moveTo(written: unknown, pointer: string, index: number): Move | undefined {
  const { keys, parent, isList } = siblingsOf(written, pointer);
  const [key, onto] = [lastKey(pointer), keys[index]];
  const from = keys.indexOf(key);
  if (from < 0 || from === index || onto === undefined) return undefined;
  const before = index < from ? onto : keys[index + 1];
  const target = isList ? { to: `${parent}/${index}` } : before === undefined ? {} : { before };
  return { pointer, key, target, index, count: keys.length };
}

/** The keys of what stands beside a place in its holder. */
function siblingsOf(written: unknown, pointer: string) {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const holder = valueAt(written, parent);
  const keys = Array.isArray(holder)
    ? [...holder.keys()].map(String)
    : Object.keys(isRecord(holder) ? holder : {});
  return { parent, isList: Array.isArray(holder), keys: keys.filter((key) => key !== '$schema') };
}

const lastKey = (pointer: string) =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** Moves something in a file, and says where it stands then. */
export function useMove() {
  const { choose, change, say } = useStudio();
  return useCallback(
    async (file: string, { pointer, key, target, index, count }: Move) => {
      const operation = { op: 'move', file, pointer, ...target };
      if (!(await change('edit', { operations: [operation], title: `move ${key}` }))) return;
      choose({ file, pointer: target.to ?? pointer });
      say(`${key}: place ${index + 1} of ${count}`);
    },
    [choose, change, say],
  );
}
